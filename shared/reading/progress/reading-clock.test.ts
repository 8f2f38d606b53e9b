import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advance,
  AWAY_AFTER_MS,
  CLOCK_STEP_MS,
  show,
  startClock,
  turnPage,
  type ReadingClock,
} from './reading-clock.ts';

/** Advances as often as agreed. */
function read(clock: ReadingClock, ms: number): ReadingClock {
  const end = clock.at + ms;
  let now = clock;
  while (now.at + CLOCK_STEP_MS < end) now = advance(now, now.at + CLOCK_STEP_MS);
  return advance(now, end);
}

test('what was read before the book went out of sight counts, what comes after does not', () => {
  const hidden = show(startClock(0), 10_000, false);
  expect(hidden.seconds).toBe(10);
  const back = show(read(hidden, 60_000), 71_000, true);
  expect(back.seconds).toBe(10);
  expect(advance(back, 75_000).seconds).toBe(14);
});

test('a page that has not been turned for minutes counts until the reader must be away', () => {
  const asleep = read(startClock(0), 20 * 60_000);
  expect(asleep.seconds).toBe(AWAY_AFTER_MS / 1_000);
  const awake = turnPage(asleep, asleep.at + 1_000);
  expect(read(awake, 60_000).seconds).toBe(AWAY_AFTER_MS / 1_000 + 60);
});

test('the hours for which a device slept do not count', () => {
  const woken = turnPage(startClock(0), 8 * 3_600_000);
  expect(woken.seconds).toBeLessThanOrEqual((2 * CLOCK_STEP_MS) / 1_000);
});

test('whatever happens, time never runs backwards nor faster than the clock', () => {
  const event = fc.record({
    ms: fc.integer({ min: -5_000, max: 600_000 }),
    kind: fc.constantFrom('turn', 'show', 'hide', 'step'),
  });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let clock = startClock(0);
      let passed = 0;
      for (const { ms, kind } of events) {
        const at = clock.at + ms;
        const before = clock.seconds;
        if (kind === 'step') clock = advance(clock, at);
        else if (kind === 'turn') clock = turnPage(clock, at);
        else clock = show(clock, at, kind === 'show');
        passed += Math.max(0, ms) / 1_000;
        expect(clock.seconds).toBeGreaterThanOrEqual(before);
        expect(clock.seconds).toBeLessThanOrEqual(passed + 1e-6);
      }
    }),
  );
});
