import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const at = { bookId: 'book', seed: 'room', take: 0 };
const drawnIn = (text: string, take = 0) =>
  compose(readScene(passage(text)), { ...at, take }).drawn.map(({ what }) => what);
const layersOf = (text: string, take = 0) =>
  compose(readScene(passage(text)), { ...at, take }).picture.layers;

test('many small things in a room stand on shelves along the wall', () => {
  for (let take = 0; take < 4; take++) {
    expect(
      drawnIn(
        'The room was full of bottles; they stood along the shelves, and a lamp burned on the table.',
        take,
      ),
    ).toEqual(expect.arrayContaining(['bottle', 'shelf']));
  }
});

test('a room with single things has no such shelves', () => {
  const one = layersOf('In the room a lamp burned on the table beside a bottle.');
  const many = layersOf('In the room lamps burned on the table beside a bottle.');
  expect(many.length).toBeGreaterThan(one.length);
});

test('a round window is round', () => {
  const rounds = (words: string) =>
    layersOf(`It was a low room under the roof, with ${words} that looked out to sea, and a lamp.`)
      .flatMap(({ shapes }) => shapes)
      .filter(({ path }) => path.length === 1 && isCircle(path[0]!)).length;
  expect(rounds('one round window')).toBe(rounds('one window') + 1);
});

/** The size of a window. */
function isCircle(ring: readonly number[]): boolean {
  const points = ring.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: ring[i + 1]! }] : []));
  const middle = (axis: 'x' | 'y') =>
    (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2;
  const radii = points.map(({ x, y }) => Math.hypot(x - middle('x'), y - middle('y')));
  return points.length > 8 && Math.min(...radii) > 60 && Math.max(...radii) / Math.min(...radii) < 1.02;
}
