import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { saveImageShownAt, storeImage } from '../pictures/images.ts';
import { isQuotaExceeded, StorageFullError } from './quota-errors.ts';
import { keepBook } from './shelf.ts';
import { listStoredBooks } from './stored-books.ts';
import { evictBooks, freeSpace, writeWithEviction } from './make-room.ts';
import {
  requestPersistence,
  assertSpaceForFile,
  isSpaceLow,
  lowSpaceWarning,
  readStorage,
} from './storage-report.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`storage-${readers++}`);
});

afterEach(async () => {
  browserSays(undefined);
  closeUserDatabase();
  await database.delete();
});

const MB = 1e6;

async function addPicture(id: string, usedAt: number, size = 1 * MB): Promise<void> {
  const row = await storeImage({
    id,
    bookId: 'b',
    descriptionId: id,
    createdAt: '2026-01-01T00:00:00Z',
    bytes: new ArrayBuffer(size),
    mediaType: 'image/jpeg',
  });
  await database.images.update(row.id, { usedAt });
}

interface Shelved {
  openedAt: number;
  onServer?: boolean;
  fileBytes?: number;
  textBytes?: number;
}

/** A book on this device, as small rows that claim no more than they hold. */
async function addBook(
  id: string,
  { openedAt, onServer = true, fileBytes = 1 * MB, textBytes = 500_000 }: Shelved,
): Promise<void> {
  await database.views.put({
    t: 'book',
    k: id,
    book: id,
    ms: 1,
    v: { title: id, sha: `sha-${id}`, size: fileBytes, addedAt: 0, ...(onServer ? { state: 'ready' } : {}) },
  });
  await database.publications.put({
    bookId: id,
    parserVersion: 1,
    title: id,
    authors: [],
    language: null,
    description: null,
    genres: [],
    series: null,
    direction: 'ltr',
    contents: [],
    chapters: [],
    openedAt,
  });
  await database.chapters.put({
    bookId: id,
    number: 1,
    title: '',
    language: null,
    direction: 'ltr',
    html: '',
    text: 'x'.repeat(textBytes),
  });
  await database.files.put({ sha: `sha-${id}`, i: 0, bytes: new ArrayBuffer(fileBytes) });
  if (!onServer)
    await database.uploads.put({
      bookId: id,
      sha: `sha-${id}`,
      name: id,
      size: fileBytes,
      state: 'waiting',
    });
}

const pictures = async () => (await database.images.toCollection().primaryKeys()).sort();
const files = async () => (await database.files.toArray()).map(({ sha }) => sha).sort();
const texts = async () => (await database.publications.toCollection().primaryKeys()).sort();

function browserSays(storage: Partial<StorageManager> | undefined): void {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

test('pictures make room first, those unseen for longest before the others', async () => {
  await addPicture('old', 1);
  await addPicture('new', 3);
  await addPicture('older', 0);
  await addBook('emma', { openedAt: 1 });
  expect(await freeSpace(2 * MB)).toBe(2 * MB);
  expect(await pictures()).toEqual(['new']);
  expect(await files()).toEqual(['sha-emma']);
});

test('a picture that is looked at moves to the end of the queue', async () => {
  await addPicture('a', 1);
  await addPicture('b', 2);
  await saveImageShownAt((await database.images.get('a'))!);
  await freeSpace(1 * MB);
  expect(await pictures()).toEqual(['a']);
});

test('then files make room, then texts, longest unopened first; the book opened last keeps its text', async () => {
  await addBook('read-today', { openedAt: 30 });
  await addBook('read-once', { openedAt: 10 });
  await addBook('read-long-ago', { openedAt: 5 });
  await freeSpace(1 * MB);
  expect(await files()).toEqual(['sha-read-once', 'sha-read-today']);
  await freeSpace(2.5 * MB);
  expect(await files()).toEqual([]);
  expect(await texts()).toEqual(['read-once', 'read-today']);
  await freeSpace(100 * MB);
  expect(await texts()).toEqual(['read-today']);
});

test('what the server lacks and what the reader keeps never makes room, nor do records and unsent changes', async () => {
  await addBook('only-here', { openedAt: 1, onServer: false });
  await addBook('kept', { openedAt: 1 });
  await addBook('other', { openedAt: 2 });
  await addBook('another', { openedAt: 3 });
  await keepBook('kept');
  await database.outbox.add({ t: 'mark', k: 'm', f: { note: 'x' }, at: 1, seen: 0 });
  await freeSpace(Infinity);
  await evictBooks();
  expect(await files()).toEqual(['sha-kept', 'sha-only-here']);
  expect(await texts()).toEqual(['kept', 'only-here']);
  expect(await database.outbox.count()).toBe(1);
  expect(await database.views.count()).toBe(4);
});

test('a write that finds no room makes some and is done once more', async () => {
  await addPicture('old', 1);
  const quota = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  const hidden = Object.assign(new Error('aborted'), { name: 'AbortError', inner: quota });
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries === 1) throw hidden;
    return 'written';
  };
  expect(await writeWithEviction(10, write)).toBe('written');
  expect(tries).toBe(2);
  expect(await pictures()).toEqual([]);
});

test('a write that finds no room twice says so; any other failure passes through untouched', async () => {
  const quota = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  let tries = 0;
  const write = () => {
    tries += 1;
    return Promise.reject(quota);
  };
  await expect(writeWithEviction(10, write)).rejects.toBeInstanceOf(StorageFullError);
  expect(tries).toBe(2);
  const other = new Error('broken');
  await expect(writeWithEviction(10, () => Promise.reject(other))).rejects.toBe(other);
  expect(isQuotaExceeded({ name: 'BulkError', failures: [quota] })).toBe(true);
  expect(isQuotaExceeded(null)).toBe(false);
});

test('the meter splits what is used into books, pictures and the rest', async () => {
  await addPicture('a', 1, 3 * MB);
  await addBook('emma', { openedAt: 1, fileBytes: 1_000_000, textBytes: 250_000 });
  browserSays({
    estimate: () => Promise.resolve({ usage: 10 * MB, quota: 100 * MB }),
    persisted: () => Promise.resolve(true),
  });
  expect(await readStorage()).toEqual({
    used: 10 * MB,
    quota: 100 * MB,
    books: 1_250_000,
    pictures: 3 * MB,
    other: 10 * MB - 4_250_000,
    persistent: true,
    evictable: { pictures: 3 * MB, books: 1_250_000, bookCount: 1 },
  });
});

test('the meter works where the browser tells nothing', async () => {
  await addBook('emma', { openedAt: 1 });
  browserSays(undefined);
  expect(await readStorage()).toMatchObject({ used: 1_500_000, quota: null, other: 0, persistent: false });
});

test('a text is measured once; one that was dropped takes no room', async () => {
  await addBook('emma', { openedAt: 1, textBytes: 1000 });
  await addBook('persuasion', { openedAt: 2 });
  expect((await listStoredBooks()).find(({ id }) => id === 'emma')?.contentBytes).toBe(1000);
  expect((await database.shelf.get('emma'))?.contentBytes).toBe(1000);
  await freeSpace(2 * MB + 1);
  expect((await listStoredBooks()).map(({ id }) => id)).toEqual(['persuasion']);
  expect((await database.shelf.get('emma'))?.contentBytes).toBeUndefined();
});

test('storage is low when less than a tenth or than 200 MB are left', () => {
  const GB = 1e9;
  expect(isSpaceLow({ used: 5 * GB, quota: 10 * GB })).toBe(false);
  expect(isSpaceLow({ used: 9.1 * GB, quota: 10 * GB })).toBe(true);
  expect(isSpaceLow({ used: 0.85 * GB, quota: 1 * GB })).toBe(true);
  expect(isSpaceLow({ used: 1, quota: null })).toBe(false);
});

test('that storage is low is said once a day', async () => {
  browserSays({ estimate: () => Promise.resolve({ usage: 95 * MB, quota: 100 * MB }) });
  const noon = Date.parse('2026-05-01T12:00:00');
  expect(await lowSpaceWarning(noon)).toBe(5 * MB);
  expect(await lowSpaceWarning(noon + 3_600_000)).toBeNull();
  expect(await lowSpaceWarning(noon + 24 * 3_600_000)).toBe(5 * MB);
});

test('a file that would not fit is refused before it is read, counting what can make room', async () => {
  await addBook('emma', { openedAt: 1, fileBytes: 1 * MB, textBytes: 1 * MB });
  await addPicture('a', 1, 8 * MB);
  browserSays({
    estimate: () => Promise.resolve({ usage: 100 * MB, quota: 110 * MB }),
    persisted: () => Promise.resolve(false),
  });
  await expect(assertSpaceForFile(9 * MB)).resolves.toBeUndefined();
  await expect(assertSpaceForFile(10 * MB)).rejects.toThrow('needs about 22 MB, 20 MB are free');
});

test('the browser is asked once to keep this storage', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  browserSays({ persist, persisted: () => Promise.resolve(false) });
  await requestPersistence(1);
  await requestPersistence(2);
  expect(persist).toHaveBeenCalledTimes(1);
  expect((await database.meta.get('persist'))?.value).toEqual({ askedAt: 1, granted: true });
});
