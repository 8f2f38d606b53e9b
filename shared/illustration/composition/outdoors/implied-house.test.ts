import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { withImpliedHouse } from './implied-house.ts';

const things = (text: string) => withImpliedHouse(readScene(passage(text))).things;

test('a porch belongs to a house, which is drawn for the same words', () => {
  const all = things('A speckled hen walked about the porch, and the sun burned on the yard.');
  const [porch, house] = ['porch', 'house'].map((what) => all.find((thing) => thing.what === what));
  expect(house?.words).toEqual(porch?.words);
});

test('steps of a church, or a porch of a named house, imply no other house', () => {
  expect(things('They stood on the steps of the church.').map(({ what }) => what)).not.toContain('house');
  expect(things('The roof was of solid glass, and beneath it were several hundred large eggs.').map(({ what }) => what)).not.toContain('house'); // prettier-ignore
  expect(things('The cottage had a low porch.').map(({ what }) => what)).not.toContain('house');
});
