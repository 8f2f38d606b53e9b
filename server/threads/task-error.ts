/**
 * - `threw`: the work itself failed; the message carries the thread's stack
 * - `deadline`, `memory`: it took more than it may, and its thread was ended
 * - `ended`: its thread ended by itself, did not start, or the pool was closed
 * - `queue-full`: it was refused without waiting
 */
export type TaskFailure = 'threw' | 'deadline' | 'memory' | 'ended' | 'queue-full';

/** Why a task has no result. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
  readonly reason: TaskFailure;

  constructor(reason: TaskFailure, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
