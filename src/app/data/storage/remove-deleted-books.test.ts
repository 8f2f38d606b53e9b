import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSmallBook, addUploadedBook, receiveBook } from '#app/testing/small-book.ts';
import { addBookmark, listBookmarks } from '../annotations/annotations.ts';
import { readFile } from '../books/book-files.ts';
import { findOwnCover, saveOwnCover } from '../books/own-cover.ts';
import { deleteBook, findBook, restoreBook } from '../books/library-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { removeDeletedBooks, UNDO_PERIOD_MS } from './remove-deleted-books.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`deleted-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a deleted book is removed from this device when the deletion can no longer be undone, its annotations never', async () => {
  const { bookId, sha } = await addUploadedBook();
  await addBookmark(bookId, [1, 3, 9, 1, 1], 'First');
  const deletedAt = Date.now();
  await deleteBook(bookId);

  expect(await removeDeletedBooks(deletedAt)).toBe(0);
  expect(await removeDeletedBooks(deletedAt + UNDO_PERIOD_MS - 1_000)).toBe(0);
  expect(await readFile(sha)).not.toBeNull();
  expect(await removeDeletedBooks(deletedAt + UNDO_PERIOD_MS + 1_000)).toBe(1);
  expect(await readFile(sha)).toBeNull();
  expect(await database.covers.count()).toBe(0);
  expect(await removeDeletedBooks(deletedAt + 2 * UNDO_PERIOD_MS)).toBe(0);

  await restoreBook(bookId);
  expect(await findBook(bookId)).toMatchObject({ title: 'Small Hours', onDevice: false });
  expect(await listBookmarks(bookId)).toHaveLength(1);
});

test.each([
  {
    of: 'of a book of the library stays, since it may be restored elsewhere',
    add: addUploadedBook,
    stays: true,
  },
  {
    of: 'of a book that was on this device alone goes with it',
    add: () => addSmallBook({ isPrivate: true }),
    stays: false,
  },
])('the chosen cover $of', async ({ add, stays }) => {
  const { bookId } = await add();
  await saveOwnCover(bookId, Uint8Array.of(0xff, 0xd8).buffer);
  await deleteBook(bookId);
  const nowMs = Date.now();
  await removeDeletedBooks(nowMs);
  expect(await findOwnCover(bookId)).not.toBeNull();
  expect(await removeDeletedBooks(nowMs + UNDO_PERIOD_MS)).toBe(1);
  expect((await findOwnCover(bookId)) !== null).toBe(stays);
});

test('a book deleted on another device is removed from this one', async () => {
  const { bookId, sha } = await addUploadedBook();
  await database.outbox.clear();
  await receiveBook(bookId, { sha, title: 'Small Hours', deleted: true });
  expect(await removeDeletedBooks(Date.now())).toBe(0);
  expect(await removeDeletedBooks(Date.now() + UNDO_PERIOD_MS + 1_000)).toBe(1);
  expect(await database.publications.count()).toBe(0);
});

test.each([
  ['a day ahead of', 86_400_000],
  ['a day behind', -86_400_000],
])(
  'a device whose clock is %s the server’s keeps a deleted book for ten minutes',
  async (_case, offsetMs) => {
    const { bookId, sha } = await addUploadedBook();
    await database.outbox.clear();
    await receiveBook(bookId, { sha, title: 'Small Hours', deleted: true });
    const nowMs = Date.now() + offsetMs;
    expect(await removeDeletedBooks(nowMs)).toBe(0);
    expect(await removeDeletedBooks(nowMs + UNDO_PERIOD_MS - 1)).toBe(0);
    expect(await removeDeletedBooks(nowMs + UNDO_PERIOD_MS)).toBe(1);
  },
);

test('a clock that is set back a day does not keep a deleted book for a day', async () => {
  const { bookId } = await addUploadedBook();
  await deleteBook(bookId);
  const aheadMs = Date.now() + 86_400_000;
  expect(await removeDeletedBooks(aheadMs)).toBe(0);
  const nowMs = Date.now();
  expect(await removeDeletedBooks(nowMs)).toBe(0);
  expect(await removeDeletedBooks(nowMs + UNDO_PERIOD_MS)).toBe(1);
});

test('an undone deletion removes nothing', async () => {
  const { bookId, sha } = await addSmallBook();
  await deleteBook(bookId);
  await restoreBook(bookId);
  expect(await removeDeletedBooks(Date.now() + 2 * UNDO_PERIOD_MS)).toBe(0);
  expect(await readFile(sha)).not.toBeNull();
});

test('a book that is deleted again can be undone for as long as the first time', async () => {
  const { bookId } = await addUploadedBook();
  const startMs = Date.now();
  await deleteBook(bookId);
  await removeDeletedBooks(startMs);
  await restoreBook(bookId);
  await deleteBook(bookId);
  expect(await removeDeletedBooks(startMs + UNDO_PERIOD_MS)).toBe(0);
  expect(await removeDeletedBooks(startMs + 2 * UNDO_PERIOD_MS)).toBe(1);
});

test('a book downloaded while it was being removed is removed after all', async () => {
  const { bookId } = await addUploadedBook();
  await deleteBook(bookId);
  await removeDeletedBooks(0);
  expect(await removeDeletedBooks(UNDO_PERIOD_MS)).toBe(1);
  await database.covers.put({ bookId, bytes: new ArrayBuffer(1), mediaType: 'image/png' });
  expect(await removeDeletedBooks(UNDO_PERIOD_MS)).toBe(1);
  expect(await database.covers.count()).toBe(0);
});

test('a round reads nothing of books that are not deleted', async () => {
  await addUploadedBook();
  let reads = 0;
  const countRead = <T>(row: T) => {
    reads += 1;
    return row;
  };
  for (const table of database.tables) table.hook('reading', countRead);
  expect(await removeDeletedBooks(Date.now())).toBe(0);
  expect(reads).toBe(0);
  await database.views.toArray();
  expect(reads).toBeGreaterThan(0);
});
