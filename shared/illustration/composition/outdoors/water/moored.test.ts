import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

/** The number of shapes in a picture, most of which belong to ships. */
const shapesIn = (text: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).picture.layers.flatMap(
    ({ shapes }) => shapes,
  ).length;

test('a harbour full of ships has a wood of masts', () => {
  const [many, one] = [shapesIn('The harbour was full of ships.'), shapesIn('A ship lay in the harbour.')];
  expect(many).toBeGreaterThan(one + 100);
});
