import { dayBefore } from './summarise-reading.ts';

const WEEKS = 53;

/**
 * The last 53 weeks up to today, oldest first; each begins on a Monday, and the last ends with today.
 *
 * @param today a local day, yyyy-mm-dd
 */
export function weeksOfYear(today: string): string[][] {
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, week) => {
    const weeksAgo = WEEKS - 1 - week;
    const length = weeksAgo === 0 ? sinceMonday + 1 : 7;
    return Array.from({ length }, (_day, day) => dayBefore(today, weeksAgo * 7 + sinceMonday - day));
  });
}

/** 0: not read; then up to 10 minutes, half an hour, an hour, and more. */
export function heatLevel(seconds: number): 0 | 1 | 2 | 3 | 4 {
  if (seconds <= 0) return 0;
  if (seconds < 600) return 1;
  if (seconds < 1_800) return 2;
  return seconds < 3_600 ? 3 : 4;
}
