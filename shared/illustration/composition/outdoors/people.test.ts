import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const coloursOf = (text: string, type: 'character' | 'location') =>
  new Set(compose(readScene(passage(text, { type })), at).picture.layers.flatMap(({ shapes }) => shapes.map(({ colour }) => colour))); // prettier-ignore

test('two whom a passage describes have colours of their own, and passers-by are silhouettes', () => {
  const text = 'Two young women stood by the gate under a clear sky, and beyond it were fields.';
  expect(coloursOf(text, 'character').size).toBeGreaterThan(coloursOf(text, 'location').size + 3);
});
