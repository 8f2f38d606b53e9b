import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeUserDatabase,
  type DescriptionRow,
  openUserDatabase,
  type UserDatabase,
} from '../database/database.ts';
import { saveHabits } from '../settings/reading-habits.ts';
import { saveSettings } from '../settings/settings.ts';
import { knownPosition, passageFilter } from './known-position.ts';
import { saveProgress } from './progress.ts';
import { saveSeenPage } from './seen-text.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`known-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const BOOK = '00000000-0000-8000-8000-000000000001';

test('text once read stays known when the reader moves back, unless hidden while rereading', async () => {
  expect(await knownPosition(BOOK)).toBeNull();
  for (const chapter of [7, 2])
    await saveProgress(BOOK, { loc: [chapter, 0, 100, 1, 9], percent: chapter * 10 });
  expect((await knownPosition(BOOK))?.[0]).toBe(7);
  await saveHabits({ spoilerFreeRereading: true });
  expect((await knownPosition(BOOK))?.[0]).toBe(2);
});

test('a choice stored under the former name of the option counts until the reader chooses again', async () => {
  for (const chapter of [7, 2])
    await saveProgress(BOOK, { loc: [chapter, 0, 100, 1, 9], percent: chapter * 10 });
  await saveSettings({ veilsAhead: true });
  expect((await knownPosition(BOOK))?.[0]).toBe(2);
  await saveHabits({ spoilerFreeRereading: false });
  expect((await knownPosition(BOOK))?.[0]).toBe(7);
});

const passageFrom = (chapter: number, start: number): DescriptionRow => ({
  ...{ id: `${chapter}-${start}`, bookId: BOOK, chapter_number: chapter, start, end: start + 10 },
  ...{ type: 'location', entity: null, content: 'A hall.', priority_score: 1, generated_image: null },
});

test('no passage of a book that was never opened may be shown, until its first page was', async () => {
  expect(await passageFilter()(passageFrom(1, 2))).toBe(false);
  await saveSeenPage(BOOK, { chapter: 1, offset: 0, end: 40 });
  expect(await passageFilter()(passageFrom(1, 2))).toBe(true);
});

test('a passage that begins on the page may be shown as it is there, also if it ends overleaf', async () => {
  await saveSeenPage(BOOK, { chapter: 1, offset: 0, end: 40 });
  expect(await passageFilter()(passageFrom(1, 39))).toBe(true);
  expect(await passageFilter()(passageFrom(1, 40))).toBe(false);
});

test('passages may be shown up to the page that was open, and none of the next', async () => {
  const isShown = async () => [
    await passageFilter()(passageFrom(7, 129)),
    await passageFilter()(passageFrom(7, 130)),
  ];
  await saveSeenPage(BOOK, { chapter: 7, offset: 100, end: 130 });
  await saveProgress(BOOK, { loc: [7, 100, 1_000, 2, 10], percent: 70 });
  expect(await isShown()).toEqual([true, false]);
  await saveSeenPage(BOOK, { chapter: 2, offset: 0, end: 40 });
  await saveProgress(BOOK, { loc: [2, 0, 900, 1, 10], percent: 20 });
  expect(await isShown()).toEqual([true, false]);
  await saveHabits({ spoilerFreeRereading: true });
  expect(await isShown()).toEqual([false, false]);
  expect(await passageFilter()(passageFrom(2, 39))).toBe(true);
  expect(await passageFilter()(passageFrom(2, 40))).toBe(false);
});
