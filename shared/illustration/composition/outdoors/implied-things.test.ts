import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { withImpliedCarriage, withImpliedHouse } from './implied-things.ts';

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

test('who drives out sits in a carriage, for the words of driving', () => {
  const { things: all, people } = withImpliedCarriage(readScene(passage('The doctor, a stout man, drove along the lane.', { type: 'character' }))); // prettier-ignore
  expect(all.find(({ what }) => what === 'carriage')?.words).toEqual(people[0]!.posture?.words);
  expect(withImpliedCarriage(readScene(passage('The doctor drove along the lane in his cart.', { type: 'character' }))).things.map(({ what }) => what)).not.toContain('carriage'); // prettier-ignore
});
