/** Counts the time in which an open book is on the screen and being read. Moments are ms since 1970. */
export interface ReadingClock {
  seconds: number;
  /** Up to when it has counted. */
  at: number;
  /** When a page was last turned. */
  turnedAt: number;
  isVisible: boolean;
}

/** It is to be advanced at least this often. */
export const CLOCK_STEP_MS = 15_000;
/** Without a page turn for this long, the reader counts as away. */
export const AWAY_AFTER_MS = 5 * 60_000;

export function startClock(at: number): ReadingClock {
  return { seconds: 0, at, turnedAt: at, isVisible: true };
}

/** Counts up to a moment. A much longer step than agreed means that the device has slept. */
export function advance(clock: ReadingClock, at: number): ReadingClock {
  const read = Math.min(at, clock.turnedAt + AWAY_AFTER_MS) - clock.at;
  const counted = clock.isVisible ? Math.max(0, Math.min(read, 2 * CLOCK_STEP_MS)) : 0;
  return { ...clock, at, seconds: clock.seconds + counted / 1_000 };
}

export function turnPage(clock: ReadingClock, at: number): ReadingClock {
  return { ...advance(clock, at), turnedAt: at };
}

/** The book comes into sight or goes out of it: until now it was as before. */
export function show(clock: ReadingClock, at: number, isVisible: boolean): ReadingClock {
  return { ...advance(clock, at), isVisible };
}
