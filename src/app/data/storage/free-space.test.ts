import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPicture, addStoredBook, MB } from '#app/testing/stored-books.ts';
import { replacePublication } from '../books/replace-publication.ts';
import { storePublication } from '../books/stored-publication.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { savePictureShownAt } from '../pictures/stored-pictures.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { evictBooks, freeSpace } from './free-space.ts';
import { keepBook } from './kept-books.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`free-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const pictures = async () => (await database.images.toCollection().primaryKeys()).sort();
const files = async () => (await database.files.toArray()).map(({ sha }) => sha).sort();
const texts = async () => (await database.publications.toCollection().primaryKeys()).sort();

test('pictures are evicted first, those not shown for longest before the others', async () => {
  await addPicture('old', 1);
  await addPicture('new', 3);
  await addPicture('older', 0);
  await addStoredBook('emma', { openedAt: 1 });
  expect(await freeSpace(2 * MB)).toBe(2 * MB);
  expect(await pictures()).toEqual(['new']);
  expect(await files()).toEqual(['sha-emma']);
});

test('a picture that is shown is evicted last', async () => {
  await addPicture('a', 1);
  await addPicture('b', 2);
  await savePictureShownAt((await database.images.get('a'))!);
  await freeSpace(1 * MB);
  expect(await pictures()).toEqual(['a']);
});

test('then files are evicted, then texts, least recently opened first; the book opened last keeps its text', async () => {
  await addStoredBook('read-today', { openedAt: 30 });
  await addStoredBook('read-once', { openedAt: 10 });
  await addStoredBook('read-long-ago', { openedAt: 5 });
  await freeSpace(1 * MB);
  expect(await files()).toEqual(['sha-read-once', 'sha-read-today']);
  await freeSpace(2.5 * MB);
  expect(await files()).toEqual([]);
  expect(await texts()).toEqual(['read-once', 'read-today']);
  await freeSpace(100 * MB);
  expect(await texts()).toEqual(['read-today']);
});

test('a book added by a device with its clock ahead is evicted by when it was opened here', async () => {
  await addStoredBook('added-elsewhere', { openedAt: 5, addedAt: Number.MAX_SAFE_INTEGER });
  await addStoredBook('read-once', { openedAt: 10 });
  await freeSpace(1 * MB);
  expect(await files()).toEqual(['sha-read-once']);
});

test('a text that has just been stored is evicted after one that was opened before, also after it is parsed again', async () => {
  const publication = parsePublication(
    buildEpub({ chapters: [{ title: 'One', paragraphs: ['Nobody came.'] }] }),
  );
  await addStoredBook('new', { openedAt: 0 });
  await storePublication('new', publication);
  await addStoredBook('read-before', { openedAt: 10 });
  await addStoredBook('parsed-anew', { openedAt: 5 });
  await replacePublication('parsed-anew', publication);
  await freeSpace(2 * MB);
  expect(await files()).toEqual(['sha-new']);
});

test('kept books, data missing on the server, records and unsent changes are never evicted', async () => {
  await addStoredBook('only-here', { openedAt: 1, onServer: false });
  await addStoredBook('kept', { openedAt: 1 });
  await addStoredBook('other', { openedAt: 2 });
  await addStoredBook('another', { openedAt: 3 });
  await keepBook('kept');
  await database.outbox.add({ t: 'mark', k: 'm', f: { note: 'x' }, at: 1, seen: 0 });
  await freeSpace(Infinity);
  await evictBooks();
  expect(await files()).toEqual(['sha-kept', 'sha-only-here']);
  expect(await texts()).toEqual(['kept', 'only-here']);
  expect(await database.outbox.count()).toBe(1);
  expect(await database.views.count()).toBe(4);
});
