import { expect, test } from 'vitest';
import { area } from '../drawing/path.ts';
import { seeded } from '../drawing/seeded.ts';
import { MOTIFS } from './library.ts';
import type { Part } from './motif.ts';

const numbers = (parts: readonly Part[]) => parts.flatMap(({ path }) => path.flat());
const heights = (parts: readonly Part[]) => numbers(parts).filter((_, i) => i % 2 === 1);

test.each([...MOTIFS])(
  '%s stands where it should, about as tall as it is said to be',
  (name, { draw, height, stands }) => {
    for (const seed of ['a', 'b', 'c']) {
      const ys = heights(draw(seeded(name, seed), { isLit: true }));
      const [top, foot] = [Math.min(...ys), Math.max(...ys)];
      // A galloping horse leaves the ground for a moment, and birds are in the air.
      const lift = stands === 'sky' || name.endsWith('galloping') ? 0.06 : 0.01;
      expect(foot).toBeGreaterThan(-lift * height);
      expect(foot).toBeLessThan(0.12 + 0.05 * height);
      expect(-top / height).toBeGreaterThan(0.6);
      expect(-top / height).toBeLessThan(1.35);
    }
  },
);

test.each([...MOTIFS])(
  '%s has only sound outlines, and the same ones for the same seed',
  (name, { draw }) => {
    const drawn = draw(seeded(name), {});
    expect(draw(seeded(name), {})).toEqual(drawn);
    expect(numbers(drawn).every(Number.isFinite)).toBe(true);
    // Holes lie within what they are cut from.
    for (const { path } of drawn)
      expect(path.map(area).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  },
);

test('lamps are lit in a house at night, and not by day', () => {
  const house = MOTIFS.get('manor')!;
  const lights = (isLit: boolean) =>
    house.draw(seeded('night'), { isLit }).filter(({ material }) => material === 'light').length;
  expect(lights(true)).toBeGreaterThan(2);
  expect(lights(false)).toBe(0);
});

test('no two trees of a kind are the same', () => {
  const { draw } = MOTIFS.get('leafy tree')!;
  expect(draw(seeded(1), {})).not.toEqual(draw(seeded(2), {}));
});
