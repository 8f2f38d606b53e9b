import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { saveHabits } from '../settings/reading-habits.ts';
import { saveSettings } from '../settings/settings.ts';
import { knownPosition } from './known-position.ts';
import { saveProgress } from './progress.ts';

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
