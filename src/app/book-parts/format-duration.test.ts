import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test('any reading is more than no time, and sixty minutes are an hour', () => {
  expect([0, 12, 45, 3_599, 3_660, 7_190].map(formatDuration)).toEqual([
    '0 min',
    '< 1 min',
    '1 min',
    '1 h 0 min',
    '1 h 1 min',
    '2 h 0 min',
  ]);
});
