import { reading } from '#app/strings/en-reading.ts';

/** "40 min", "3 h 20 min"; long times are rounded: "12 h". */
export function formatTime(minutes: number): string {
  if (minutes < 60) return reading.left.minutes(minutes);
  const rounded = minutes < 600 ? Math.round(minutes / 5) * 5 : Math.round(minutes / 60) * 60;
  return reading.left.hours(Math.floor(rounded / 60), rounded % 60);
}
