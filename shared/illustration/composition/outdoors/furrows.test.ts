import { describe, expect, test } from 'vitest';
import { HEIGHT } from '../../drawing/layer.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';
import { terrainOf } from '../terrain/terrain.ts';

const read = (text: string) => readScene(passage(text));

test.each([
  ['The ripe rye stood golden on both sides of the road.', 'crop'],
  ['За деревней тянулось вспаханное поле.', 'ploughed'],
  ['The ploughed land lay brown under the evening sky.', 'ploughed'],
  ['Over the stubble fields the autumn sky hung low.', 'stubble'],
  ['The fields lay white under the snow, where the rye had stood.', undefined],
  ['Children played in the field by the village.', undefined],
])('a field is cultivated as stated: %s', (text, tillage) => {
  expect(terrainOf(read(text)).tillage).toBe(tillage);
});

describe('rows of a field', () => {
  test('converge towards a point on the horizon', () => {
    for (let take = 0; take < 4; take++) {
      const { layers } = compose(read('За деревней тянулось вспаханное поле.'), {
        bookId: 'book',
        seed: 'passage',
        take,
      }).picture;
      const rows = layers
        .flatMap(({ shapes }) => shapes)
        .find(
          ({ path }) =>
            path.length > 90 &&
            path.every(
              (ring) =>
                ring.length === path[0]!.length && Math.max(...ring.filter((_, i) => i % 2 === 1)) >= HEIGHT,
            ),
        )!.path;
      const widthAt = (at: 'top' | 'foot') => {
        const xs = rows.map((ring) => {
          const points = Array.from(
            { length: ring.length / 2 },
            (_, i) => [ring[2 * i]!, ring[2 * i + 1]!] as const,
          );
          return points.reduce((a, b) => ((at === 'top') === b[1] < a[1] ? b : a))[0];
        });
        return Math.max(...xs) - Math.min(...xs);
      };
      expect(widthAt('top')).toBeLessThan(widthAt('foot') * 0.25);
    }
  });
});
