import { availableParallelism } from 'node:os';
import type { Transferable } from 'node:worker_threads';
import { createFairQueue } from './fair-queue.ts';
import { runTask } from './run-task.ts';
import { TaskError } from './task-error.ts';
import type { Thread } from './thread.ts';

/** All CPU work of a server, in threads, so that no book and no picture delays a request. */
export interface ThreadPool {
  /** Adds a kind of task, with threads of its own that share the pool's room. */
  addKind<Input, Output>(kind: TaskKind): TaskRunner<Input, Output>;
  /** Ends all threads; tasks that run or wait are rejected. */
  close(): Promise<void>;
}

export interface TaskKind {
  /** Starts a thread whose module calls `serveThread`; it keeps what it has loaded for the next task. */
  start(): Thread;
  /** A task that takes longer ends with its thread. */
  deadlineMs: number;
}

export interface TaskRunner<Input, Output> {
  /**
   * @param options `user`: users take turns. `transfer`: what of the input is moved rather than copied.
   * `endsThread`: whether the thread's memory is not worth keeping after this output.
   * @throws TaskError
   */
  run(
    input: Input,
    options: { user: string; transfer?: readonly Transferable[]; endsThread?: (output: Output) => boolean },
  ): Promise<Output>;
  status(): { busy: number; waiting: number };
}

export interface ThreadPoolOptions {
  /** Tasks that may run beside the one that each kind always may. */
  shared?: number;
  /** Tasks of one kind that may wait. */
  waiting?: { total: number; perUser: number };
  startMs?: number;
}

/** What the scheduler needs to know of a kind. */
interface Lane {
  waiting(): number;
  busy(): number;
  startNext(): void;
  /** Ends all idle threads but one. */
  trim(): void;
  close(): Promise<unknown>;
}

/**
 * Each kind may always run one task, and more while there is shared room: so a kind whose tasks hang never stops the
 * others. Threads start with the first task and do not keep the process alive while idle.
 */
export function createThreadPool({
  shared = Math.max(1, availableParallelism() - 1),
  waiting: limits = { total: 64, perUser: 32 },
  startMs = 60_000,
}: ThreadPoolOptions = {}): ThreadPool {
  const lanes: Lane[] = [];
  let isClosed = false;

  function startWaiting(): void {
    for (;;) {
      const sharedInUse = lanes.reduce((sum, lane) => sum + Math.max(0, lane.busy() - 1), 0);
      const [next] = lanes
        .filter((lane) => lane.waiting() > 0 && (lane.busy() === 0 || sharedInUse < shared))
        .sort((a, b) => a.busy() - b.busy());
      if (!next || isClosed) break;
      next.startNext();
    }
    for (const lane of lanes) lane.trim();
  }

  return {
    addKind<Input, Output>({ start, deadlineMs }: TaskKind): TaskRunner<Input, Output> {
      const idle: Thread[] = [];
      const busy = new Set<Thread>();
      const queue = createFairQueue<{
        run(worker: Thread): Promise<boolean>;
        reject(error: TaskError): void;
      }>(limits);

      function startThread(): Thread {
        const worker = start();
        // An idle thread that ends must not be used again; its error would otherwise be uncaught.
        const forget = () => void (idle.includes(worker) && idle.splice(idle.indexOf(worker), 1));
        return worker.on('error', forget).on('exit', forget);
      }

      lanes.push({
        waiting: () => queue.size(),
        busy: () => busy.size,
        startNext() {
          const task = queue.take();
          if (!task) return;
          const worker = idle.pop() ?? startThread();
          busy.add(worker);
          worker.ref();
          void task.run(worker).then((isReusable) => {
            busy.delete(worker);
            worker.unref();
            if (isReusable && !isClosed) idle.push(worker);
            else void worker.terminate();
            startWaiting();
          });
        },
        trim: () => idle.splice(1).forEach((worker) => void worker.terminate()),
        close() {
          for (let task = queue.take(); task; task = queue.take()) task.reject(closed());
          return Promise.all([...idle, ...busy].map((worker) => worker.terminate()));
        },
      });

      return {
        status: () => ({ busy: busy.size, waiting: queue.size() }),
        run: (input, { user, transfer, endsThread }) =>
          new Promise((resolve, reject) => {
            if (isClosed) return reject(closed());
            const run = async (worker: Thread): Promise<boolean> => {
              try {
                const output = await runTask<Input, Output>(worker, { input, transfer, deadlineMs, startMs });
                resolve(output);
                return !endsThread?.(output);
              } catch (error: unknown) {
                reject(error);
                return error instanceof TaskError && error.reason === 'threw';
              }
            };
            if (!queue.add(user, { run, reject }))
              return reject(new TaskError('queue-full', 'Too many tasks are waiting'));
            startWaiting();
          }),
      };
    },
    async close() {
      isClosed = true;
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

const closed = () => new TaskError('ended', 'The threads are closed');
