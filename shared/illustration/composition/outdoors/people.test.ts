import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const coloursOf = (text: string) =>
  new Set(compose(readScene(passage(text)), at).picture.layers.flatMap(({ shapes }) => shapes.map(({ colour }) => colour))); // prettier-ignore

test('by day people who pass by wear colours, and at night they are silhouettes', () => {
  const [day, night] = ['noon', 'midnight'].map((hour) => coloursOf(`It was ${hour}. Many men walked along the road over the plain.`).size); // prettier-ignore
  expect(day).toBeGreaterThan(night! + 3);
});
