import { afterEach, beforeEach, expect, test } from 'vitest';
import { addStoredBook, MB } from '#app/testing/stored-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { freeSpace } from './free-space.ts';
import { listStoredBooks } from './stored-books.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`stored-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a text is measured once; one that was evicted takes no space', async () => {
  await addStoredBook('emma', { openedAt: 1, textBytes: 1000 });
  await addStoredBook('persuasion', { openedAt: 2 });
  expect((await listStoredBooks()).find(({ id }) => id === 'emma')?.contentBytes).toBe(1000);
  expect((await database.shelf.get('emma'))?.contentBytes).toBe(1000);
  await freeSpace(2 * MB + 1);
  expect((await listStoredBooks()).map(({ id }) => id)).toEqual(['persuasion']);
  expect((await database.shelf.get('emma'))?.contentBytes).toBeUndefined();
});
