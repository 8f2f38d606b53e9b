import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPicture, addStoredBook, MB, stubBrowserStorage } from '#app/testing/stored-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { readStorage } from './storage-report.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`report-${readers++}`);
});

afterEach(async () => {
  stubBrowserStorage(undefined);
  closeUserDatabase();
  await database.delete();
});

test('the meter splits the used space into books, pictures and the rest', async () => {
  await addPicture('a', 1, 3 * MB);
  await addStoredBook('emma', { openedAt: 1, fileBytes: 1_000_000, textBytes: 250_000 });
  stubBrowserStorage({
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
    privateBooks: 0,
    evictable: { pictures: 3 * MB, books: 1_250_000, bookCount: 1 },
  });
});

test('the meter counts itself if the browser reports nothing', async () => {
  await addStoredBook('emma', { openedAt: 1 });
  stubBrowserStorage(undefined);
  expect(await readStorage()).toMatchObject({ used: 1_500_000, quota: null, other: 0, persistent: false });
});
