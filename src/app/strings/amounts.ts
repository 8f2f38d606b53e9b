/** Formats amounts: bytes in decimal units, moments as relative times. */

/** 1500000 → "1.5 MB". Decimal units, as storage settings of devices show them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e3) return `${Math.round(bytes)} B`;
  if (bytes < 1e6) return `${Math.round(bytes / 1e3)} kB`;
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "just now", "3 minutes ago", "yesterday". A moment in the future (a clock was set) is now. */
export function formatAgo(atMs: number, nowMs: number): string {
  const age = nowMs - atMs;
  const step = steps.find(([, ms]) => age >= ms);
  return step ? relative.format(-Math.floor(age / step[1]), step[0]) : 'just now';
}
