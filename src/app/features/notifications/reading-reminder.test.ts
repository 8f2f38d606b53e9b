import { expect, test } from 'vitest';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { reminderBook } from './reading-reminder.ts';

const HOUR_MS = 3_600_000;
const now = 1_800_000_000_000;
const book = (title: string, percent: number, hoursAgo: number) =>
  ({ title, percent, lastReadAt: hoursAgo === Infinity ? 0 : now - hoursAgo * HOUR_MS }) as LibraryBook;

test('a reader who has not read for a day is reminded of the current book', () => {
  const books = [
    book('Old', 40, 900),
    book('In hand', 12, 30),
    book('Done', 100, 25),
    book('New', 0, Infinity),
  ];
  expect(reminderBook(books, now, 0)?.title).toBe('In hand');
});

test('there is no reminder after reading today, after a reminder today, or without a started book', () => {
  expect(reminderBook([book('In hand', 12, 30), book('Other', 100, 2)], now, 0)).toBeNull();
  expect(reminderBook([book('In hand', 12, 30)], now, now - 5 * HOUR_MS)).toBeNull();
  expect(reminderBook([book('Done', 100, 30), book('New', 0, Infinity)], now, 0)).toBeNull();
  expect(reminderBook([], now, 0)).toBeNull();
});
