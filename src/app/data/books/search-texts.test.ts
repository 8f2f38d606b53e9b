import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { searchBook, searchTexts } from './search-texts.ts';

let database: UserDatabase;
let readers = 0;

const chapter = (bookId: string, number: number, text: string) => ({
  bookId,
  number,
  title: `Part ${number}`,
  language: null,
  direction: 'ltr' as const,
  html: '',
  text,
});

beforeEach(async () => {
  database = openUserDatabase(`search-${readers++}`);
  await database.chapters.bulkAdd([
    chapter('emma', 2, 'Nothing here. The Élan of youth, and élan again.'),
    chapter('emma', 10, 'Late elan.'),
    chapter('emma', 1, 'First came the elan. Then rest.'),
    chapter('other', 1, 'Another book’s elan.'),
  ]);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a search in a book finds every place in reading order, each in its sentence', async () => {
  const { hits, total } = await searchBook('emma', 'ELAN');
  expect(total).toBe(4);
  expect(hits.map(({ chapter, match }) => [chapter, match])).toEqual([
    [1, 'elan'],
    [2, 'Élan'],
    [2, 'élan'],
    [10, 'elan'],
  ]);
  expect(hits[0]).toMatchObject({ offset: 15, length: 4, before: 'First came the ', after: '.' });
});

test('the first of very many matches are listed and all are counted', async () => {
  await database.chapters.add(chapter('long', 1, 'ab '.repeat(1000)));
  const { hits, total } = await searchBook('long', 'ab', 20);
  expect(hits).toHaveLength(20);
  expect(total).toBe(1000);
});

test('too short a query finds nothing', async () => {
  expect(await searchBook('emma', 'e')).toEqual({ hits: [], total: 0 });
  expect(await searchTexts(' ')).toEqual([]);
});

test('a search of the library covers every book on this device', async () => {
  const hits = await searchTexts('elan');
  expect(new Set(hits.map(({ bookId }) => bookId))).toEqual(new Set(['emma', 'other']));
  expect(hits).toHaveLength(5);
  expect(await searchTexts('elan', 2)).toHaveLength(2);
});
