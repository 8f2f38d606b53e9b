import { expect, test } from 'vitest';
import { paintBest } from './paint-best.ts';

const passages = [3, 9, 1, 7, 5, 8];
const painted = (wanted: number, poor: readonly number[] = []) =>
  paintBest(
    passages,
    wanted,
    (score) => score,
    (score) => Promise.resolve(poor.includes(score) ? null : score),
  );

test('the best passages of a chapter are painted, and no more than are wanted', async () => {
  expect(await painted(2)).toEqual([9, 8]);
  expect(await painted(0)).toEqual([]);
  expect(await painted(20)).toEqual([9, 8, 7, 5, 3, 1]);
});

test('a passage too poor for a picture is skipped in favour of the next, a few times at most', async () => {
  expect(await painted(2, [9])).toEqual([8, 7]);
  expect(await painted(1, [9, 8])).toEqual([7]);
  expect(await painted(1, [9, 8, 7])).toEqual([]);
});
