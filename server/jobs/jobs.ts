import type { JobRow } from '../db/jobs.ts';

/** What routes and services may do with jobs: make a worker start one, and wait for its end. */
export interface Jobs {
  /** Notifies a worker of a job whose row is committed. Never throws: workers also poll for due jobs. */
  wake(jobId: string): Promise<void>;
  /** Waits for a job's end. @returns its row, still queued or running when the time is over */
  waitFor(jobId: string, timeoutMs: number): Promise<JobRow | null>;
  /** Another server has announced that this job has ended. */
  notifyEnded(jobId: string): void;
}

/**
 * Carries wake-ups from the process that enqueued a job to one that works on jobs. The `jobs` table decides what is due,
 * how often it was tried and whose turn it is, so a queue may lose a wake-up or deliver it twice.
 */
export interface JobQueue {
  /** Delivers a wake-up to one process, after a delay that the queue keeps. */
  wake(delayMs?: number): Promise<void>;
  /** Starts taking wake-ups. One counts against `concurrency` until `handle` resolves; others go to other processes. */
  process(concurrency: number, handle: () => Promise<void>): Promise<void>;
  /** Stops taking wake-ups and waits for the ones being handled. */
  close(): Promise<void>;
}
