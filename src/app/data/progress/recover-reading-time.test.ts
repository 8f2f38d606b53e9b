import { afterEach, beforeEach, expect, test } from 'vitest';
import { storageKeys } from '#shared/contract/storage.ts';
import { stubLocalStorage } from '#app/testing/local-storage.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { forgetLastSessions } from './last-session.ts';
import { keepSessionTime, listSessions, saveSessionTime } from './reading-sessions.ts';
import { recoverReadingTime } from './recover-reading-time.ts';

const BOOK = '00000000-0000-8000-8000-000000000001';
const stored = stubLocalStorage();
let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`reading-time-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
  stored.clear();
});

const session = (seconds: number, pages: number, id = 'a') => {
  return { id, book: BOOK, start: 1_000, seconds, pages, day: '2026-05-01' };
};
const totals = async () => (await listSessions()).map(({ seconds, pages }) => [seconds, pages]);

/** Saves on a page that is closed before IndexedDB has stored anything. */
async function saveOnClosingPage(read: ReturnType<typeof session>): Promise<void> {
  const saving = saveSessionTime(read).catch(() => undefined);
  const { userId } = database;
  database.close();
  await saving;
  closeUserDatabase();
  database = openUserDatabase(userId);
}

test('pages turned just before the page was closed count when the app opens again', async () => {
  await saveOnClosingPage(session(12.4, 9));
  expect(await totals()).toEqual([]);
  await recoverReadingTime();
  expect(await totals()).toEqual([[12, 9]]);
  expect(stored.size).toBe(0);
});

test('a session goes on from what was saved, and is counted once', async () => {
  await saveSessionTime(session(60, 20));
  expect(stored.size).toBe(0);
  await saveOnClosingPage(session(70, 24));
  await recoverReadingTime();
  await recoverReadingTime();
  expect(await totals()).toEqual([[70, 24]]);
});

test('time that was due to be saved later survives a page that ended without notice', async () => {
  keepSessionTime(session(15, 3));
  keepSessionTime(session(30, 5, 'b'));
  await recoverReadingTime();
  expect((await totals()).sort()).toEqual([
    [15, 3],
    [30, 5],
  ]);
});

test('what another tab has read meanwhile is not taken back', async () => {
  keepSessionTime(session(15, 3));
  const kept = stored.get(storageKeys.lastSession)!;
  await saveSessionTime(session(75, 12));
  stored.set(storageKeys.lastSession, kept);
  await recoverReadingTime();
  expect(await totals()).toEqual([[75, 12]]);
});

test('the time of another reader of this browser is not theirs', async () => {
  stored.set(storageKeys.lastSession, JSON.stringify({ user: 'other', sessions: { a: session(9, 9) } }));
  await recoverReadingTime();
  expect(await totals()).toEqual([]);
});

test('nothing is kept after the reader has signed out', async () => {
  keepSessionTime(session(15, 3));
  forgetLastSessions();
  await recoverReadingTime();
  expect(await totals()).toEqual([]);
});
