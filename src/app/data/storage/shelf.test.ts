import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RecordFields } from '#shared/contract/records.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { deleteBook, findBook, restoreBook } from '../books/library-books.ts';
import { findChapter } from '../books/chapters.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { deviceStore } from '../records/device-store.ts';
import { storeImage } from '../pictures/images.ts';
import { identifyFile, importBook, readFile } from '../books/import-book.ts';
import { addBookmark, listBookmarks } from '../annotations/annotations.ts';
import { saveProgress } from '../progress/progress.ts';
import {
  UNDO_PERIOD_MS,
  removeDeletedBooks,
  evictBook,
  keepBook,
  OnlyCopyError,
  removeFromDevice,
} from './shelf.ts';
import { settleRecords } from '#shared/sync/device/write-operation.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`shelf-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const bytes = buildEpub({
  title: 'Small Hours',
  authors: ['A. Writer'],
  images: [{ name: 'dot.png', mediaType: 'image/png', bytes: onePixelPng }],
  chapters: [
    { title: 'One', body: '<h2>One</h2><p>First.</p><p><img src="../images/dot.png" alt="dot"/></p>' },
  ],
}).buffer;

async function addBook(): Promise<{ bookId: string; sha: string }> {
  const { sha, bookId } = await identifyFile(bytes);
  const publication = parsePublication(new Uint8Array(bytes));
  await importBook({ bookId, sha, name: 'small.epub', bytes, publication });
  await storeImage({
    id: `picture-of-${bookId}`,
    bookId,
    descriptionId: 'd',
    createdAt: '2026-01-01T00:00:00Z',
    bytes: new ArrayBuffer(100),
    mediaType: 'image/jpeg',
  });
  return { bookId, sha };
}

/** The upload has ended and the server has written the book's state. */
async function serverHas(bookId: string): Promise<void> {
  await database.uploads.delete(bookId);
  await hear(bookId, { state: 'ready' });
}

async function hear(bookId: string, fields: RecordFields<'book'>): Promise<void> {
  await deviceStore(database).transact(async (tables) => {
    const [row] = await tables.records([['book', bookId]]);
    const stamped = Object.entries(fields).map(([name, value]) => [name, [value, Date.now(), 0, 'srv']]);
    await tables.putRecords([
      { t: 'book', k: bookId, seq: (row?.seq ?? 0) + 1, f: { ...row?.f, ...Object.fromEntries(stamped) } },
    ]);
    await settleRecords(tables, [['book', bookId]]);
  });
}

test('a book that the server has can leave this device; its place and marks stay', async () => {
  const { bookId, sha } = await addBook();
  await saveProgress(bookId, { loc: [1, 3, 9, 1, 1], percent: 40 });
  await addBookmark(bookId, [1, 3, 9, 1, 1], 'First');
  await serverHas(bookId);
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

test('the only copy of a book never leaves this device', async () => {
  const { bookId, sha } = await addBook();
  await expect(removeFromDevice(bookId)).rejects.toBeInstanceOf(OnlyCopyError);
  expect(await evictBook(bookId, 'file')).toBe(false);
  // Sent, but the server has not said yet that it has it.
  await database.uploads.delete(bookId);
  await expect(removeFromDevice(bookId)).rejects.toBeInstanceOf(OnlyCopyError);
  expect(await readFile(sha)).not.toBeNull();
  expect(await findBook(bookId)).toMatchObject({ onDevice: true, fileStatus: 'server' });
});

test('a kept book makes room for nobody', async () => {
  const { bookId } = await addBook();
  await serverHas(bookId);
  await keepBook(bookId);
  expect(await evictBook(bookId, 'text')).toBe(false);
  expect(await findBook(bookId)).toMatchObject({ onDevice: true, kept: true });
});

test('a deleted book leaves this device when it can no longer be taken back, its marks never', async () => {
  const { bookId, sha } = await addBook();
  await addBookmark(bookId, [1, 3, 9, 1, 1], 'First');
  await serverHas(bookId);
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

test('a book deleted on another device leaves this one, too', async () => {
  const { bookId, sha } = await addBook();
  await serverHas(bookId);
  await database.outbox.clear();
  await hear(bookId, { sha, title: 'Small Hours', deleted: true });
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
    const { bookId, sha } = await addBook();
    await serverHas(bookId);
    await database.outbox.clear();
    await hear(bookId, { sha, title: 'Small Hours', deleted: true });
    const nowMs = Date.now() + offsetMs;
    expect(await removeDeletedBooks(nowMs)).toBe(0);
    expect(await removeDeletedBooks(nowMs + UNDO_PERIOD_MS - 1)).toBe(0);
    expect(await removeDeletedBooks(nowMs + UNDO_PERIOD_MS)).toBe(1);
  },
);

test('a deletion taken back takes nothing away', async () => {
  const { bookId, sha } = await addBook();
  await deleteBook(bookId);
  await restoreBook(bookId);
  expect(await removeDeletedBooks(Date.now() + 2 * UNDO_PERIOD_MS)).toBe(0);
  expect(await readFile(sha)).not.toBeNull();
});

test('a book that another device has not sent yet is told from one in the cloud', async () => {
  await hear('00000000-0000-8000-8000-000000000001', { title: 'Emma', sha: 'e' });
  expect(await findBook('00000000-0000-8000-8000-000000000001')).toMatchObject({
    fileStatus: 'elsewhere',
    onDevice: false,
  });
  await hear('00000000-0000-8000-8000-000000000001', { state: 'uploaded' });
  expect(await findBook('00000000-0000-8000-8000-000000000001')).toMatchObject({
    fileStatus: 'server',
    onDevice: false,
  });
});
