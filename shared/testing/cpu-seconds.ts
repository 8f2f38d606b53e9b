/**
 * How long work keeps the processor, in seconds: unlike the clock it does not count what else the machine does. For
 * distinguishing linear from explosive growth.
 */
export function cpuSeconds(work: () => void): number {
  const started = process.cpuUsage();
  work();
  return process.cpuUsage(started).user / 1e6;
}
