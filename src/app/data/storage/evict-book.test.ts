import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSmallBook, addUploadedBook } from '#app/testing/small-book.ts';
import { addBookmark, listBookmarks } from '../annotations/annotations.ts';
import { readFile } from '../books/book-files.ts';
import { findChapter } from '../books/chapters.ts';
import { findBook } from '../books/library-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { saveProgress } from '../progress/progress.ts';
import { evictBook, OnlyCopyError, removeFromDevice } from './evict-book.ts';
import { keepBook } from './kept-books.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`evict-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a book that the server has can be removed from this device; its progress and annotations stay', async () => {
  const { bookId, sha } = await addUploadedBook();
  await saveProgress(bookId, { loc: [1, 3, 9, 1, 1], percent: 40 });
  await addBookmark(bookId, [1, 3, 9, 1, 1], 'First');
  await keepBook(bookId);

  await removeFromDevice(bookId);
  expect(await readFile(sha)).toBeNull();
  expect(await findChapter(bookId, 1)).toBeNull();
  expect(await database.images.count()).toBe(0);
  expect(await findBook(bookId)).toMatchObject({
    title: 'Small Hours',
    onDevice: false,
    kept: false,
    fileStatus: 'server',
    percent: 40,
  });
  expect(await listBookmarks(bookId)).toHaveLength(1);
});

test('the only copy of a book is never removed from this device', async () => {
  const { bookId, sha } = await addSmallBook();
  await expect(removeFromDevice(bookId)).rejects.toBeInstanceOf(OnlyCopyError);
  expect(await evictBook(bookId, 'file')).toBe(false);
  // Sent, but the server has not confirmed it yet.
  await database.uploads.delete(bookId);
  await expect(removeFromDevice(bookId)).rejects.toBeInstanceOf(OnlyCopyError);
  expect(await readFile(sha)).not.toBeNull();
  expect(await findBook(bookId)).toMatchObject({ onDevice: true, fileStatus: 'server' });
});

test('a kept book is not evicted', async () => {
  const { bookId } = await addUploadedBook();
  await keepBook(bookId);
  expect(await evictBook(bookId, 'text')).toBe(false);
  expect(await findBook(bookId)).toMatchObject({ onDevice: true, kept: true });
});
