import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createThreadPool, ThreadError, type ThreadRequest } from './thread-pool.ts';

/** A thread that answers only when the test says so. */
class HeldThread extends EventEmitter {
  readonly requests: ThreadRequest<string>[] = [];
  isHolding = false;

  postMessage(request: ThreadRequest<string>): void {
    this.requests.push(request);
  }
  answerNext(): void {
    const { id, input } = this.requests.shift()!;
    this.emit('message', { id, output: input.toUpperCase() });
  }
  ref(): void {
    this.isHolding = true;
  }
  unref(): void {
    this.isHolding = false;
  }
  async terminate(): Promise<number> {
    this.emit('exit', 1);
    return 1;
  }
}

function heldPool(threads: number) {
  const started: HeldThread[] = [];
  const pool = createThreadPool<string, string>(() => {
    const thread = new HeldThread();
    started.push(thread);
    return thread as unknown as Worker;
  }, threads);
  return { pool, started };
}

test('work goes to an idle thread, to a new one while there may be more, and then to the least busy', async () => {
  const { pool, started } = heldPool(2);
  const answers = ['a', 'b', 'c'].map((input) => pool.run(input));
  expect(started.map(({ requests }) => requests.length)).toEqual([2, 1]);
  started[1]!.answerNext();
  const last = pool.run('d');
  started[0]!.answerNext();
  started[0]!.answerNext();
  started[1]!.answerNext();
  expect(await Promise.all([...answers, last])).toEqual(['A', 'B', 'C', 'D']);
});

test('a thread holds the process open only while it works', async () => {
  const { pool, started } = heldPool(1);
  const answers = [pool.run('a'), pool.run('b')];
  started[0]!.answerNext();
  expect(started[0]!.isHolding).toBe(true);
  started[0]!.answerNext();
  expect(started[0]!.isHolding).toBe(false);
  await Promise.all(answers);
});

test('the work of a thread that ends is rejected, and later work gets a new thread', async () => {
  const { pool, started } = heldPool(1);
  const lost = pool.run('a');
  started[0]!.emit('error', new Error('out of memory'));
  await expect(lost).rejects.toThrow(ThreadError);
  const next = pool.run('b');
  started[1]!.answerNext();
  expect(await next).toBe('B');
  const cut = pool.run('c');
  await Promise.all([expect(cut).rejects.toThrow('A thread ended'), pool.close()]);
});
