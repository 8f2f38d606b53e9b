import { expect, test } from 'vitest';
import { dayBefore, pagesPerHour, summariseReading } from './summarise-reading.ts';

const session = (day: string, seconds: number, book = 'a') => ({
  id: `${day}${seconds}`,
  book,
  start: 0,
  seconds,
  pages: 2,
  day,
});

test('a streak counts days in a row and is not broken by a day that is not over', () => {
  const sessions = [session('2026-03-01', 60), session('2026-02-28', 60), session('2026-02-26', 60)];
  expect(summariseReading(sessions, '2026-03-01').streakDays).toBe(2);
  expect(summariseReading(sessions, '2026-03-02').streakDays).toBe(2);
  expect(summariseReading(sessions, '2026-03-03').streakDays).toBe(0);
  expect(summariseReading(sessions, '2026-03-03').longestStreakDays).toBe(2);
});

test('sessions of several devices add up per day and per book', () => {
  const summary = summariseReading(
    [session('2026-03-01', 60), session('2026-03-01', 30), session('2026-03-01', 200, 'b')],
    '2026-03-01',
  );
  expect(summary.secondsByDay.get('2026-03-01')).toBe(290);
  expect(summary.books.map((one) => [one.bookId, one.seconds])).toEqual([
    ['b', 200],
    ['a', 90],
  ]);
});

test('days are counted across the end of a year and a change of clocks', () => {
  expect(dayBefore('2026-01-01', 1)).toBe('2025-12-31');
  expect(dayBefore('2026-03-30', 1)).toBe('2026-03-29');
});

test('pace is shown only after enough reading', () => {
  expect(pagesPerHour({ seconds: 1_800, pages: 20 })).toBe(40);
  expect(pagesPerHour({ seconds: 60, pages: 20 })).toBeNull();
  expect(pagesPerHour({ seconds: 1_800, pages: 0 })).toBeNull();
});
