import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPicture } from '#app/testing/stored-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { isQuotaExceeded, StorageFullError } from './quota-errors.ts';
import { writeWithEviction } from './write-with-eviction.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`write-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a write that fails on a full device evicts and is tried once more', async () => {
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
  expect(await database.images.count()).toBe(0);
});

test('a write that fails again reports that storage is full; any other error passes through unchanged', async () => {
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
