import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { saveSessionTime } from './reading-sessions.ts';
import { dismissReturn, isReturning } from './return.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`return-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const BOOK = '00000000-0000-8000-8000-000000000001';
const DAY_MS = 24 * 60 * 60 * 1_000;
const NOW = Date.UTC(2026, 4, 20);

const read = (id: string, start: number) =>
  saveSessionTime({ id, book: BOOK, start, seconds: 600, pages: 9, day: '2026-05-01' });

test('a reader returns after not reading the book for three days on any device', async () => {
  expect(await isReturning(BOOK, NOW)).toBe(false);
  await read('a', NOW - 9 * DAY_MS);
  expect(await isReturning(BOOK, NOW)).toBe(true);
  await read('b', NOW - 2 * DAY_MS);
  expect(await isReturning(BOOK, NOW)).toBe(false);
});

test('a dismissed summary does not return until the next absence', async () => {
  await read('a', NOW - 9 * DAY_MS);
  await dismissReturn(BOOK);
  expect(await isReturning(BOOK, NOW)).toBe(false);
  await read('b', NOW - 4 * DAY_MS);
  expect(await isReturning(BOOK, NOW)).toBe(true);
});
