import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPublication, parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { deleteBook, findBook, listBooks, restoreBook } from './library-books.ts';
import { findChapter, findResource } from './chapters.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { identifyFile, readFile } from './book-files.ts';
import { importBook } from './import-book.ts';
import { storeOpening, storePublication } from './stored-publication.ts';
import { addBookmark } from '../annotations/annotations.ts';
import { readSyncState } from '../records/sync-state.ts';
import { countUnsent, countWaiting } from '../records/unsent-work.ts';
import { sendToLibrary } from './private-books.ts';
import { listWaitingUploads } from './uploads.ts';
import { findOpeningPosition, saveProgress } from '../progress/progress.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`importer-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const bytes = buildEpub({
  title: 'Small Hours',
  authors: ['A. Writer', 'B. Writer'],
  images: [{ name: 'dot.png', mediaType: 'image/png', bytes: onePixelPng }],
  chapters: [
    { title: 'One', body: '<h2>One</h2><p>First.</p><p><img src="../images/dot.png" alt="a dot"/></p>' },
    { title: 'Two', body: '<h2>Two</h2><p>Second.</p>' },
  ],
}).buffer;

async function add(isPrivate = false) {
  const { sha, bookId } = await identifyFile(bytes);
  await importBook({
    bookId,
    sha,
    name: 'small.epub',
    bytes,
    publication: parsePublication(new Uint8Array(bytes)),
    isPrivate,
  });
  return { sha, bookId };
}

test('an imported book is readable at once, with its pictures, and waits for the server', async () => {
  const { bookId } = await add();
  expect(await findBook(bookId)).toMatchObject({
    title: 'Small Hours',
    author: 'A. Writer, B. Writer',
    chapters: 2,
    onDevice: true,
    fileStatus: 'waiting',
  });
  const chapter = await findChapter(bookId, 1);
  const href = /data-resource="([^"]+)"/.exec(chapter!.html)![1]!;
  expect((await findResource(bookId, href))?.bytes.byteLength).toBe(onePixelPng.byteLength);
});

test('the file itself is kept byte for byte, and adding it twice is adding it once', async () => {
  const first = await add();
  const second = await add();
  expect(second.bookId).toBe(first.bookId);
  expect(await listBooks()).toHaveLength(1);
  expect(new Uint8Array((await readFile(first.sha))!)).toEqual(new Uint8Array(bytes));
});

test('the library shows the progress of a book, and opens it there', async () => {
  const { bookId } = await add();
  await saveProgress(bookId, { loc: [2, 5, 20, 1, 1], percent: 100 });
  expect(await findBook(bookId)).toMatchObject({ percent: 100, currentChapter: 2 });
  expect((await findOpeningPosition(bookId)).open?.loc).toEqual([2, 5, 20, 1, 1]);
});

test('a deleted book is not in the library and is restored by undo', async () => {
  const { bookId } = await add();
  await deleteBook(bookId);
  expect(await findBook(bookId)).toBeNull();
  await restoreBook(bookId);
  expect(await findBook(bookId)).toMatchObject({ title: 'Small Hours' });
});

test('an interrupted import stores nothing, and the next one stores everything', async () => {
  const tables = () => database.tables.filter(({ name }) => name !== 'meta');
  for (const last of ['files', 'uploads', 'outbox', 'views'] as const) {
    const interrupt = () => {
      throw new Error('the browser was closed');
    };
    database.table(last).hook('creating', interrupt);
    await expect(add()).rejects.toThrow();
    database.table(last).hook('creating').unsubscribe(interrupt);
    for (const table of tables())
      expect([last, table.name, await table.count()]).toEqual([last, table.name, 0]);
  }
  const { sha, bookId } = await add();
  expect(await findBook(bookId)).toMatchObject({ onDevice: true, fileStatus: 'waiting' });
  expect((await readFile(sha))?.byteLength).toBe(bytes.byteLength);
  expect(await database.outbox.count()).toBe(1);
});

test('choosing a file again while it is sent keeps the upload’s progress', async () => {
  const { bookId } = await add();
  await database.uploads.update(bookId, { offset: 7, state: 'refused', error: 'no' });
  await add();
  expect(await database.uploads.get(bookId)).toMatchObject({ offset: 7, state: 'waiting' });
  expect(await database.uploads.get(bookId)).not.toHaveProperty('error');
});

test('the first chapter can be read while the rest of the book still is', async () => {
  const text = 'A sentence of the book that goes on for a while. '.repeat(400);
  const chapters = Array.from({ length: 20 }, (_, i) => ({ title: `Part ${i + 1}`, paragraphs: [text] }));
  const file = buildEpub({ chapters });
  for (const { opening } of openPublication(file).readSteps())
    if (opening !== null) await storeOpening('b1', opening);
  expect((await findChapter('b1', 1))?.title).toBe('Part 1');
  expect(await findChapter('b1', 2)).toBeNull();
  await storePublication('b1', parsePublication(file));
  expect((await findChapter('b1', 1))?.title).toBe('Part 1');
  expect((await findChapter('b1', 20))?.title).toBe('Part 20');
});

test('nothing of a private book is queued for the server until it is sent to the library', async () => {
  const { bookId } = await add(true);
  await saveProgress(bookId, { loc: [2, 0, 7, 1, 1], percent: 60 });
  await addBookmark(bookId, [1, 0, 9, 1, 1], 'One');
  expect(await findBook(bookId)).toMatchObject({ fileStatus: 'private', percent: 60 });
  expect(await countWaiting(database)).toEqual({ operations: 0, files: 0, all: 0 });
  expect(await countUnsent()).toEqual({ changes: 0, books: 0, privateBooks: 1 });
  expect((await readSyncState()).waiting).toBe(0);
  expect(await listWaitingUploads()).toEqual([]);
  // Adding the file again does not send it.
  await add();
  expect(await findBook(bookId)).toMatchObject({ fileStatus: 'private' });

  await sendToLibrary(bookId);
  expect(await findBook(bookId)).toMatchObject({ fileStatus: 'waiting', percent: 60 });
  expect(await countWaiting(database)).toEqual({ operations: 3, files: 1, all: 4 });
  expect(await countUnsent()).toMatchObject({ privateBooks: 0 });
});

test('a book that the library has cannot become private, but one that was deleted can be added privately or not', async () => {
  const { bookId } = await add();
  await add(true);
  expect(await findBook(bookId)).toMatchObject({ fileStatus: 'waiting' });
  await deleteBook(bookId);
  await add(true);
  expect(await findBook(bookId)).toMatchObject({ fileStatus: 'private' });
  await deleteBook(bookId);
  expect(await countUnsent()).toMatchObject({ privateBooks: 0 });
  await add();
  expect(await findBook(bookId)).toMatchObject({ fileStatus: 'waiting' });
  expect((await database.outbox.toArray()).filter(({ held }) => held)).toEqual([]);
});
