import { expect, test } from 'vitest';
import { seeded } from '../../../drawing/seeded.ts';
import { boxOf, WIDTH } from '../../canvas.ts';
import * as ranges from './ranges.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i);
const heightsOf = (contour: (x: number) => number) =>
  Array.from({ length: 128 }, (_, i) => 500 - contour(i * 8));

test('a range has its highest top at the requested place, and several others', () => {
  for (const seed of SEEDS) {
    const contour = ranges.massif(seeded(seed), 500, 240, 4, 660);
    const heights = heightsOf(contour);
    const highest = heights.indexOf(Math.max(...heights)) * 8;
    expect(Math.abs(highest - 660)).toBeLessThan(90);
    expect(Math.max(...heights)).toBeGreaterThan(225);
    expect(ranges.topsOf(contour, 0, WIDTH, 14).length).toBeGreaterThan(1);
  }
});

test('old hills are round: nowhere steeper than a man would climb', () => {
  for (const seed of SEEDS) {
    const heights = heightsOf(ranges.hillLine(seeded(seed), 500, 110));
    const steepest = Math.max(...heights.slice(1).map((height, i) => Math.abs(height - heights[i]!) / 8));
    expect(steepest).toBeLessThan(1);
    expect(Math.max(...heights)).toBeGreaterThan(45);
  }
});

test('only a broken moor has rocks', () => {
  for (const seed of SEEDS) {
    const steepest = (isBroken: boolean) => {
      const heights = heightsOf(ranges.moor(seeded(seed), 500, isBroken));
      return Math.max(...heights.slice(1).map((height, i) => Math.abs(height - heights[i]!)));
    };
    expect(steepest(true)).toBeGreaterThan(steepest(false) + 5);
  }
});

test('the dark side of a mountain is on the mountain, away from the light', () => {
  for (const seed of SEEDS) {
    const contour = ranges.massif(seeded(seed), 500, 240, 3, 400);
    const [top] = ranges.topsOf(contour, 300, 500, 30);
    if (top === undefined) continue;
    const ringAt = (lightX: number) =>
      ranges.darkSides(seeded(seed), contour, 500, lightX, { from: 0, to: WIDTH });
    const middles = (lightX: number) =>
      ringAt(lightX).map((ring) => {
        const { left, right } = boxOf([{ path: [ring] }]);
        return (left + right) / 2;
      });
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    expect(sum(middles(2000))).toBeLessThan(sum(middles(-2000)));
    for (const ring of ringAt(2000))
      for (let i = 0; i < ring.length; i += 2) expect(ring[i + 1]!).toBeGreaterThan(contour(ring[i]!) - 30);
  }
});
