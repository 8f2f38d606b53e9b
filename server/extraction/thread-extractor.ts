import { startThread } from '../threads/start-thread.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { ExtractBook } from './llm/llm-extractor.ts';
import type { BookExtraction, BookInput } from './types.ts';

/** A book takes a tenth of it, text made to be slow a third: beyond, a rule runs in circles. */
const deadlineMs = ({ chapters }: BookInput): number =>
  20_000 + chapters.reduce((sum, { text }) => sum + text.length, 0) * 0.02;
const MEMORY_MB = 2_048;

/** `extractBook` in a thread, which keeps its dictionaries between books. It rejects with TaskError. */
export function createThreadExtractor(threads: ThreadPool): ExtractBook {
  const runner = threads.addKind<BookInput, BookExtraction>({
    start: () =>
      startThread(import.meta.url, './extraction.worker', {
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      }),
    deadlineMs,
  });
  return (book, userId = 'administrator') => runner.run(book, { user: userId });
}
