import { startThread } from '../threads/start-thread.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { ExtractBook } from './llm/llm-extractor.ts';
import type { BookExtraction, BookInput } from './types.ts';

/** The longest book that is extracted takes a fraction of it; beyond, a rule runs in circles. */
const DEADLINE_MS = 180_000;
const MEMORY_MB = 2_048;

/** `extractBook` in a thread, which keeps its dictionaries between books. It rejects with TaskError. */
export function createThreadExtractor(threads: ThreadPool): ExtractBook {
  const runner = threads.addKind<BookInput, BookExtraction>({
    start: () =>
      startThread(import.meta.url, './extraction.worker', {
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      }),
    deadlineMs: DEADLINE_MS,
  });
  return (book, userId = 'administrator') => runner.run(book, { user: userId });
}
