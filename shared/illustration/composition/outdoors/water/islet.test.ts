import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../drawing/path.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const paint = (text: string, seed = 'passage') =>
  compose(readScene(passage(text)), { bookId: 'book', seed, take: 0 });

describe('a building on an island', () => {
  test('stands on land that reaches beyond both its ends, and casts no shadow on the sea', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { layers } = paint('On the little island stood a white house.', seed).picture;
      const house = layers.findIndex(({ rim, texture }) => rim === 0.45 && texture !== undefined);
      const land = layers.findLast(({ rim }, i) => rim === 0.24 && i < house);
      expect(land, seed).toBeDefined();
      const [built, below] = [layers[house]!, land!].map(({ shapes }) =>
        boundsOf(shapes.map(({ path }) => path)),
      );
      expect(below!.left).toBeLessThan(built!.left);
      expect(below!.right).toBeGreaterThan(built!.right);
      expect(Math.abs(below!.bottom - built!.bottom)).toBeLessThan(70);
    }
  });

  test('is seen on its rock in the open sea', () => {
    expect(paint('The castle stood on a rock in the sea.').drawn.map(({ what }) => what)).toContain('castle');
  });

  test('does not make an island of the shore where it stands', () => {
    const text =
      'There were green shores and pleasant islands and glittering water, and a house by the shore.';
    expect(paint(text).drawn.map(({ what }) => what)).toContain('house');
  });
});
