import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBook, listBooks } from '#app/data/books/library-books.ts';
import { findPublication } from '#app/data/books/publications.ts';
import { findChapter } from '#app/data/books/chapters.ts';
import { closeUserDatabase, openUserDatabase, UserDatabase } from '#app/data/database/database.ts';
import { hasFile } from '#app/data/books/book-files.ts';
import { listOutdated } from '#app/data/books/publications.ts';
import { buildEpub, zip } from '#shared/testing/build-epub.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { PARSER_VERSION } from '#shared/publication/parser-version.ts';
import { addBook } from './add-book.ts';
import { findCfis } from './find-cfis.ts';
import { readBook, reparseBook } from './read-book.ts';
import { cancelTask, runTask } from '../connection/run-task.ts';

const text = 'A sentence of the book that goes on for a while. '.repeat(200);
const bytes = buildEpub({
  title: 'Long',
  chapters: Array.from({ length: 40 }, (_, i) => ({ title: `Chapter ${i + 1}`, paragraphs: [text] })),
});
const file = new Blob([bytes]);
const quiet = () => undefined;

let readers = 0;
let userId: string;
let tasks = 0;
const name = () => ({ id: ++tasks, userId });

/** Reads the database as the page does: by a connection of its own. */
async function inPage<T>(read: () => Promise<T>): Promise<T> {
  openUserDatabase(userId);
  const seen = await read();
  closeUserDatabase();
  return seen;
}

beforeEach(() => {
  userId = `worker-${readers++}`;
});

afterEach(async () => {
  closeUserDatabase();
  await new UserDatabase(userId).delete();
});

test('a chosen file is added to the library, and its progress is reported', async () => {
  const shares: number[] = [];
  const outcome = await runTask(name(), (task) =>
    addBook(task, { file, name: 'long.epub' }, (share) => shares.push(share)),
  );
  expect(outcome?.value).toMatchObject({ title: 'Long' });
  const book = await inPage(() => findBook(outcome!.value!.bookId));
  expect(book).toMatchObject({ title: 'Long', chapters: 40, onDevice: true, fileStatus: 'waiting' });
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
});

test('an FB2 that is really a ZIP is unpacked first, and the book itself is stored and hashed', async () => {
  const book = buildFb2({
    title: 'Туман',
    chapters: [{ title: 'Один', body: '<p>Над рекой встал туман.</p>' }],
  });
  const add = (chosen: Uint8Array<ArrayBuffer>) =>
    runTask(name(), (task) => addBook(task, { file: new Blob([chosen]), name: 'fog.fb2' }, quiet));
  const zipped = await add(zip({ 'a/fog.fb2': book }));
  const plain = await add(book);
  expect(zipped?.value).toMatchObject({ title: 'Туман' });
  expect(zipped).toEqual(plain);
  expect(await inPage(listBooks)).toMatchObject([{ title: 'Туман', format: 'fb2', size: book.length }]);
});

test.each([
  ['nothing.epub', new Blob([]), 'EMPTY_FILE'],
  ['long.fb2', file, 'UNSUPPORTED_FORMAT'],
  ['cut.epub', new Blob([bytes.subarray(0, 5000)]), 'BAD_ARCHIVE'],
])('%s is refused with a code, and leaves nothing', async (fileName, damaged, code) => {
  const outcome = await runTask(name(), (task) => addBook(task, { file: damaged, name: fileName }, quiet));
  expect(outcome?.failure).toMatchObject({ code });
  expect(await inPage(listBooks)).toEqual([]);
});

test('a cancelled file is not in the library', async () => {
  const cancelled = name();
  const adding = runTask(cancelled, (task) => addBook(task, { file, name: 'long.epub' }, quiet));
  cancelTask(cancelled.id);
  expect(await adding).toBeNull();
  expect(await inPage(listBooks)).toEqual([]);
});

test('a file chosen by one reader is never added for the next one who signs in', async () => {
  const first = userId;
  const adding = runTask(name(), (task) => addBook(task, { file, name: 'long.epub' }, quiet));
  userId = `worker-${readers++}`;
  await runTask(name(), async () => 'done');
  expect(await adding).toBeNull();
  expect(await inPage(listBooks)).toEqual([]);
  await new UserDatabase(first).delete();
});

test('a full device is reported with a message', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const outcome = await runTask(name(), (task) => addBook(task, { file, name: 'long.epub' }, quiet));
  put.mockRestore();
  expect(outcome?.failure?.code).toBe('STORAGE_FULL');
  expect(await inPage(listBooks)).toEqual([]);
});

test('a downloaded book is read and its file stored; later it is read from there', async () => {
  const book = { id: 'downloaded', sha: 'its-digest' };
  expect(await runTask(name(), (task) => readBook(task, book, bytes.slice().buffer))).toEqual({
    value: 'done',
  });
  expect(await inPage(() => hasFile(book.sha))).toBe(true);
  const again = { ...book, id: 'again' };
  expect(await runTask(name(), (task) => readBook(task, again, null))).toEqual({ value: 'done' });
  expect(await inPage(() => findChapter('again', 40))).toMatchObject({
    title: 'Chapter 40',
    text: expect.anything() as unknown,
  });
});

test('a book whose file is missing is reported', async () => {
  const outcome = await runTask(name(), (task) => readBook(task, { id: 'gone', sha: 'gone' }, null));
  expect(outcome?.failure?.message).toBe('The file is not on this device.');
});

test('an older parse is repeated once, and CFIs are computed only from a current one', async () => {
  const added = await runTask(name(), (task) => addBook(task, { file, name: 'long.epub' }, quiet));
  const id = added!.value!.bookId;
  const sha = (await inPage(() => findBook(id)))!.sha;
  const row = (await inPage(() => findPublication(id)))!;
  await inPage(() =>
    openUserDatabase(userId).publications.put({ ...row, parserVersion: PARSER_VERSION - 1 }),
  );
  const places = [{ chapter: 3, offset: 10 }];
  expect(await runTask(name(), () => findCfis({ id, sha }, places))).toBeNull();
  expect(await runTask(name(), (task) => reparseBook(task, { id, sha }))).toEqual({ value: 'done' });
  expect(await inPage(() => findPublication(id))).toMatchObject({ parserVersion: PARSER_VERSION });
  expect(await runTask(name(), () => findCfis({ id, sha }, places))).toEqual({
    value: [expect.stringMatching(/^epubcfi\(/)],
  });
});

test('a stored book on which the parser fails keeps its text and is not parsed again by the same parser', async () => {
  const added = await runTask(name(), (task) => addBook(task, { file, name: 'long.epub' }, quiet));
  const id = added!.value!.bookId;
  const { sha } = (await inPage(() => findBook(id)))!;
  const stored = (await inPage(() => findPublication(id)))!;
  await inPage(() =>
    openUserDatabase(userId).publications.put({ ...stored, parserVersion: PARSER_VERSION - 1 }),
  );
  const broken = () => {
    throw new TypeError('a fault of the parser');
  };
  const outcome = await runTask(name(), (task) => reparseBook(task, { id, sha }, broken));
  expect(outcome?.failure).toMatchObject({ code: 'INTERNAL', message: 'a fault of the parser' });
  expect(await inPage(listOutdated)).toEqual([]);
  expect(await inPage(() => findChapter(id, 1))).not.toBeNull();
});
