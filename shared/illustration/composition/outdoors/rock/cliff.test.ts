import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';

const pictured = (text: string, take = 0) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take });

test('a cliff that a passage is about rises sheer out of its sea', () => {
  /** The tallest of the rocks in a picture, in pixels. */
  const rise = (text: string) =>
    Math.max(
      ...pictured(text)
        .picture.layers.filter(({ rimSteps }) => rimSteps === 2)
        .map(({ shapes }) => boxOf(shapes))
        .map(({ top, bottom }) => bottom - top),
      0,
    );
  expect(rise('The cliff fell sheer to the sea, and gulls wheeled about its face.')).toBeGreaterThan(280);
  expect(rise('The sea lay calm, and far off a cliff was seen.')).toBe(0);
});

test('smoke lies over a battlefield, and not over a village', () => {
  const faint = (text: string) =>
    pictured(text).picture.layers.filter(({ shapes }) => shapes.length === 1 && shapes[0]!.opacity === 0.17)
      .length;
  expect(faint('Smoke lay over the battlefield, and cannon stood on the hill.')).toBeGreaterThan(5);
  expect(faint('Smoke rose over the village.')).toBe(0);
  expect(
    pictured('Smoke lay over the battlefield, and cannon stood on the hill.').drawn.map(({ what }) => what),
  ).toEqual(expect.arrayContaining(['smoke', 'cannon']));
});

test('the roofs of a town are its skyline, not a house in the fields', () => {
  for (let take = 0; take < 3; take++)
    expect(
      pictured('From the hill one saw the roofs of the town and the river.', take).drawn.map(
        ({ what }) => what,
      ),
    ).toEqual(expect.arrayContaining(['roof', 'town']));
});

test('a gondola comes down the canal between the houses', () => {
  const text = 'A gondola glided along the canal between old palaces.';
  expect(pictured(text).drawn.map(({ what }) => what)).toContain('boat');
});
