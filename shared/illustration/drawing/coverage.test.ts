import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { area, ellipse, hole, limb, outline, placed, polygon, rectangle, type Path } from './path.ts';

const WIDTH = 64;
const HEIGHT = 48;

/** The covered share of each pixel. */
function fill(path: Path): Float32Array {
  const shares = new Float32Array(WIDTH * HEIGHT);
  new Coverage(WIDTH, HEIGHT).fill(path, (index, share) => (shares[index] = share));
  return shares;
}

const total = (shares: Float32Array) => shares.reduce((sum, share) => sum + share, 0);
const inside = fc.record({
  x: fc.double({ min: 12, max: 50, noNaN: true }),
  y: fc.double({ min: 12, max: 36, noNaN: true }),
  radius: fc.double({ min: 0.5, max: 11, noNaN: true }),
});

test('the covered shares add up to the area of the outline', () => {
  fc.assert(
    fc.property(inside, fc.double({ min: 0, max: 360, noNaN: true }), ({ x, y, radius }, turn) => {
      const shape = placed(
        [
          polygon([
            [-1, -0.4],
            [0.9, -0.7],
            [0.6, 0.8],
            [-0.5, 0.5],
          ]),
        ],
        { x, y, scale: radius, turn },
      );
      // A pixel along an edge, or at a corner, is left out where less than 0.004 of it is covered. Edges of 5.6 radii that
      // are diagonal cross 1.42 times as many pixels.
      const leftOut = 0.004 * (8 * radius + 8);
      expect(Math.abs(total(fill(shape)) - area(shape[0]!) / 2)).toBeLessThan(leftOut);
    }),
  );
});

test('overlapping outlines of one path are one surface', () => {
  const one = rectangle(10, 10, 20, 20);
  expect(total(fill([one, one]))).toBeCloseTo(400, 3);
  expect(total(fill([one, rectangle(20, 10, 20, 20)]))).toBeCloseTo(600, 3);
  expect(Math.max(...fill([one, ellipse(20, 20, 5)]))).toBe(1);
});

test('a hole stays empty', () => {
  const ring = [
    ellipse(32, 24, 15),
    hole([
      [22, 24],
      [32, 14],
      [42, 24],
      [32, 34],
    ]),
  ];
  const shares = fill(ring);
  expect(shares[24 * WIDTH + 32]).toBe(0);
  expect(shares[24 * WIDTH + 19]).toBe(1);
});

test('a mirrored drawing is filled like the original', () => {
  const path = [
    ...limb(
      [
        [0, 0],
        [4, 6],
        [2, 12],
      ],
      [3, 2, 1],
    ),
    outline([
      [-4, 0],
      [4, 0],
      [0, 9],
    ]),
  ];
  const [left, right] = [placed(path, { x: 32, y: 20 }), placed(path, { x: 32, y: 20, isFlipped: true })].map(
    (one) => total(fill(one)),
  );
  expect(left).toBeCloseTo(right!, 1);
});

test('paths are clipped at the picture’s border', () => {
  expect(total(fill([rectangle(-50, -50, 40, 40)]))).toBe(0);
  expect(total(fill([rectangle(WIDTH + 5, 5, 40, 40)]))).toBe(0);
  expect(total(fill([rectangle(-10, -10, 200, 200)]))).toBeCloseTo(WIDTH * HEIGHT, 0);
  expect(total(fill([rectangle(-10, 10, 20, 10)]))).toBeCloseTo(100, 2);
});

test('nothing of one path is left in the next', () => {
  const coverage = new Coverage(WIDTH, HEIGHT);
  const shares = (path: Path) => {
    let sum = 0;
    coverage.fill(path, (_, share) => (sum += share));
    return sum;
  };
  fc.assert(
    fc.property(inside, ({ x, y, radius }) => {
      shares([ellipse(x * 2 - 30, y * 2 - 20, radius * 3)]);
      expect(shares([rectangle(10, 10, 10, 10)])).toBeCloseTo(100, 3);
    }),
  );
});
