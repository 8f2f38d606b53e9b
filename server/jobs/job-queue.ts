/**
 * Carries wake-ups from the process that enqueued a job to one that works on jobs. The `jobs` table decides what is due,
 * how often it was tried and whose turn it is, so a queue may lose a wake-up or deliver it twice.
 */
export interface JobQueue {
  wake(jobId: string): Promise<void>;
  /** Starts taking wake-ups. One counts against `concurrency` until `handle` resolves; others go to other processes. */
  process(concurrency: number, handle: () => Promise<void>): Promise<void>;
  /** Stops taking wake-ups and waits for the ones being handled. */
  close(): Promise<void>;
}
