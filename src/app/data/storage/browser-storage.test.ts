import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStorage } from '#app/testing/stored-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { requestPersistence } from './browser-storage.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`persist-${readers++}`);
});

afterEach(async () => {
  stubBrowserStorage(undefined);
  closeUserDatabase();
  await database.delete();
});

test('persistent storage is requested once', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  stubBrowserStorage({ persist, persisted: () => Promise.resolve(false) });
  await requestPersistence(1);
  await requestPersistence(2);
  expect(persist).toHaveBeenCalledTimes(1);
  expect((await database.meta.get('persist'))?.value).toEqual({ askedAt: 1, granted: true });
});
