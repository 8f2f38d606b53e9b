import * as os from 'node:os';
import type { Worker } from 'node:worker_threads';
import { PublicationError, type PublicationErrorCode } from '#shared/publication/publication-error.ts';
import { unavailable } from '../http/http-error.ts';
import { startThread } from '../threads/start-thread.ts';
import type { ParsedBook } from './parsed-book.ts';

/** Reads books in threads, so that no book, however made, holds up anybody's request. */
export interface ParsePool {
  /**
   * Takes over `bytes`.
   * @throws PublicationError; a book that passes the time or memory limit is BOOK_TOO_COMPLEX
   * @throws HttpError 503 when the time says more about the machine than about the book
   */
  parse(bytes: Uint8Array<ArrayBuffer>): Promise<ParsedBook>;
  status(): { busy: number; waiting: number };
  close(): Promise<void>;
}

/** The worker says when it begins, and then what came of it. */
export type ParseSaid = 'begun' | ParseReply;
export type ParseReply =
  { ok: true; book: ParsedBook } | { ok: false; code: PublicationErrorCode | 'INTERNAL'; message: string };

export interface ParsePoolOptions {
  threads?: number;
  timeoutMs?: number;
  start?: () => Worker;
  isOverloaded?: () => boolean;
}

/** A thread starts in a tenth of a second; where much else is done, in many. */
const START_MS = 60_000;
const MEMORY_MB = 512;
const LARGE_BYTES = 8 * 1024 * 1024;

interface Task {
  bytes: Uint8Array<ArrayBuffer>;
  resolve(book: ParsedBook): void;
  reject(error: unknown): void;
}

export function createParsePool({
  threads = 2,
  timeoutMs = 20_000,
  start = startWorker,
  isOverloaded = twiceTheLoad,
}: ParsePoolOptions = {}): ParsePool {
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task>();
  const waiting: Task[] = [];
  let closed = false;

  function next(): void {
    if (closed || busy.size >= threads) return;
    const task = waiting.shift();
    if (task) run(idle.pop() ?? start(), task);
  }

  function run(worker: Worker, task: Task): void {
    const sizeBytes = task.bytes.byteLength;
    busy.set(worker, task);
    let tooLong = setTimeout(() => fail(unavailable()), START_MS);
    const begin = () => {
      clearTimeout(tooLong);
      tooLong = setTimeout(() => fail(isOverloaded() ? unavailable() : tookTooLong()), timeoutMs);
    };
    const finish = () => {
      clearTimeout(tooLong);
      // One by one: removeAllListeners() would also take away what the worker itself listens with.
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      busy.delete(worker);
    };
    const fail = (error: unknown) => {
      finish();
      void worker.terminate();
      task.reject(error);
      next();
    };
    const onMessage = (reply: ParseSaid) => {
      if (reply === 'begun') return begin();
      finish();
      // What a huge book left in a thread's heap is not kept for the next one.
      if (sizeBytes > LARGE_BYTES || markupBytes(reply) > LARGE_BYTES) void worker.terminate();
      else idle.push(worker);
      if (reply.ok) task.resolve(reply.book);
      else task.reject(replyError(reply));
      next();
    };
    const onError = (error: Error) => fail(workerError(error));
    const onExit = () => fail(new Error('the parsing thread ended'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task.bytes, [task.bytes.buffer]);
  }

  return {
    parse: (bytes) =>
      new Promise((resolve, reject) => {
        waiting.push({ bytes, resolve, reject });
        next();
      }),
    status: () => ({ busy: busy.size, waiting: waiting.length }),
    async close() {
      closed = true;
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}

const tookTooLong = () => new PublicationError('BOOK_TOO_COMPLEX', 'The book takes too long to read.');

/** Of the last minute. A book is not refused for good because others had the processors. */
const twiceTheLoad = (): boolean => os.loadavg()[0]! > 2 * os.availableParallelism();

function startWorker(): Worker {
  return startThread(import.meta.url, './publication.worker', {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
  });
}

/** A small file may hold much: a table of a million cells is a few kilobytes in a ZIP. */
const markupBytes = (reply: ParseReply): number =>
  reply.ok ? reply.book.chapters.reduce((sum, { html }) => sum + html.byteLength, 0) : 0;

function replyError(reply: Extract<ParseReply, { ok: false }>): Error {
  return reply.code === 'INTERNAL'
    ? new Error(reply.message)
    : new PublicationError(reply.code, reply.message);
}

function workerError(error: Error): Error {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new PublicationError('BOOK_TOO_COMPLEX', 'The book takes too much memory to read.', { cause: error })
    : error;
}
