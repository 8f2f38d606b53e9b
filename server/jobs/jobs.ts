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
