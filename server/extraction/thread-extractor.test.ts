import { expect, test } from 'vitest';
import { createThreadPool } from '../threads/thread-pool.ts';
import { extractBook } from './embedded-engine.ts';
import { createThreadExtractor } from './thread-extractor.ts';

test('extraction in a thread gives the engine’s results, for several books at a time', async () => {
  const text = 'The old house stood on a bare green hill. Its narrow windows were broken and dark.';
  const book = { language: 'en', chapters: [{ number: 1, text }] };
  const threads = createThreadPool({ roomMib: Infinity });
  const extract = createThreadExtractor(threads);
  const expected = extractBook(book);
  expect(await Promise.all([extract(book), extract(book, 'ann')])).toEqual([expected, expected]);
  await threads.close();
});
