import { EventEmitter, once } from 'node:events';
import { type JobRow, findJob } from '../db/jobs.ts';
import type { Db } from '../db/pool.ts';
import type { Jobs } from './jobs.ts';

const POLL_MS = 1_000;

/** Waiting for the end of jobs: by notification, and by reading the row once a second in case one was lost. */
export function createJobWaiter(db: Db): Pick<Jobs, 'waitFor' | 'notifyEnded'> {
  const ends = new EventEmitter().setMaxListeners(0);
  return {
    notifyEnded: (jobId) => void ends.emit(jobId),
    async waitFor(jobId, timeoutMs): Promise<JobRow | null> {
      const deadline = performance.now() + timeoutMs;
      for (;;) {
        const leftMs = Math.max(0, Math.ceil(deadline - performance.now()));
        const signal = AbortSignal.timeout(Math.min(leftMs, POLL_MS));
        // Before the row is read: a job that ends in between would go unnoticed for a whole poll.
        const notified = once(ends, jobId, { signal }).catch(() => undefined);
        const job = await findJob(db, jobId);
        if (!job || job.state === 'done' || job.state === 'failed' || leftMs === 0) return job;
        await notified;
      }
    },
  };
}
