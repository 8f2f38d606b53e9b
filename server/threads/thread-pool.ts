import { availableParallelism } from 'node:os';
import type { Transferable } from 'node:worker_threads';
import { createFairQueue } from './fair-queue.ts';
import { runTask } from './run-task.ts';
import { TaskError } from './task-error.ts';
import type { Thread } from './thread.ts';

/** All CPU work of a server, in threads, so that no book and no picture delays a request. */
export interface ThreadPool {
  /** Adds a kind of task, with threads of its own that share the pool's slots. */
  addKind<Input, Output>(kind: TaskKind<Input>): TaskRunner<Input, Output>;
  /** Ends all threads; tasks that run or wait are rejected. */
  close(): Promise<void>;
}

export interface TaskKind<Input> {
  /** Starts a thread whose module calls `serveThread`; it keeps what it has loaded for the next task. */
  start(): Thread;
  /** A task that takes longer ends with its thread. */
  deadlineMs: number | ((input: Input) => number);
  /** A thread that holds more than this after a task is ended, so that memory left over from a huge book is freed. */
  maxIdleMib: number;
}

export interface TaskRunner<Input, Output> {
  /**
   * @param options `user`: users take turns. `transfer`: what of the input is moved rather than copied.
   * @throws TaskError
   */
  run(input: Input, options: { user: string; transfer?: readonly Transferable[] }): Promise<Output>;
  status(): { busy: number; waiting: number };
}

export interface ThreadPoolOptions {
  /** Tasks that may run beside the one that each kind always may. */
  shared?: number;
  /** Tasks of one kind that may wait. */
  waiting?: { total: number; perUser: number };
  startMs?: number;
  /**
   * The process's memory limit, in MiB, above which no shared slot is used: until it holds less, each kind runs one
   * task at a time, and a thread ends with its task.
   */
  memoryLimitMib?: number;
  /** A thread that has had nothing to do for so long is ended, with what it has loaded. */
  idleMs?: number;
}

/** What the scheduler needs to know of a kind. */
interface Lane {
  /** Whether a task waits whose user may have one more running. */
  isReady(): boolean;
  busy(): number;
  startNext(): void;
  /** Ends all idle threads but one. */
  trim(): void;
  close(): Promise<unknown>;
}

/**
 * Each kind can always run one task and may use shared slots beyond that, so a hung kind blocks no other. One user never
 * takes the last shared slot of a kind. Threads start with the first task and do not keep the process alive while idle.
 */
export function createThreadPool({
  shared = Math.max(1, availableParallelism() - 1),
  waiting: limits = { total: 64, perUser: 32 },
  startMs = 60_000,
  memoryLimitMib = 560 + 160 * (shared - 1),
  idleMs = 60_000,
}: ThreadPoolOptions = {}): ThreadPool {
  const lanes: Lane[] = [];
  /** Tasks of one kind that one user may have running. */
  const perUser = Math.max(1, shared);
  let isClosed = false;

  const isFull = () => process.memoryUsage.rss() > memoryLimitMib * MIB;

  function startWaiting(): void {
    const open = isFull() ? 0 : shared;
    for (;;) {
      const sharedInUse = lanes.reduce((sum, lane) => sum + Math.max(0, lane.busy() - 1), 0);
      const [next] = lanes
        .filter((lane) => lane.isReady() && (lane.busy() === 0 || sharedInUse < open))
        .sort((a, b) => a.busy() - b.busy());
      if (!next || isClosed) break;
      next.startNext();
    }
    for (const lane of lanes) lane.trim();
  }

  return {
    addKind<Input, Output>({ start, deadlineMs, maxIdleMib }: TaskKind<Input>): TaskRunner<Input, Output> {
      const idle: Thread[] = [];
      let idleTimer: NodeJS.Timeout | undefined;
      const busy = new Set<Thread>();
      /** Users with running tasks, and how many. */
      const running = new Map<string, number>();
      const mayRun = (user: string) => (running.get(user) ?? 0) < perUser;
      const count = (user: string, more: 1 | -1) => {
        const tasks = (running.get(user) ?? 0) + more;
        if (tasks === 0) running.delete(user);
        else running.set(user, tasks);
      };
      const queue = createFairQueue<{
        user: string;
        run(worker: Thread): Promise<boolean>;
        reject(error: TaskError): void;
      }>(limits);

      function startThread(): Thread {
        const worker = start();
        // An idle thread that ends must not be used again; its error would otherwise be uncaught.
        const forget = () => void (idle.includes(worker) && idle.splice(idle.indexOf(worker), 1));
        return worker.on('error', forget).on('exit', forget);
      }

      function keep(worker: Thread): void {
        idle.push(worker);
        clearTimeout(idleTimer);
        idleTimer = setTimeout(() => void endAll(idle.splice(0)), idleMs).unref();
      }

      lanes.push({
        isReady: () => queue.has(mayRun),
        busy: () => busy.size,
        startNext() {
          const task = queue.take(mayRun);
          if (!task) return;
          const worker = idle.pop() ?? startThread();
          busy.add(worker);
          count(task.user, 1);
          worker.ref();
          void task.run(worker).then((isReusable) => {
            busy.delete(worker);
            count(task.user, -1);
            worker.unref();
            if (isReusable && !isClosed && !isFull()) keep(worker);
            else void worker.terminate();
            startWaiting();
          });
        },
        trim: () => void endAll(idle.splice(1)),
        close() {
          clearTimeout(idleTimer);
          for (let task = queue.take(); task; task = queue.take()) task.reject(closed());
          return endAll([...idle, ...busy]);
        },
      });

      return {
        status: () => ({ busy: busy.size, waiting: queue.size() }),
        run: (input, { user, transfer }) =>
          new Promise((resolve, reject) => {
            if (isClosed) return reject(closed());
            const run = async (worker: Thread): Promise<boolean> => {
              try {
                const ms = typeof deadlineMs === 'number' ? deadlineMs : deadlineMs(input);
                const task = { input, transfer, deadlineMs: ms, startMs };
                const { output, heldBytes } = await runTask<Input, Output>(worker, task);
                resolve(output);
                return heldBytes <= maxIdleMib * MIB;
              } catch (error: unknown) {
                reject(error);
                return error instanceof TaskError && error.reason === 'threw';
              }
            };
            if (!queue.add(user, { user, run, reject }))
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

const MIB = 1024 * 1024;

const endAll = (threads: readonly Thread[]) => Promise.all(threads.map((thread) => thread.terminate()));

const closed = () => new TaskError('ended', 'The threads are closed');
