import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

test('the longer a time, the more it is rounded', () => {
  expect([1, 59, 60, 62, 63, 200, 598, 700].map(formatTime)).toEqual([
    '1 min',
    '59 min',
    '1 h',
    '1 h',
    '1 h 5 min',
    '3 h 20 min',
    '10 h',
    '12 h',
  ]);
});
