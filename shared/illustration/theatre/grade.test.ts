import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEIGHT } from '../drawing/layer.ts';
import { footShadow, gradePixel } from './grade.ts';

const level = fc.integer({ min: 0, max: 255 });
const graded = (grey: number, glow: number, y: number) => {
  const colour = Float32Array.of(grey, grey, grey);
  gradePixel(colour, 1 - footShadow(y) * (1 - glow));
  return colour[0]!;
};

test('black stays black, white stays white, and a lighter grey never becomes the darker one', () => {
  expect(graded(0, 1, 0)).toBe(0);
  expect(graded(255, 1, 0)).toBe(255);
  fc.assert(
    fc.property(level, level, (a, b) => a > b || graded(a, 1, 0) <= graded(b, 1, 0)),
    { numRuns: 300 },
  );
});

test('what is dark becomes darker, and what is light lighter', () => {
  expect(graded(60, 1, 0)).toBeLessThan(60);
  expect(graded(200, 1, 0)).toBeGreaterThan(200);
});

test('the foot of a picture is darker where no light reaches it', () => {
  expect(graded(150, 0, HEIGHT - 1)).toBeLessThan(graded(150, 1, HEIGHT - 1) - 10);
  expect(graded(150, 0, 100)).toBe(graded(150, 1, 100));
});
