import { s } from '#app/strings/en.ts';

/** Time that was spent reading: "< 1 min", "12 min", "3 h 5 min". */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0 && seconds > 0) return s.stats.underMinute;
  return s.stats.duration(Math.floor(minutes / 60), minutes % 60);
}
