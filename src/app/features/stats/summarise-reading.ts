import type { ReadingSession } from '#app/data/progress/last-session.ts';

export interface ReadingSummary {
  seconds: number;
  pages: number;
  /** Days in a row up to today, or up to yesterday while today has not been read. */
  streakDays: number;
  longestStreakDays: number;
  secondsByDay: Map<string, number>;
  /** Most read first. */
  books: { bookId: string; seconds: number; pages: number }[];
}

/**
 * Everything the statistics page shows, from the sessions of all devices: sums of distinct sessions,
 * so the numbers are the same on every device.
 *
 * @param today the reader's local day, yyyy-mm-dd
 */
export function summariseReading(sessions: readonly ReadingSession[], today: string): ReadingSummary {
  const secondsByDay = new Map<string, number>();
  const byBook = new Map<string, { bookId: string; seconds: number; pages: number }>();
  for (const { book, day, seconds, pages } of sessions) {
    secondsByDay.set(day, (secondsByDay.get(day) ?? 0) + seconds);
    const sum = byBook.get(book) ?? { bookId: book, seconds: 0, pages: 0 };
    sum.seconds += seconds;
    sum.pages += pages;
    byBook.set(book, sum);
  }
  return {
    seconds: sessions.reduce((sum, one) => sum + one.seconds, 0),
    pages: sessions.reduce((sum, one) => sum + one.pages, 0),
    streakDays: streak(secondsByDay, today),
    longestStreakDays: longestStreak(secondsByDay),
    secondsByDay,
    books: [...byBook.values()].sort((a, b) => b.seconds - a.seconds),
  };
}

/** The day `days` before another, both as local dates; noon in UTC keeps clear of every clock change. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

function streak(secondsByDay: ReadonlyMap<string, number>, today: string): number {
  const start = secondsByDay.has(today) ? 0 : 1;
  let days = 0;
  while (secondsByDay.has(dayBefore(today, start + days))) days++;
  return days;
}

function longestStreak(secondsByDay: ReadonlyMap<string, number>): number {
  let longest = 0;
  for (const day of secondsByDay.keys()) {
    if (secondsByDay.has(dayBefore(day, -1))) continue; // not the last day of its streak
    longest = Math.max(longest, streak(secondsByDay, day));
  }
  return longest;
}

/** Pages in an hour; null if too little was read. */
export function pagesPerHour({ seconds, pages }: { seconds: number; pages: number }): number | null {
  return seconds >= 300 && pages > 0 ? Math.round((pages / seconds) * 3600) : null;
}
