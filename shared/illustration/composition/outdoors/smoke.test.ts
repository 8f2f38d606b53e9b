import { expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { boxOf } from '../canvas.ts';
import { compose } from '../compose.ts';

/** The veils of smoke: faint shapes that rise high above the solid ones of their layer. */
const plumesOf = (text: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).picture.layers.flatMap(
    ({ shapes }) => {
      const solid = shapes.filter(({ opacity = 1 }) => opacity > 0.6);
      if (solid.length === 0) return [];
      const { top } = boxOf(solid);
      return shapes.filter((shape) => (shape.opacity ?? 1) < 0.6 && boxOf([shape]).top < top - 40);
    },
  );

test('the chimneys of a factory smoke, unless it lies in ruins', () => {
  expect(plumesOf('Beyond the river stood a brick factory.').length).toBeGreaterThan(0);
  expect(plumesOf('Beyond the river stood an abandoned, dilapidated brick factory.')).toEqual([]);
  expect(plumesOf('Beyond the river stood a brick house.')).toEqual([]);
});

test('steam drifts from the funnel of a train in front of its station', () => {
  expect(plumesOf('The train stood at the station.').length).toBeGreaterThan(0);
});
