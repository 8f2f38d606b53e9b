import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import { boxOf } from '../../canvas.ts';
import { withImpliedCarriage, withImpliedHouse, withRowers } from './implied-things.ts';

const things = (text: string) => withImpliedHouse(readScene(passage(text))).things;

test('a porch belongs to a house, which is drawn for the same words', () => {
  const all = things('A speckled hen walked about the porch, and the sun burned on the yard.');
  const [porch, house] = ['porch', 'house'].map((what) => all.find((thing) => thing.what === what));
  expect(house?.words).toEqual(porch?.words);
});

test('steps of a church, or a porch of a named house, imply no other house', () => {
  expect(things('They stood on the steps of the church.').map(({ what }) => what)).not.toContain('house');
  expect(
    things('The roof was of solid glass, and beneath it were several hundred large eggs.').map(
      ({ what }) => what,
    ),
  ).not.toContain('house');
  expect(things('The cottage had a low porch.').map(({ what }) => what)).not.toContain('house');
});

test('a person who drives out sits in a carriage, shown for the words that state the driving', () => {
  const { things: all, people } = withImpliedCarriage(
    readScene(passage('The doctor, a stout man, drove along the lane.', { type: 'character' })),
  );
  expect(all.find(({ what }) => what === 'carriage')?.words).toEqual(people[0]!.posture?.words);
  expect(
    withImpliedCarriage(
      readScene(passage('The doctor drove along the lane in his cart.', { type: 'character' })),
    ).things.map(({ what }) => what),
  ).not.toContain('carriage');
});

test('people in a boat on the sea row it, all in one boat, and nobody stands on the water', () => {
  const text = 'A small boat with two men in it tossed on the grey waves far from the land.';
  const { people } = withRowers(readScene(passage(text)));
  expect(people[0]?.posture?.value).toBe('row');
  expect(
    withRowers(
      readScene(passage('The boy and the old fisherman rowed out to sea in a little boat.')),
    ).people.filter(({ posture }) => posture?.value === 'row'),
  ).toHaveLength(1);
  // A sailor on the shore stays there.
  expect(
    withRowers(readScene(passage('A sailor stood on the shore beside his boat.'))).people[0]?.posture?.value,
  ).not.toBe('row');
  for (let take = 0; take < 3; take++) {
    const { picture, drawn } = compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take });
    expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['boat', 'person']));
    const upright = picture.layers
      .filter(({ shapes, rim }) => shapes.length > 10 && rim === 0.75)
      .map(({ shapes }) => boxOf(shapes));
    for (const { top, bottom, left, right } of upright) expect(bottom - top).toBeLessThan(right - left);
  }
});
