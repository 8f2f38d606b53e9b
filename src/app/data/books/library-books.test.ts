import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { receiveBook } from '#app/testing/small-book.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { findCover, saveCover } from './book-details.ts';
import { findBook, listBooks } from './library-books.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`library-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a book that another device has not sent yet is distinguished from one on the server', async () => {
  await receiveBook('00000000-0000-8000-8000-000000000001', { title: 'Emma', sha: 'e' });
  expect(await findBook('00000000-0000-8000-8000-000000000001')).toMatchObject({
    fileStatus: 'elsewhere',
    onDevice: false,
  });
  await receiveBook('00000000-0000-8000-8000-000000000001', { state: 'uploaded' });
  expect(await findBook('00000000-0000-8000-8000-000000000001')).toMatchObject({
    fileStatus: 'server',
    onDevice: false,
  });
});

test('a long library is not read again for each cover that is painted or fetched for it', async () => {
  const id = '00000000-0000-8000-8000-000000000001';
  await receiveBook(id, { title: 'Emma', sha: 'e' });
  let reads = 0;
  const shown: { titles: string[]; cover: boolean } = { titles: [], cover: false };
  const library = liveQuery(() => (reads++, listBooks())).subscribe((books) => {
    shown.titles = books.map(({ title }) => title);
  });
  const cover = liveQuery(() => findCover(id)).subscribe((row) => {
    shown.cover = row !== null;
  });
  await expect.poll(() => shown.titles).toEqual(['Emma']);
  await saveCover(id, { bytes: new ArrayBuffer(1), mediaType: 'image/jpeg' });
  await expect.poll(() => shown.cover).toBe(true);
  expect(reads).toBe(1);
  await receiveBook(id, { title: 'Emma, a Novel' });
  await expect.poll(() => shown.titles).toEqual(['Emma, a Novel']);
  library.unsubscribe();
  cover.unsubscribe();
});
