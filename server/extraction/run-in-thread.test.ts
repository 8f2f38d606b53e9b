import { afterAll, expect, it } from 'vitest';
import { extractBook } from './engine.ts';
import { closeExtractionThread, extractBookInThread } from './run-in-thread.ts';

afterAll(closeExtractionThread);

const book = {
  language: 'en',
  chapters: [
    { number: 1, text: 'The old house stood on a bare green hill. Its narrow windows were broken and dark.' },
  ],
};

it('answers what the engine answers, several books at a time and after being closed', async () => {
  const expected = extractBook(book);
  expect(await Promise.all([extractBookInThread(book), extractBookInThread(book)])).toEqual([
    expected,
    expected,
  ]);
  await closeExtractionThread();
  expect(await extractBookInThread(book)).toEqual(expected);
});

it('rejects a book that is in the thread when the thread is closed', async () => {
  // A fresh thread is still loading its dictionaries when it is closed.
  await closeExtractionThread();
  const pending = extractBookInThread(book);
  const rejected = expect(pending).rejects.toThrow('A thread ended');
  await closeExtractionThread();
  await rejected;
});
