import { expect, test } from 'vitest';
import { childlike } from './childlike.ts';

const moved = (x: number, y: number) => childlike([[x, y]])[0] as [number, number];

test('a child’s eyes are lower, its face shorter and its neck thinner than an adult’s', () => {
  expect(moved(0.34, -0.5)[1]).toBeGreaterThan(-0.45);
  expect(moved(0.37, 0)[1]).toBeLessThan(0);
  const breadth = (y: number) => moved(0.05, y)[0] - moved(-0.3, y)[0];
  expect(breadth(0.3)).toBeLessThan(0.28);
});

test('nothing of a child’s head changes its order from the crown down, and the collar stays', () => {
  const rows = Array.from({ length: 40 }, (_, i) => moved(0.2, -1 + i * 0.045)[1]);
  expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  expect(moved(0.2, 0.9)).toEqual([0.2, 0.9]);
});
