import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { borderShade, bottomShade, gradedLevel } from './grade.ts';

const level = fc.integer({ min: 0, max: 255 });
const printed = (grey: number, glow: number, y: number) =>
  gradedLevel(grey, grey, bottomShade(y) * (1 - glow));

test('black stays black, white stays white, and the order of greys is kept', () => {
  expect(printed(0, 1, 0)).toBe(0);
  expect(printed(255, 1, 0)).toBe(255);
  fc.assert(
    fc.property(level, level, (a, b) => a > b || printed(a, 1, 0) <= printed(b, 1, 0)),
    { numRuns: 300 },
  );
});

test('darks become darker, and lights lighter', () => {
  expect(printed(60, 1, 0)).toBeLessThan(60);
  expect(printed(200, 1, 0)).toBeGreaterThan(200);
});

test('the bottom of a picture is darker where no light reaches it', () => {
  expect(printed(150, 0, HEIGHT - 1)).toBeLessThan(printed(150, 1, HEIGHT - 1) - 10);
  expect(printed(150, 0, 100)).toBe(printed(150, 1, 100));
});

test('the corners are in shadow, and the middle is not', () => {
  expect(borderShade(WIDTH / 2, HEIGHT / 2)).toBe(0);
  expect(borderShade(20, 20)).toBeGreaterThan(0.1);
});

test('shaded colours deepen instead of turning grey, and what is dark already is hardly shaded', () => {
  const [red, green, blue] = [120, 160, 210] as const;
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const spread = (shade: number) => {
    const [r, b] = [gradedLevel(red, grey, shade), gradedLevel(blue, grey, shade)];
    return (b - r) / (b + r);
  };
  expect(spread(0.4)).toBeGreaterThan(spread(0) * 1.3);
  expect(gradedLevel(30, 30, 0.4)).toBeGreaterThan(gradedLevel(30, 30, 0) - 3);
});
