import { expect, test } from 'vitest';
import { formatReadingTime } from './format-reading-time.ts';

test('a short story is read in minutes, a book in hours', () => {
  expect([0.001, 0.12, 0.98, 0.999, 1.26, 8.72].map(formatReadingTime)).toEqual([
    '1 minute to read',
    '7 minutes to read',
    '59 minutes to read',
    '1.0 hour to read',
    '1.3 hours to read',
    '8.7 hours to read',
  ]);
});
