import { expect, test } from 'vitest';
import { formatAgo, formatBytes } from './amounts.ts';

test('sizes are formatted for people', () => {
  expect([0, 999, 12_345, 1_500_000, 48_000_000, 2_340_000_000].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '12 kB',
    '1.5 MB',
    '48 MB',
    '2.3 GB',
  ]);
});

test('times are formatted relative to now, and never in the future', () => {
  const now = 1_000_000_000;
  expect(formatAgo(now - 20_000, now)).toBe('just now');
  expect(formatAgo(now - 3 * 60_000, now)).toBe('3 minutes ago');
  expect(formatAgo(now - 90 * 60_000, now)).toBe('1 hour ago');
  expect(formatAgo(now - 26 * 3_600_000, now)).toBe('yesterday');
  expect(formatAgo(now + 5_000, now)).toBe('just now');
});
