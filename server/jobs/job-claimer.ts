import { type JobRow, claimJob, listDueJobs } from '../db/jobs.ts';
import type { Db } from '../db/pool.ts';

/** Users whose turn is remembered; beyond, the longest ago is forgotten and counts as never served. */
const USERS_REMEMBERED = 10_000;
const USERS_CONSIDERED = 200;

/** What may be claimed now. */
export interface Room {
  readonly kinds: readonly string[];
  /** Users who have as many jobs of a kind running as one may have. */
  readonly full: readonly { readonly userId: string; readonly kind: string }[];
}

/**
 * Claims due jobs so that users take turns: one user's hundred books do not delay another's one.
 *
 * @returns a function that claims the next job for which there is room, and starts it before the next claim begins; it
 * resolves to what `start` returned, or to null when nothing is due
 */
export function createJobClaimer(db: Db, leaseS: number) {
  /** The number of each user's last turn; a Map keeps them in this order too. */
  const served = new Map<string, number>();
  let turn = 0;
  let previous: Promise<unknown> = Promise.resolve();

  async function claim({ kinds, full }: Room): Promise<JobRow | null> {
    if (kinds.length === 0) return null;
    const due = await listDueJobs(db, { kinds, full }, USERS_CONSIDERED);
    due.sort((a, b) => (served.get(a.user_id) ?? 0) - (served.get(b.user_id) ?? 0));
    for (const { id, user_id } of due) {
      const job = await claimJob(db, id, { kinds, leaseS });
      if (!job) continue; // another process was faster
      served.delete(user_id);
      served.set(user_id, ++turn);
      if (served.size > USERS_REMEMBERED) served.delete(served.keys().next().value!);
      return job;
    }
    return null;
  }

  return <T>(room: () => Room, start: (job: JobRow) => T): Promise<T | null> => {
    const started = previous.then(async () => {
      const job = await claim(room());
      return job && start(job);
    });
    previous = started.catch(() => undefined); // its own caller handles it
    return started;
  };
}
