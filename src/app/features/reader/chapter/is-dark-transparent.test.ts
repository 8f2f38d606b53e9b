import { expect, it } from 'vitest';
import { arePixelsDarkTransparent } from './is-dark-transparent.ts';

it('dark lines on transparency are distinguished from opaque pictures and from light ones', () => {
  const points = (...some: [rgba: [number, number, number, number], count: number][]) =>
    Uint8ClampedArray.from(some.flatMap(([rgba, count]) => Array.from({ length: count }, () => rgba).flat()));
  const clear: [number, number, number, number] = [0, 0, 0, 0];
  expect(arePixelsDarkTransparent(points([clear, 80], [[0, 0, 0, 255], 20]))).toBe(true);
  expect(arePixelsDarkTransparent(points([clear, 80], [[40, 10, 90, 200], 20]))).toBe(true);
  expect(arePixelsDarkTransparent(points([clear, 80], [[250, 250, 240, 255], 20]))).toBe(false);
  expect(arePixelsDarkTransparent(points([[255, 255, 255, 255], 80], [[0, 0, 0, 255], 20]))).toBe(false);
  expect(arePixelsDarkTransparent(points([clear, 100]))).toBe(false);
});
