import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createParsePool, type ParsePool, type ParsePoolOptions } from './parse-pool.ts';

let pool: ParsePool;
afterEach(() => pool.close());

/** A pool whose thread is only as quick as it is told. @param onBytes what it does with a book */
function poolOf(onBytes: string, { startMs = 0, ...options }: ParsePoolOptions & { startMs?: number }) {
  const code = `
    const { parentPort: port } = require('node:worker_threads');
    setTimeout(() => port.on('message', () => { port.postMessage('begun'); ${onBytes} }), ${startMs});`;
  pool = createParsePool({ ...options, start: () => new Worker(code, { eval: true }) });
  return () => pool.parse(new Uint8Array(10));
}

const REFUSED = `port.postMessage({ ok: false, code: 'BAD_PACKAGE', message: 'read, and no book' });`;

test('the time that a thread takes to start is not the book’s', async () => {
  const parse = poolOf(REFUSED, { startMs: 2_500, timeoutMs: 2_000 });
  await expect(parse()).rejects.toMatchObject({ code: 'BAD_PACKAGE' });
});

test('a book that takes too long is refused for good; where the machine has too much to do, for now', async () => {
  const free = poolOf('for (;;);', { timeoutMs: 100, isOverloaded: () => false });
  await expect(free()).rejects.toMatchObject({ code: 'BOOK_TOO_COMPLEX' });
  await pool.close();
  const busy = poolOf('for (;;);', { timeoutMs: 100, isOverloaded: () => true });
  await expect(busy()).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});
