import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BookExtraction, BookInput } from './types.ts';

export interface ThreadRequest {
  readonly id: number;
  readonly input: BookInput;
}

export type ThreadAnswer =
  { readonly id: number; readonly book: BookExtraction } | { readonly id: number; readonly error: string };

/** The extraction of a book failed in its thread; the message carries the thread's stack. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
}

interface Waiting {
  readonly thread: Worker;
  resolve(book: BookExtraction): void;
  reject(error: ExtractionError): void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * `extractBook` on a thread of its own, so that requests are answered meanwhile. The thread starts with the first
 * book, keeps its dictionaries between books, and does not hold the process open while it has nothing to do.
 *
 * @throws {ExtractionError} the engine threw, or the thread died; the next call starts a new one
 */
export function extractBookInThread(input: BookInput): Promise<BookExtraction> {
  const thread = (worker ??= start());
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { thread, resolve, reject });
    thread.ref();
    thread.postMessage({ id, input } satisfies ThreadRequest);
  });
}

/** Ends the thread. Books still in it are rejected; a later call starts afresh. */
export async function closeExtractionThread(): Promise<void> {
  const thread = worker;
  worker = null;
  await thread?.terminate();
}

/**
 * Bundled, the sibling is JavaScript beside the bundle. From source it is TypeScript, and Node 20 loads a thread's
 * entry before `--import tsx` takes hold in it, so a line of JavaScript registers tsx first.
 */
function start(): Worker {
  const thread = import.meta.url.endsWith('.ts')
    ? new Worker(REGISTER_AND_IMPORT, {
        eval: true,
        execArgv: [],
        workerData: {
          tsx: pathToFileURL(
            createRequire(import.meta.url)
              .resolve('tsx/esm/api')
              .replace(/cjs$/, 'mjs'),
          ).href,
          entry: new URL('./extraction.worker.ts', import.meta.url).href,
        },
      })
    : new Worker(new URL('./extraction.worker.js', import.meta.url));
  thread.on('message', (answer: ThreadAnswer) => settle(thread, answer));
  thread.on('error', (error) =>
    fail(thread, new ExtractionError('The extraction thread failed', { cause: error })),
  );
  thread.on('exit', () => fail(thread, new ExtractionError('The extraction thread ended')));
  thread.unref();
  return thread;
}

const REGISTER_AND_IMPORT = `
  const { workerData } = require('node:worker_threads');
  import(workerData.tsx).then(({ register }) => (register(), import(workerData.entry)));
`;

function settle(thread: Worker, answer: ThreadAnswer): void {
  const book = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (waiting.size === 0) thread.unref();
  if ('error' in answer) book?.reject(new ExtractionError(answer.error));
  else book?.resolve(answer.book);
}

function fail(thread: Worker, error: ExtractionError): void {
  if (worker === thread) worker = null;
  for (const [id, book] of waiting) {
    if (book.thread !== thread) continue;
    waiting.delete(id);
    book.reject(error);
  }
}
