import { expect, test } from 'vitest';
import { pagesBetween } from './pages-between.ts';

const chapters = [1, 2, 3].map((number) => ({ number, chars: 10_000 }));

test('pages are counted within a chapter and across several', () => {
  expect(pagesBetween({ chapter: 2, offset: 1_000 }, { chapter: 2, offset: 6_000 }, chapters, 1_000)).toBe(5);
  expect(pagesBetween({ chapter: 1, offset: 9_000 }, { chapter: 3, offset: 2_000 }, chapters, 1_000)).toBe(
    13,
  );
});

test('a place on the current page, or a later one, is no pages away', () => {
  expect(pagesBetween({ chapter: 2, offset: 900 }, { chapter: 2, offset: 1_000 }, chapters, 1_000)).toBe(0);
  expect(pagesBetween({ chapter: 2, offset: 3_000 }, { chapter: 2, offset: 1_000 }, chapters, 1_000)).toBe(0);
});
