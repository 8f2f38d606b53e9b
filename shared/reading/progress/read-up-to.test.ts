import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsBy, readUpTo } from './read-up-to.ts';

test('the page that is open has not been read, unless its chapter ends with it', () => {
  expect(readUpTo([3, 400, 1_000, 5, 10])).toEqual({ chapter: 3, offset: 400 });
  expect(readUpTo([3, 930, 1_000, 10, 10])).toEqual({ chapter: 3, offset: 1_000 });
});

test('nothing has been read of a book that was never opened, or only opened', () => {
  expect(readUpTo(null)).toBeNull();
  expect(readUpTo([1, 0, 1_000, 1, 10])).toBeNull();
  expect(readUpTo([2, 0, 1_000, 1, 10])).toEqual({ chapter: 2, offset: 0 });
});

test('a passage is available if it ends before the place, or always for the whole book', () => {
  const until = { chapter: 3, offset: 400 };
  expect([399, 400, 401].map((end) => endsBy({ chapter: 3, end }, until))).toEqual([true, true, false]);
  expect(endsBy({ chapter: 2, end: 9_000 }, until)).toBe(true);
  expect(endsBy({ chapter: 4, end: 1 }, until)).toBe(false);
  expect(endsBy({ chapter: 4, end: 1 }, null)).toBe(true);
});

test('reading on never removes a passage', () => {
  const number = fc.nat(5_000);
  fc.assert(
    fc.property(number, number, number, fc.integer({ min: 1, max: 9 }), (end, from, on, page) => {
      const told = (start: number) => endsBy({ chapter: 2, end }, readUpTo([2, start, 5_000, page, 9]));
      return !told(Math.min(from, on)) || told(Math.max(from, on));
    }),
  );
});
