import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { startThread } from './start-thread.ts';
import type { TaskError } from './task-error.ts';
import { createThreadPool, type TaskRunner, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

let pool: ThreadPool;
afterEach(() => pool.close());

/** A real thread whose tasks are JavaScript; it returns what the code returns, with the thread's id. */
const THREAD = `
  const { parentPort: port, threadId } = require('node:worker_threads');
  port.on('message', async (code) => {
    port.postMessage('begun');
    try {
      const value = await new Function('done', code)();
      port.postMessage({ output: { value, threadId }, heldBytes: typeof value === 'number' ? value : 0 });
    } catch (error) {
      port.postMessage({ error: error.message });
    }
  });`;
const ENDLESS_LOOP = 'for (;;);';

interface Output {
  value: unknown;
  threadId: number;
}

function start(options: ThreadPoolOptions, ...kinds: { deadlineMs: number; memoryMb?: number }[]) {
  pool = createThreadPool({ memoryLimitMib: Infinity, ...options });
  return kinds.map(({ deadlineMs, memoryMb }) => {
    const resourceLimits = memoryMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMb };
    const startThread = () => new Worker(THREAD, { eval: true, resourceLimits });
    return pool.addKind<string, Output>({ start: startThread, deadlineMs, maxIdleMib: 1 });
  });
}

const run = (runner: TaskRunner<string, Output> | undefined, code: string, user = 'ann') =>
  runner!.run(code, { user });

const failed = (reason: TaskError['reason']) =>
  expect.objectContaining({ name: 'TaskError', reason }) as unknown;

test('a hung task is stopped at its deadline, and the next one runs in a new thread', async () => {
  const [runner] = start({ shared: 0 }, { deadlineMs: 100 });
  const { threadId } = await run(runner, '');
  const hung = run(runner, ENDLESS_LOOP);
  const next = run(runner, 'return 1');
  await expect(hung).rejects.toEqual(failed('deadline'));
  expect(await next).toMatchObject({ value: 1 });
  expect((await next).threadId).not.toBe(threadId);
});

test('hung tasks of one kind do not block other kinds', async () => {
  const [extraction, painting] = start({ shared: 2 }, { deadlineMs: 60_000 }, { deadlineMs: 5_000 });
  const users = ['ann', 'ann', 'bob', 'bob', 'cleo'];
  const hung = users.map((user) => run(extraction, ENDLESS_LOOP, user));
  const ended = hung.map((task) => expect(task).rejects.toEqual(failed('ended')));
  expect(extraction!.status()).toEqual({ busy: 3, waiting: 2 });
  for (const value of [1, 2]) expect(await run(painting, `return ${value}`)).toMatchObject({ value });
  await pool.close();
  await Promise.all(ended);
});

test('hung tasks of one user leave a thread to another user', async () => {
  const [runner] = start({ shared: 1 }, { deadlineMs: 60_000 });
  const hung = Array.from({ length: 5 }, () => run(runner, ENDLESS_LOOP));
  const ended = hung.map((task) => expect(task).rejects.toEqual(failed('ended')));
  for (const value of [1, 2]) expect(await run(runner, `return ${value}`, 'bob')).toMatchObject({ value });
  await pool.close();
  await Promise.all(ended);
});

test('if nobody else waits, one user has all threads except one', async () => {
  const [runner] = start({ shared: 3 }, { deadlineMs: 60_000 });
  const hung = Array.from({ length: 5 }, () => run(runner, ENDLESS_LOOP));
  const ended = hung.map((task) => expect(task).rejects.toEqual(failed('ended')));
  expect(runner!.status()).toEqual({ busy: 3, waiting: 2 });
  await pool.close();
  await Promise.all(ended);
});

test('a thread that becomes free goes to the kind of task that has fewer', async () => {
  const kind = { deadlineMs: 60_000 };
  const [extraction, painting] = start({ shared: 2 }, kind, kind);
  const hung = [
    run(extraction, ENDLESS_LOOP, 'ann'),
    run(extraction, ENDLESS_LOOP, 'bob'),
    run(painting, ENDLESS_LOOP, 'cleo'),
  ];
  const short = run(extraction, 'return new Promise((resolve) => setTimeout(resolve, 200))', 'dan');
  hung.push(run(extraction, ENDLESS_LOOP, 'eve'));
  const ended = hung.map((task) => expect(task).rejects.toEqual(failed('ended')));
  const painted = run(painting, 'return 1', 'fay');
  await short;
  expect(await painted).toMatchObject({ value: 1 });
  await pool.close();
  await Promise.all(ended);
});

/** A kind of task whose threads the test can see. One that has ended has the id -1. */
function startWatched(options: ThreadPoolOptions) {
  pool = createThreadPool({ memoryLimitMib: Infinity, ...options });
  const threads: Worker[] = [];
  const startThread = () => (threads.push(new Worker(THREAD, { eval: true })), threads.at(-1)!);
  return {
    threads,
    runner: pool.addKind<string, Output>({ start: startThread, deadlineMs: 60_000, maxIdleMib: 1 }),
  };
}

test('one idle thread of each kind is kept', async () => {
  const { threads, runner } = startWatched({ shared: 2 });
  const work = 'return new Promise((resolve) => setTimeout(resolve, 200))';
  await Promise.all(['ann', 'bob', 'cleo'].map((user) => run(runner, work, user)));
  expect(threads).toHaveLength(3);
  await expect.poll(() => threads.filter(({ threadId }) => threadId !== -1).length).toBe(1);
});

test('an idle thread is ended after a while, and the next task starts another', async () => {
  const { threads, runner } = startWatched({ idleMs: 50 });
  await run(runner, 'return new Promise((resolve) => setTimeout(resolve, 200))');
  await expect.poll(() => threads[0]!.threadId).toBe(-1);
  expect(await run(runner, 'return 1')).toMatchObject({ value: 1 });
  expect(threads).toHaveLength(2);
});

test('while the process uses much memory, a kind runs one task at a time, and its thread ends with it', async () => {
  const { threads, runner } = startWatched({ shared: 2, memoryLimitMib: 1 });
  const work = 'return new Promise((resolve) => setTimeout(resolve, 50))';
  const tasks = ['ann', 'bob', 'cleo'].map((user) => run(runner, work, user));
  expect(runner.status()).toEqual({ busy: 1, waiting: 2 });
  await Promise.all(tasks);
  expect(threads).toHaveLength(3);
  await expect.poll(() => threads.every(({ threadId }) => threadId === -1)).toBe(true);
});

test('a task’s deadline may depend on its size', async () => {
  pool = createThreadPool({ shared: 0, memoryLimitMib: Infinity });
  const startThread = () => new Worker(THREAD, { eval: true });
  const runner = pool.addKind<string, Output>({
    start: startThread,
    deadlineMs: (code) => code.length,
    maxIdleMib: 1,
  });
  await expect(run(runner, ENDLESS_LOOP)).rejects.toEqual(failed('deadline'));
  const long = `const end = Date.now() + 50; while (Date.now() < end);${' '.repeat(5_000)}`;
  await expect(run(runner, long)).resolves.toBeDefined();
});

test('a user’s first task runs before another user’s tenth', async () => {
  const [runner] = start({ shared: 0 }, { deadlineMs: 5_000 });
  const order: string[] = [];
  const add = async (name: string, user: string) => {
    await run(runner, '', user);
    order.push(name);
  };
  const first = Array.from({ length: 10 }, (_, n) => add(`ann ${n + 1}`, 'ann'));
  await Promise.all([...first, add('bob', 'bob')]);
  // The first was running already, and the second had its turn before Bob came.
  expect(order.slice(0, 3)).toEqual(['ann 1', 'ann 2', 'bob']);
  expect(order).toHaveLength(11);
});

test('a full queue refuses tasks at once, and one user cannot fill it', async () => {
  const [runner] = start({ shared: 0, waiting: { total: 3, perUser: 2 } }, { deadlineMs: 60_000 });
  const accepted = ['ann', 'ann', 'ann'].map((user) => run(runner, ENDLESS_LOOP, user));
  await expect(run(runner, '', 'ann')).rejects.toEqual(failed('queue-full'));
  accepted.push(run(runner, ENDLESS_LOOP, 'bob'));
  await expect(run(runner, '', 'cleo')).rejects.toEqual(failed('queue-full'));
  const ended = accepted.map((task) => expect(task).rejects.toEqual(failed('ended')));
  await pool.close();
  await Promise.all(ended);
});

test('a task that uses too much memory is ended with its thread', async () => {
  const [runner] = start({ shared: 0 }, { deadlineMs: 30_000, memoryMb: 16 });
  const greedy = run(runner, 'const all = []; for (;;) all.push(Array(1000).fill({}));');
  await expect(greedy).rejects.toEqual(failed('memory'));
  expect(await run(runner, 'return 1')).toMatchObject({ value: 1 });
});

test('a thread survives a task that throws, not one that exits or leaves it holding too much memory', async () => {
  const [runner] = start({ shared: 0 }, { deadlineMs: 5_000 });
  const { threadId } = await run(runner, '');
  await expect(run(runner, 'throw new Error("no")')).rejects.toMatchObject({
    reason: 'threw',
    message: 'no',
  });
  expect(await run(runner, '')).toMatchObject({ threadId });
  await expect(run(runner, 'process.exit(1)')).rejects.toEqual(failed('ended'));
  const fresh = await run(runner, 'return 1024 * 1024 + 1');
  expect(fresh.threadId).not.toBe(threadId);
  expect((await run(runner, '')).threadId).not.toBe(fresh.threadId);
});

test('a thread reports its memory, and is ended if that is too much', async () => {
  pool = createThreadPool({ shared: 0, memoryLimitMib: Infinity });
  const start = () => startThread(import.meta.url, '../testing/hoarding.worker');
  const runner = pool.addKind<number, number>({ start, deadlineMs: 30_000, maxIdleMib: 200 });
  const idAfter = (mib: number) => runner.run(mib, { user: 'ann' });
  const first = await idAfter(1);
  expect(await idAfter(1)).toBe(first);
  expect(await idAfter(250)).toBe(first);
  expect(await idAfter(1)).not.toBe(first);
});

test('a thread that cannot start fails its task', async () => {
  pool = createThreadPool({ startMs: 50, memoryLimitMib: Infinity });
  const silent = () => new Worker('setInterval(() => {}, 1000)', { eval: true });
  const runner = pool.addKind<string, Output>({ start: silent, deadlineMs: 5_000, maxIdleMib: 1 });
  await expect(run(runner, '')).rejects.toEqual(failed('ended'));
});

test('nothing runs after the pool is closed', async () => {
  const [runner] = start({}, { deadlineMs: 5_000 });
  await pool.close();
  await expect(run(runner, '')).rejects.toEqual(failed('ended'));
});
