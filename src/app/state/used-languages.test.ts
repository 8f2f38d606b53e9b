import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { addSmallBook } from '#app/testing/small-book.ts';
import { usedLanguages } from './used-languages.ts';

let database: UserDatabase;

beforeEach(() => {
  database = openUserDatabase('used-languages');
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('the languages of books here and of the browser are used, each once, where an engine reads them', async () => {
  expect(await usedLanguages([])).toEqual([]);
  expect(await usedLanguages(['de-AT', 'ru-RU', 'ru'])).toEqual(['ru']);
  const { bookId } = await addSmallBook();
  await database.summaries.update(bookId, { language: 'en-GB' });
  expect(await usedLanguages(['en', 'ru'])).toEqual(['en', 'ru']);
  await database.publications.clear();
  await database.summaries.clear();
  expect(await usedLanguages([])).toEqual([]);
});
