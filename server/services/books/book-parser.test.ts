import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createThreadPool, type ThreadPool } from '../../threads/thread-pool.ts';
import { type BookParserOptions, createBookParser } from './book-parser.ts';

let threads: ThreadPool;
afterEach(() => threads.close());

/** A parser whose threads are scripted. @param onBytes what a thread does with a book */
function parserOf(onBytes: string, { startMs = 0, ...options }: BookParserOptions & { startMs?: number }) {
  const code = `
    const { parentPort: port } = require('node:worker_threads');
    setTimeout(() => port.on('message', () => { port.postMessage('begun'); ${onBytes} }), ${startMs});`;
  threads = createThreadPool({ waiting: { total: 1, perUser: 1 }, shared: 0, memoryLimitMib: Infinity });
  const parser = createBookParser(threads, { ...options, start: () => new Worker(code, { eval: true }) });
  return () => parser.parse('a-book.epub', 'ann');
}

const REFUSE = `port.postMessage({ output: { refused: 'BAD_PACKAGE', message: 'parsed, and not a book' }, heldBytes: 0 });`;

test('the start-up time of a thread does not count against the book’s deadline', async () => {
  const parse = parserOf(REFUSE, { startMs: 300, deadlineMs: 150 });
  await expect(parse()).rejects.toMatchObject({ code: 'BAD_PACKAGE' });
});

test('a book that takes too long is refused for good; on an overloaded machine, for now', async () => {
  const free = parserOf('for (;;);', { deadlineMs: 50, isOverloaded: () => false });
  await expect(free()).rejects.toMatchObject({ code: 'BOOK_TOO_COMPLEX' });
  await threads.close();
  const busy = parserOf('for (;;);', { deadlineMs: 50, isOverloaded: () => true });
  await expect(busy()).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

test('a book beyond the queue’s limit is refused at once, with a time to retry', async () => {
  const parse = parserOf('for (;;);', { deadlineMs: 50, isOverloaded: () => false });
  const accepted = [parse(), parse()];
  await expect(parse()).rejects.toMatchObject({ status: 503, extra: { headers: { 'Retry-After': '2' } } });
  for (const each of accepted) await expect(each).rejects.toMatchObject({ code: 'BOOK_TOO_COMPLEX' });
});
