import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const flamesOf = (text: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 })
    .picture.layers.flatMap(({ shapes }) => shapes)
    .filter(({ colour }) => colour === '#e8662c');

test('fire that issues from the oak a passage is about burns in its crown', () => {
  const text = 'I beheld a stream of fire issue from an old and beautiful oak, which stood before our house.';
  expect(flamesOf(text).length).toBeGreaterThan(0);
  expect(flamesOf('A fire burned on the ground before the tents of the camp.')).toEqual([]);
});

test('a building that spouts fire burns, and a fire before a house does not', () => {
  expect(
    flamesOf('There was a great building in front of us, spouting fire at every window, and the flames rose.')
      .length,
  ).toBeGreaterThan(0);
  expect(flamesOf('A fire burned before the old house.')).toEqual([]);
});
