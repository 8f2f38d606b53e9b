import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPace } from '#shared/reading/progress/pace.ts';
import { readBookLanguage, saveBookLanguage } from './book-language.ts';
import { readReturnPlace, saveReturnPlace } from '../progress/return-place.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { readHabits, saveHabits } from '../settings/reading-habits.ts';
import { updatePace, readPace } from '../progress/reading-pace.ts';
import { readSettings, saveSettings } from '../settings/settings.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`memory-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a book keeps the language set by the reader until it is reset', async () => {
  expect(await readBookLanguage('emma')).toBeNull();
  await saveBookLanguage('emma', 'de');
  expect(await readBookLanguage('emma')).toBe('de');
  expect(await readBookLanguage('other')).toBeNull();
  await saveBookLanguage('emma', null);
  expect(await readBookLanguage('emma')).toBeNull();
});

test('the return place survives closing the book', async () => {
  await saveReturnPlace('emma', { chapter: 3, offset: 70, page: 2 });
  expect(await readReturnPlace('emma')).toEqual({ chapter: 3, offset: 70, page: 2 });
  await saveReturnPlace('emma', null);
  expect(await readReturnPlace('emma')).toBeNull();
});

test('one setting is changed without the other, for every device', async () => {
  expect(await readHabits()).toEqual({
    layout: 'pages',
    pagesShown: 'auto',
    pageMotion: 'slide',
    letterKeys: true,
    spoilerFreeRereading: false,
    paintsOn: 'server',
  });
  await Promise.all([saveHabits({ layout: 'scroll' }), saveHabits({ letterKeys: false })]);
  expect(await readHabits()).toEqual({
    layout: 'scroll',
    pagesShown: 'auto',
    pageMotion: 'slide',
    letterKeys: false,
    spoilerFreeRereading: false,
    paintsOn: 'server',
  });
  expect(await readSettings()).toEqual({ layout: 'scroll', letterKeys: false });
  expect(await database.outbox.count()).toBeGreaterThan(0);
});

test('every page read to its end makes the pace more the reader’s own', async () => {
  expect(await readPace()).toEqual(emptyPace);
  await updatePace({ words: 300, seconds: 60 });
  await updatePace({ words: 300, seconds: 1 });
  await updatePace({ words: 200, seconds: 60 });
  expect(await readPace()).toEqual({ words: 300, seconds: 60 });
  await updatePace({ words: 800, seconds: 360 });
  expect(await readPace()).toEqual({ words: 1_300, seconds: 480 });
});

test('a significant change of pace is synced, and other devices continue from it', async () => {
  await updatePace({ words: 1_000, seconds: 120 });
  const sent = await database.outbox.count();
  await updatePace({ words: 40, seconds: 8 });
  expect(await database.outbox.count()).toBe(sent);
  expect(await readPace()).toEqual({ words: 1_000, seconds: 120 });
  await saveSettings({ pace: [9_000, 3_000] }); // As measured by another device.
  await updatePace({ words: 3_000, seconds: 400 });
  expect(await readPace()).toEqual({ words: 12_000, seconds: 3_400 });
});
