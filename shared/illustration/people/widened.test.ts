import { expect, test } from 'vitest';
import { widened } from './widened.ts';

/** The height of the end of a shoulder; y grows downwards. */
const shoulderAt = (bulk: number, shoulders?: number) => widened(bulk, shoulders)([[-0.98, 0.72]])[0]![1];

test('broad shoulders are square, and those of the weakly built slope', () => {
  expect(shoulderAt(1, 1.2)).toBeLessThan(shoulderAt(1) - 0.05);
  expect(shoulderAt(0.8)).toBeGreaterThan(shoulderAt(1) + 0.05);
  expect(shoulderAt(1.3)).toBe(shoulderAt(1));
});
