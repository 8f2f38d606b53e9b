import { expect, test } from 'vitest';
import type { BookInput } from '#shared/extraction/types.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { extractBook } from './embedded-engine.ts';
import { createThreadExtractor } from './thread-extractor.ts';

test('extraction in a thread returns the engine’s results, for several books at a time', async () => {
  const text = 'The old house stood on a bare green hill. Its narrow windows were broken and dark.';
  const book = { language: 'en', chapters: [{ number: 1, text }] };
  const threads = createThreadPool({ memoryLimitMib: Infinity });
  const extract = createThreadExtractor(threads);
  const expected = extractBook(book);
  expect(await Promise.all([extract(book), extract(book, 'ann')])).toEqual([expected, expected]);
  await threads.close();
});

test('a novel’s extraction may take minutes, and no book’s may take hours', () => {
  let deadlineMs: ((book: BookInput) => number) | undefined;
  createThreadExtractor({
    addKind: (kind) => {
      deadlineMs = kind.deadlineMs as unknown as typeof deadlineMs; // The book is the kind's input.
      return { run: () => Promise.reject(new Error('not run')), status: () => ({ busy: 0, waiting: 0 }) };
    },
    close: async () => undefined,
  });
  const novel = { language: 'en', chapters: [{ number: 1, text: 'x'.repeat(3_000_000) }] };
  expect(deadlineMs!(novel)).toBeGreaterThan(60_000);
  expect(deadlineMs!(novel)).toBeLessThan(5 * 60_000);
});
