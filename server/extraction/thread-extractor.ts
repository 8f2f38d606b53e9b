import { startThread } from '../threads/start-thread.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { ExtractBook } from './llm/llm-extractor.ts';
import type { BookExtraction, BookInput } from '#shared/extraction/types.ts';

/** A book takes a tenth of it, and text made to be slow a third: beyond it, a rule is looping. */
const deadlineMs = (book: BookInput): number => 20_000 + charsOf(book) * 0.02;
const charsOf = ({ chapters }: BookInput): number => chapters.reduce((sum, { text }) => sum + text.length, 0);
const MEMORY_MB = 1_024;
/** The models take half of it; the dictionaries also cache every word looked up. */
const KEPT_MIB = 160;

/** `extractBook` in a thread, which keeps its dictionaries between books. It rejects with TaskError. */
export function createThreadExtractor(threads: ThreadPool): ExtractBook {
  const runner = threads.addKind<BookInput, BookExtraction>({
    start: () =>
      startThread(import.meta.url, './extraction.worker', {
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
      }),
    deadlineMs,
    maxIdleMib: KEPT_MIB,
  });
  return (book, userId = 'administrator') => runner.run(book, { user: userId });
}
