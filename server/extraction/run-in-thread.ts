import { startThread } from '../threads/start-thread.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { BookExtraction, BookInput } from './types.ts';

/** One thread, which keeps its dictionaries between books. */
const thread = createThreadPool<BookInput, BookExtraction>(() =>
  startThread(import.meta.url, './extraction.worker'),
);

/**
 * `extractBook` on a thread of its own, so that requests are answered meanwhile.
 *
 * @throws {ThreadError} the engine threw, or the thread died; the next call starts a new one
 */
export const extractBookInThread = (input: BookInput): Promise<BookExtraction> => thread.run(input);

/** Ends the thread. Books still in it are rejected; a later call starts afresh. */
export const closeExtractionThread = (): Promise<void> => thread.close();
