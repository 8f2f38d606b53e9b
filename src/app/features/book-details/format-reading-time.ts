import { s } from '#app/strings/en.ts';

/** "7 minutes to read", "8.7 hours to read". */
export function formatReadingTime(hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60));
  return minutes < 60 ? s.book.minutesToRead(minutes) : s.book.hours(hours.toFixed(1));
}
