import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownFromPosition, knownWhileReading, mayShow } from './may-show.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

const place = (chapter: number, offset: number): TextPlace => ({ chapter, offset });

test('facts from earlier text may be shown, those from any later character may not', () => {
  expect(mayShow(place(2, 999), place(3, 0))).toBe(true);
  expect(mayShow(place(3, 100), place(3, 100))).toBe(true);
  expect(mayShow(place(3, 101), place(3, 100))).toBe(false);
  expect(mayShow(place(4, 0), place(3, 5_000))).toBe(false);
});

describe('while a book is open', () => {
  const furthest = [5, 200, 1_000, 3, 10] as [number, number, number, number, number];

  test('the open page is known', () => {
    expect(knownWhileReading(null, place(1, 340))).toEqual(place(1, 340));
    expect(knownWhileReading(furthest, place(5, 290))).toEqual(place(5, 290));
  });

  test('the furthest place stays known after moving back, unless hidden while rereading', () => {
    expect(knownWhileReading(furthest, place(2, 80))).toEqual(place(5, 200));
    expect(knownWhileReading(furthest, place(2, 80), true)).toEqual(place(2, 80));
  });
});

describe('from a position', () => {
  test('a picture of a later chapter is hidden, one of an earlier chapter is not', () => {
    expect(mayShow(place(4, 0), knownFromPosition([3, 900, 1_000, 9, 10]))).toBe(false);
    expect(mayShow(place(2, 999), knownFromPosition([3, 0, 1_000, 1, 10]))).toBe(true);
  });

  test('the current page is not hidden, the end of its chapter is', () => {
    expect(mayShow(place(3, 180), knownFromPosition([3, 100, 1_000, 2, 10]))).toBe(true);
    expect(mayShow(place(3, 700), knownFromPosition([3, 100, 1_000, 2, 10]))).toBe(false);
  });

  test('nothing is hidden in a book that was never opened', () => {
    expect(mayShow(place(9, 9), knownFromPosition(null))).toBe(true);
  });

  test('reading on never hides anything that was visible', () => {
    const number = fc.nat(50_000);
    fc.assert(
      fc.property(
        fc.nat(20),
        number,
        number,
        number,
        fc.integer({ min: 1, max: 90 }),
        (chapter, offset, near, far, pages) => {
          const at = (from: number) =>
            mayShow(place(chapter, offset), knownFromPosition([10, from, 50_000, 1, pages]));
          const [before, after] = [Math.min(near, far), Math.max(near, far)];
          return !at(before) || at(after);
        },
      ),
    );
  });
});
