import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

/** Whether any of a row of hills, one in front of the other, is wooded in some picture: each tree is an outline of its own. */
const areWooded = (text: string) =>
  Array.from({ length: 16 }, (_, i) =>
    compose(readScene(passage(text, { type: 'location' })), { bookId: 'book', seed: `${i}`, take: 0 }),
  ).some(({ picture: { layers } }) =>
    layers.some(
      ({ texture, shapes }) => texture?.strength === 0.14 && shapes.some(({ path }) => path.length > 1),
    ),
  );

test('far hills may be wooded, but not around a plain of moss', () => {
  expect(areWooded('Low hills ran around a wide green meadow.')).toBe(true);
  expect(areWooded('Low hills ran around a wide plain of yellow moss.')).toBe(false);
});
