import type { Transferable } from 'node:worker_threads';
import { TaskError } from './task-error.ts';
import type { Thread } from './thread.ts';

/** A thread's messages for each input: that it has begun, and then the outcome. */
export type ThreadMessage<Output> = 'begun' | Outcome<Output> | { readonly error: string };

export interface Outcome<Output> {
  readonly output: Output;
  /** Memory that the thread, or the process, still holds. */
  readonly heldBytes: number;
}

export interface Task<Input> {
  readonly input: Input;
  readonly transfer?: readonly Transferable[];
  /** For the work itself. */
  readonly deadlineMs: number;
  /** For the thread to start: a tenth of a second, on a busy machine many. */
  readonly startMs: number;
}

/**
 * Runs one task in a thread. After any failure but `threw` the caller has to end the thread.
 * @throws TaskError
 */
export function runTask<Input, Output>(worker: Thread, task: Task<Input>): Promise<Outcome<Output>> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      // One by one: removeAllListeners() would also remove those of the worker itself.
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      outcome();
    };
    const fail = (error: TaskError) => settle(() => reject(error));
    let timer = setTimeout(() => fail(new TaskError('ended', 'The thread did not start')), task.startMs);

    const onMessage = (message: ThreadMessage<Output>) => {
      if (message === 'begun') {
        clearTimeout(timer);
        timer = setTimeout(() => fail(new TaskError('deadline', 'The task took too long')), task.deadlineMs);
      } else if ('error' in message) fail(new TaskError('threw', message.error));
      else settle(() => resolve(message));
    };
    const onError = (cause: NodeJS.ErrnoException) =>
      fail(
        cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new TaskError('memory', 'The task took too much memory', { cause })
          : new TaskError('ended', 'The thread failed', { cause }),
      );
    const onExit = () => fail(new TaskError('ended', 'The thread ended'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task.input, task.transfer ?? []);
  });
}
