import { afterEach, beforeEach, expect, test } from 'vitest';
import { storageKeys } from '#shared/contract/storage.ts';
import { stubLocalStorage } from '#app/testing/local-storage.ts';
import { findBook } from '../books/library-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { forgetLastPositions } from './last-position.ts';
import { readPositions, saveProgress } from './progress.ts';
import { recoverProgress } from './recover-progress.ts';
import { writeRecord } from '../records/write-record.ts';

const BOOK = '00000000-0000-8000-8000-000000000001';
const stored = stubLocalStorage();
let database: UserDatabase;
let readers = 0;

beforeEach(async () => {
  database = openUserDatabase(`recover-${readers++}`);
  await writeRecord('book', BOOK, { title: 'Emma', deleted: false });
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
  stored.clear();
});

const placeAt = (offset: number, at: number) => ({
  loc: [3, offset, 1000, 2, 9] as [number, number, number, number, number],
  percent: 40,
  at,
});
const savedOffset = async () => (await readPositions(BOOK)).me?.loc[1];

/** Saves a place on a page that is closed before IndexedDB has stored it. */
async function saveOnClosingPage(offset: number, at: number): Promise<void> {
  const saving = saveProgress(BOOK, placeAt(offset, at)).catch(() => undefined);
  database.close();
  await saving;
  openSameReader();
}

function openSameReader(): void {
  const { userId } = database;
  closeUserDatabase();
  database = openUserDatabase(userId);
}

test('a place saved just before the page was closed is there when the page opens again', async () => {
  await saveProgress(BOOK, placeAt(10, 1));
  await saveOnClosingPage(20, 2);
  expect(await savedOffset()).toBe(10);
  await recoverProgress();
  expect(await savedOffset()).toBe(20);
  expect(await findBook(BOOK)).toMatchObject({ currentChapter: 3, percent: 40, lastReadAt: 2 });
  expect(stored.size).toBe(0);
});

test('a recovered place is sent to the server with the time at which it was read', async () => {
  await saveOnClosingPage(20, 2);
  await recoverProgress();
  const operation = (await database.outbox.toArray()).find(({ t }) => t === 'progress');
  expect(operation).toMatchObject({ at: 2, f: { loc: [3, 20, 1000, 2, 9], pct: 40, at: 2 } });
});

test('the latest places of two books are both recovered', async () => {
  const other = '00000000-0000-8000-8000-000000000002';
  await writeRecord('book', other, { title: 'Persuasion', deleted: false });
  const saving = [saveProgress(BOOK, placeAt(20, 2)), saveProgress(other, placeAt(30, 3))];
  database.close();
  await Promise.allSettled(saving);
  openSameReader();
  await recoverProgress();
  expect(await savedOffset()).toBe(20);
  expect((await readPositions(other)).me?.loc[1]).toBe(30);
});

test('a place stored in IndexedDB is kept nowhere else', async () => {
  await saveProgress(BOOK, placeAt(10, 1));
  expect(stored.size).toBe(0);
});

test('a place does not replace a newer one, which another tab has stored since', async () => {
  await saveOnClosingPage(20, 2);
  await saveProgress(BOOK, placeAt(30, 3));
  stored.set(storageKeys.lastPlace, keptPlace(database.userId, 20, 2));
  await recoverProgress();
  expect(await savedOffset()).toBe(30);
  expect(stored.size).toBe(0);
});

test('a place of another reader is not recovered', async () => {
  stored.set(storageKeys.lastPlace, keptPlace('somebody-else', 20, 2));
  await recoverProgress();
  expect(await savedOffset()).toBeUndefined();
});

test('a place in a book that was deleted meanwhile is dropped', async () => {
  await saveOnClosingPage(20, 2);
  await writeRecord('book', BOOK, { deleted: true });
  await recoverProgress();
  expect(await savedOffset()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test.each(['', '{', '{"user":"x"}', '[]'])('damaged storage %j is ignored', async (text) => {
  stored.set(storageKeys.lastPlace, text);
  await recoverProgress();
  expect(await savedOffset()).toBeUndefined();
  await saveProgress(BOOK, placeAt(10, 1));
  expect(await savedOffset()).toBe(10);
});

test('signing out forgets the places', async () => {
  await saveOnClosingPage(20, 2);
  forgetLastPositions();
  await recoverProgress();
  expect(await savedOffset()).toBeUndefined();
});

const keptPlace = (user: string, offset: number, at: number) =>
  JSON.stringify({ user, books: { [BOOK]: placeAt(offset, at) } });
