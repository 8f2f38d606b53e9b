import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFlushSchedule } from './flush-schedule.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts runs; `answers` are their results. */
function schedule(answers: boolean[] = []) {
  const ranAtMs: number[] = [];
  const startedAt = performance.now();
  const made = createFlushSchedule(
    async () => {
      ranAtMs.push(Math.round(performance.now() - startedAt));
      return answers.shift() ?? true;
    },
    () => 0,
  );
  return { ...made, ranAtMs };
}

test('a bookmark is sent when the reader has paused for two seconds', async () => {
  const { afterWrite, ranAtMs } = schedule();
  afterWrite();
  await vi.advanceTimersByTimeAsync(1_500);
  afterWrite();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ranAtMs).toEqual([3_500]);
});

test('turning a page every second does not postpone sending for ever', async () => {
  const { afterWrite, ranAtMs } = schedule();
  for (let second = 0; second < 60; second++) {
    afterWrite();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(ranAtMs).toEqual([15_000, 30_000, 45_000, 60_000]);
});

test('a message that another device changed something does not wait for the reader to pause', async () => {
  const { afterWrite, now, ranAtMs } = schedule();
  afterWrite();
  now(50);
  afterWrite();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ranAtMs).toEqual([50]);
});

test('a failed flush is retried after 5 s, 10 s … and then every five minutes', async () => {
  const { now, ranAtMs } = schedule(Array.from({ length: 9 }, () => false));
  now();
  await vi.advanceTimersByTimeAsync(3_600_000);
  const waits = ranAtMs.slice(1).map((ms, i) => (ms - ranAtMs[i]!) / 1_000);
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

test('coming back online retries at once and resets the delays', async () => {
  const { now, ranAtMs } = schedule([false, false, false, false, false, true]);
  now();
  await vi.advanceTimersByTimeAsync(40_000);
  now();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(ranAtMs).toEqual([0, 5_000, 15_000, 35_000, 40_000, 45_000]);
});

test('a write during a flush is sent by another flush', async () => {
  let finish: (through: boolean) => void = () => undefined;
  const run = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
  const { afterWrite, now } = createFlushSchedule(run);
  now();
  await vi.advanceTimersByTimeAsync(0);
  afterWrite();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  finish(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('nothing is sent after signing out', async () => {
  const { afterWrite, stop, ranAtMs } = schedule();
  afterWrite();
  stop();
  afterWrite();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ranAtMs).toEqual([]);
});
