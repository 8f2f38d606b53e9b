import { afterEach, beforeEach, expect, test } from 'vitest';
import { offerWhileOpen } from '#shared/reading/progress/opening-position.ts';
import { findBook, listBooks } from '../books/library-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { deviceId } from '../device/device-id.ts';
import {
  addProgressCfi,
  findOpeningPosition,
  furthestPosition,
  readOpeningChapters,
  readPositions,
  saveProgress,
  settlePosition,
} from './progress.ts';
import { isReturning } from './return.ts';
import { writeRecord } from '../records/write-record.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(async () => {
  database = openUserDatabase(`progress-${readers++}`);
  await writeRecord('book', BOOK, { title: 'Emma', deleted: false });
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const BOOK = '00000000-0000-8000-8000-000000000001';

/** Receives a device's position from the server. */
async function receivePosition(device: string, chapter: number, ms: number): Promise<void> {
  await database.views.put({
    t: 'progress',
    k: `${BOOK}:${device}`,
    book: BOOK,
    ms,
    v: { loc: [chapter, 7, 100, 2, 9], pct: chapter * 10, at: ms, deviceName: 'Chrome on Android' },
  });
}

const mine = () => deviceId(database);
const desk = async () => (await readPositions(BOOK)).others.find((one) => one.device === 'desk')!;

test('“Continue” leads to where the book will open, even if another device was last and behind', async () => {
  await receivePosition(await mine(), 5, 10);
  await receivePosition('desk', 2, 20);
  expect(await findBook(BOOK)).toMatchObject({ currentChapter: 5, percent: 20 });
  expect((await listBooks())[0]).toMatchObject({ currentChapter: 5 });
  await receivePosition('desk', 8, 30);
  expect(await findBook(BOOK)).toMatchObject({ currentChapter: 8 });
});

test('a decision about another device is remembered through a restart', async () => {
  await receivePosition(await mine(), 5, 10);
  await receivePosition('desk', 8, 30);
  await settlePosition(BOOK, await desk(), 'stayed');
  expect(await findOpeningPosition(BOOK)).toMatchObject({ open: { loc: [5, 7, 100, 2, 9] }, other: null });
  expect(await findBook(BOOK)).toMatchObject({ currentChapter: 5 });

  await settlePosition(BOOK, await desk(), 'followed');
  expect(await findOpeningPosition(BOOK)).toMatchObject({ open: { device: 'desk' }, other: null });
  await receivePosition('desk', 9, 40);
  expect(await findOpeningPosition(BOOK)).toMatchObject({ other: { followed: true } });
});

test('only the last twenty decisions of a book are kept', async () => {
  for (let ms = 1; ms <= 30; ms++) {
    await receivePosition('desk', 8, ms);
    await settlePosition(BOOK, await desk(), 'stayed');
  }
  const { settled } = await readPositions(BOOK);
  expect(settled.size).toBe(20);
  expect(settled.has('desk@30')).toBe(true);
  expect(settled.has('desk@10')).toBe(false);
});

test('while page turns are unsent, no position of another device is offered', async () => {
  await receivePosition('desk', 8, 30);
  await saveProgress(BOOK, { loc: [2, 0, 100, 1, 9], percent: 12 });
  const { me, others, settled } = await readPositions(BOOK);
  expect(offerWhileOpen(me, others, settled)).toBeNull();
  expect(await furthestPosition(BOOK)).toEqual([8, 7, 100, 2, 9]);
});

test('the furthest position stays, however far the reader moves back', async () => {
  const turn = (chapter: number) =>
    saveProgress(BOOK, { loc: [chapter, 0, 100, 1, 9], percent: chapter * 10 });
  for (const chapter of [1, 7, 2, 3]) await turn(chapter);
  expect(await furthestPosition(BOOK)).toEqual([7, 0, 100, 1, 9]);
  await turn(8);
  await turn(1);
  expect(await furthestPosition(BOOK)).toEqual([8, 0, 100, 1, 9]);
  expect((await readPositions(BOOK)).me?.loc[0]).toBe(1);
});

test('reading positions during a sign-out fails once, with no unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  closeUserDatabase();
  await expect(readPositions(BOOK)).rejects.toThrow('No reader is signed in');
  await expect(readOpeningChapters([])).rejects.toThrow('No reader is signed in');
  await expect(isReturning(BOOK, Date.now())).rejects.toThrow('No reader is signed in');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('reading positions does not register this browser as a device', async () => {
  await readPositions(BOOK);
  expect(await database.meta.get('device')).toBeUndefined();
});

test('a position carries its CFI, or gets it a moment later unless this device has read on', async () => {
  const saved = async () => (await database.views.get(['progress', `${BOOK}:${await mine()}`]))?.v.cfi;
  await saveProgress(BOOK, { loc: [1, 40, 100, 2, 9], percent: 10, cfi: 'epubcfi(/6/2!/4/2/1:40)' });
  expect(await saved()).toBe('epubcfi(/6/2!/4/2/1:40)');
  await saveProgress(BOOK, { loc: [1, 80, 100, 3, 9], percent: 12, cfi: null });
  await addProgressCfi(BOOK, [1, 40, 100, 2, 9], 'epubcfi(/6/2!/4/2/1:40)');
  expect(await saved()).toBeNull();
  await addProgressCfi(BOOK, [1, 80, 100, 3, 9], 'epubcfi(/6/2!/4/2/1:80)');
  expect(await saved()).toBe('epubcfi(/6/2!/4/2/1:80)');
});

test('a thousand page turns without a network are one operation, CFIs and all', async () => {
  for (let offset = 0; offset < 20; offset++) {
    await saveProgress(BOOK, { loc: [1, offset, 100, 2, 9], percent: 10, cfi: null });
    await addProgressCfi(BOOK, [1, offset, 100, 2, 9], `epubcfi(/6/2!/4/2/1:${offset})`);
  }
  await saveProgress(BOOK, { loc: [1, 50, 100, 2, 9], percent: 10, cfi: 'epubcfi(/6/2!/4/2/1:50)' });
  const operations = (await database.outbox.toArray()).filter(({ t }) => t === 'progress');
  expect(operations.length).toBeLessThanOrEqual(2);
  expect(JSON.stringify(operations.at(-1)).length).toBeLessThan(400);
});
