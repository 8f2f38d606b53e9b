import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPicture, addStoredBook, MB, stubBrowserStorage } from '#app/testing/stored-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { assertSpaceForFile, isSpaceLow, lowSpaceWarning } from './space-checks.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`space-${readers++}`);
});

afterEach(async () => {
  stubBrowserStorage(undefined);
  closeUserDatabase();
  await database.delete();
});

test('storage is low when less than a tenth or than 200 MB are left', () => {
  const GB = 1e9;
  expect(isSpaceLow({ used: 5 * GB, quota: 10 * GB })).toBe(false);
  expect(isSpaceLow({ used: 9.1 * GB, quota: 10 * GB })).toBe(true);
  expect(isSpaceLow({ used: 0.85 * GB, quota: 1 * GB })).toBe(true);
  expect(isSpaceLow({ used: 1, quota: null })).toBe(false);
});

test('the reader is warned of low space once a day', async () => {
  stubBrowserStorage({ estimate: () => Promise.resolve({ usage: 95 * MB, quota: 100 * MB }) });
  const noon = Date.parse('2026-05-01T12:00:00');
  expect(await lowSpaceWarning(noon)).toBe(5 * MB);
  expect(await lowSpaceWarning(noon + 3_600_000)).toBeNull();
  expect(await lowSpaceWarning(noon + 24 * 3_600_000)).toBe(5 * MB);
});

test('a file that would not fit is refused before it is read, counting what can be evicted', async () => {
  await addStoredBook('emma', { openedAt: 1, fileBytes: 1 * MB, textBytes: 1 * MB });
  await addPicture('a', 1, 8 * MB);
  stubBrowserStorage({
    estimate: () => Promise.resolve({ usage: 100 * MB, quota: 110 * MB }),
    persisted: () => Promise.resolve(false),
  });
  await expect(assertSpaceForFile(9 * MB)).resolves.toBeUndefined();
  await expect(assertSpaceForFile(10 * MB)).rejects.toMatchObject({
    name: 'StorageFullError',
    space: { neededBytes: 22 * MB, freeBytes: 20 * MB },
  });
});
