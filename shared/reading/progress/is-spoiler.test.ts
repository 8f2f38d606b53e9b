import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpoiler } from './is-spoiler.ts';

const place = (chapter: number, offset: number) => ({ chapter, offset });

test('a picture of a later chapter is veiled, one of an earlier chapter is not', () => {
  expect(isSpoiler(place(4, 0), [3, 900, 1_000, 9, 10])).toBe(true);
  expect(isSpoiler(place(2, 999), [3, 0, 1_000, 1, 10])).toBe(false);
});

test('what stands on the open page is not veiled, the end of its chapter is', () => {
  expect(isSpoiler(place(3, 180), [3, 100, 1_000, 2, 10])).toBe(false);
  expect(isSpoiler(place(3, 700), [3, 100, 1_000, 2, 10])).toBe(true);
});

test('nothing is veiled in a book that was never opened', () => {
  expect(isSpoiler(place(9, 9), null)).toBe(false);
});

test('reading on never veils what could be seen', () => {
  const number = fc.nat(50_000);
  fc.assert(
    fc.property(
      fc.nat(20),
      number,
      number,
      number,
      fc.integer({ min: 1, max: 90 }),
      (chapter, offset, near, far, pages) => {
        const at = (from: number) => isSpoiler(place(chapter, offset), [10, from, 50_000, 1, pages]);
        const [before, after] = [Math.min(near, far), Math.max(near, far)];
        return at(before) || !at(after);
      },
    ),
  );
});
