import { expect, test } from 'vitest';
import { savedPercent, shownPercent } from './percent.ts';

test('the last page of the last chapter is saved as 100 percent', () => {
  expect(savedPercent({ chapter: 4, page: 7, pages: 7, chapters: 4 })).toBe(100);
});

test('the first page of a book shows an empty bar and saves a little progress', () => {
  const start = { chapter: 1, page: 1, pages: 10, chapters: 5 };
  expect(shownPercent(start)).toBe(0);
  expect(savedPercent(start)).toBeCloseTo(2);
});

test('a position beyond the book is clamped', () => {
  expect(savedPercent({ chapter: 9, page: 3, pages: 2, chapters: 4 })).toBe(100);
  expect(shownPercent({ chapter: 1, page: 1, pages: 0, chapters: 0 })).toBe(0);
});
