import type { Violation } from './invariants.ts';
import { runSchedule } from './schedule.ts';
import type { ScheduleOptions } from './schedule-options.ts';

export interface Tally {
  schedules: number;
  writes: number;
  restored: number;
  /** Schedules that ended in the one accepted case (see invariants). */
  residues: number;
  /** All traces folded into one. */
  trace: number;
  failures: { seed: number; violations: Violation[] }[];
}

/** The accepted case is rare: in more than this share of the directed schedules it would be a fault. */
const ACCEPTED_SHARE = 0.03;

/** Whether schedules show a fault: a broken promise, or the accepted case far too often. */
export function showsFault({ failures, residues, schedules }: Tally): boolean {
  return failures.length > 0 || residues > schedules * ACCEPTED_SHARE;
}

/**
 * Plays the seeds `first` … `first + count - 1`.
 *
 * @param stopAfter failing schedules, enough to know that something is wrong
 */
export async function runSchedules(
  first: number,
  count: number,
  options: ScheduleOptions,
  stopAfter = Infinity,
): Promise<Tally> {
  const tally: Tally = { schedules: 0, writes: 0, restored: 0, residues: 0, trace: 0, failures: [] };
  for (let seed = first; seed < first + count && tally.failures.length < stopAfter; seed++) {
    const { violations, residues, writes, restored, trace } = await runSchedule(seed, options);
    tally.schedules += 1;
    tally.writes += writes;
    tally.restored += restored ? 1 : 0;
    tally.trace = Math.imul(tally.trace ^ trace, 16_777_619) >>> 0;
    tally.residues += residues.length > 0 ? 1 : 0;
    if (violations.length > 0) tally.failures.push({ seed, violations: violations.slice(0, 5) });
  }
  return tally;
}
