import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';

/** The layers of ground that fade at their upper edge into the land behind. */
const faded = (text: string) =>
  compose(readScene(passage(text, { type: 'location' })), {
    bookId: 'book',
    seed: 'a',
    take: 0,
  }).picture.layers.filter(({ haze }) => haze && haze.from > haze.to + 60 && haze.strength > 0.6);

test('trodden ground goes on without an edge from the land behind it, as a meadow does not', () => {
  expect(faded('An empty travelling carriage drove into the yard of the inn.').length).toBeGreaterThan(0);
  expect(faded('A cottage stood in the green meadow.')).toEqual([]);
});
