import type { Worker } from 'node:worker_threads';

/** Work that is done in threads, so that requests are answered meanwhile. */
export interface ThreadPool<Input, Output> {
  /** @throws ThreadError when the work threw, or its thread ended; the next work starts a new one */
  run(input: Input): Promise<Output>;
  /** Ends the threads. Work still in them is rejected; later work starts afresh. */
  close(): Promise<void>;
}

/** Work failed in its thread; the message carries the thread's stack. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
}

export interface ThreadRequest<Input> {
  readonly id: number;
  readonly input: Input;
}

export type ThreadAnswer<Output> =
  { readonly id: number; readonly output: Output } | { readonly id: number; readonly error: string };

interface Task<Output> {
  readonly thread: Worker;
  resolve(output: Output): void;
  reject(error: ThreadError): void;
}

/**
 * Threads start with the first work there is for them and do not hold the process open while they have none.
 *
 * @param start starts a thread whose module calls `serveThread`
 * @param threads how many may work at once
 */
export function createThreadPool<Input, Output>(start: () => Worker, threads = 1): ThreadPool<Input, Output> {
  const load = new Map<Worker, number>();
  const tasks = new Map<number, Task<Output>>();
  let lastId = 0;

  const finish = (id: number): Task<Output> | undefined => {
    const task = tasks.get(id);
    tasks.delete(id);
    const left = task && load.get(task.thread);
    if (task && left !== undefined) {
      load.set(task.thread, left - 1);
      if (left === 1) task.thread.unref();
    }
    return task;
  };

  const begin = (): Worker => {
    const thread = start();
    load.set(thread, 0);
    thread.on('message', (answer: ThreadAnswer<Output>) => {
      const task = finish(answer.id);
      if ('error' in answer) task?.reject(new ThreadError(answer.error));
      else task?.resolve(answer.output);
    });
    const end = (error: ThreadError) => {
      load.delete(thread);
      for (const [id, task] of tasks) if (task.thread === thread) finish(id)?.reject(error);
    };
    thread.on('error', (cause) => end(new ThreadError('A thread failed', { cause })));
    thread.on('exit', () => end(new ThreadError('A thread ended')));
    return thread;
  };

  /** An idle thread, a new one while there may be more, or the one with the least to do. */
  const choose = (): Worker => {
    const [least] = [...load].sort(([, a], [, b]) => a - b);
    return least && (least[1] === 0 || load.size >= threads) ? least[0] : begin();
  };

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        const thread = choose();
        const id = ++lastId;
        tasks.set(id, { thread, resolve, reject });
        load.set(thread, (load.get(thread) ?? 0) + 1);
        thread.ref();
        thread.postMessage({ id, input } satisfies ThreadRequest<Input>);
      }),
    close: async () => {
      const ending = [...load.keys()];
      load.clear();
      await Promise.all(ending.map((thread) => thread.terminate()));
    },
  };
}
