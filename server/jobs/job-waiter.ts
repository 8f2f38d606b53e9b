import { type JobRow, findJob } from '../db/jobs.ts';
import type { Db } from '../db/pool.ts';
import type { Jobs } from './jobs.ts';

const POLL_MS = 1_000;

/** Waiting for the end of jobs: by notification, and by reading the row once a second in case one was lost. */
export function createJobWaiter(db: Db): Pick<Jobs, 'waitFor' | 'notifyEnded'> {
  const waiting = new Map<string, Set<() => void>>();

  /** @returns a promise of the next notification or the end of the time, and how to stop waiting */
  function nextNotification(jobId: string, timeoutMs: number) {
    const callbacks = waiting.get(jobId) ?? new Set();
    waiting.set(jobId, callbacks);
    let done = () => {};
    const notified = new Promise<void>((resolve) => (done = resolve));
    callbacks.add(done);
    const timer = setTimeout(done, timeoutMs);
    const stop = () => {
      clearTimeout(timer);
      callbacks.delete(done);
      if (callbacks.size === 0) waiting.delete(jobId);
    };
    return { notified, stop };
  }

  return {
    notifyEnded: (jobId) => waiting.get(jobId)?.forEach((done) => done()),
    async waitFor(jobId, timeoutMs): Promise<JobRow | null> {
      const deadline = performance.now() + timeoutMs;
      for (;;) {
        const leftMs = deadline - performance.now();
        // Before the row is read: a job that ends in between would go unnoticed for a whole poll.
        const { notified, stop } = nextNotification(jobId, Math.min(leftMs, POLL_MS));
        try {
          const job = await findJob(db, jobId);
          if (!job || job.state === 'done' || job.state === 'failed' || leftMs <= 0) return job;
          await notified;
        } finally {
          stop();
        }
      }
    },
  };
}
