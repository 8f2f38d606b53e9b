import { expect, test } from 'vitest';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { filterBooks, noFilters } from './filter-books.ts';

const book = (fields: Partial<LibraryBook>): LibraryBook => ({
  id: fields.title ?? 'x',
  title: '',
  titleDirection: 'auto',
  author: '',
  authorDirection: 'auto',
  format: 'epub',
  sha: '',
  addedAt: 0,
  chapters: 1,
  totalPages: 1,
  language: 'en',
  genre: null,
  series: null,
  hasCover: false,
  percent: 0,
  currentChapter: 1,
  lastReadAt: 0,
  onDevice: true,
  fileStatus: 'server',
  sentPercent: 100,
  kept: false,
  size: 0,
  descriptions: 0,
  revision: 0,
  ...fields,
});

const library = [
  book({ title: 'Émile', author: 'Rousseau', addedAt: 1, percent: 40 }),
  book({ title: 'Ёлка', author: 'Чехов', addedAt: 3, percent: 100, language: 'ru', format: 'fb2' }),
  book({ title: 'Part 10', addedAt: 2 }),
  book({ title: 'Part 9', addedAt: 4 }),
];
const titles = (filters: Partial<typeof noFilters>) =>
  filterBooks(library, { ...noFilters, ...filters }).map((one) => one.title);

test('searching finds titles and authors without minding accents or case', () => {
  expect(titles({ query: 'emile rous' })).toEqual(['Émile']);
  expect(titles({ query: 'елка' })).toEqual(['Ёлка']);
});

test('newest books come first until another order is chosen', () => {
  expect(titles({})).toEqual(['Part 9', 'Ёлка', 'Part 10', 'Émile']);
});

test('numbers in titles are ordered by value', () => {
  expect(titles({ sort: 'title', query: 'part' })).toEqual(['Part 9', 'Part 10']);
});

test('status, format and language filters narrow together', () => {
  expect(titles({ status: 'finished' })).toEqual(['Ёлка']);
  expect(titles({ status: 'reading' })).toEqual(['Émile']);
  expect(titles({ format: 'fb2', language: 'en' })).toEqual([]);
});
