/**
 * Carries "wake up" with a job's id from whoever made the job to a worker. What the job is, whether it is due and
 * how often it was tried is in the `jobs` table; so a queue may lose a message (the reconciler sends it again) or
 * deliver it twice (only one claim succeeds).
 */
export interface JobQueue {
  /** @param attempt told apart from the wake-ups of earlier attempts */
  wake(jobId: string, attempt: number, delayMs?: number): Promise<void>;
  /** Starts taking messages, at most `concurrency` at a time. */
  process(concurrency: number, handle: (jobId: string) => Promise<void>): Promise<void>;
  /** Stops taking messages and waits for the ones in hand. */
  close(): Promise<void>;
}
