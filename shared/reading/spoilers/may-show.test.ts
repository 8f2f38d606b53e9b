import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  knownChars,
  knownFromPosition,
  knownWhileReading,
  mayShow,
  withSeenPage,
  type SeenText,
} from './may-show.ts';
import type { LocatorTuple } from '../../contract/records.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

const place = (chapter: number, offset: number): TextPlace => ({ chapter, offset });

test('facts from earlier text may be shown, those from any later character may not', () => {
  expect(mayShow(place(2, 999), place(3, 0))).toBe(true);
  expect(mayShow(place(3, 100), place(3, 100))).toBe(true);
  expect(mayShow(place(3, 101), place(3, 100))).toBe(false);
  expect(mayShow(place(4, 0), place(3, 5_000))).toBe(false);
});

test('of a chapter, its text up to the known place is known: all of an earlier one, nothing of a later one', () => {
  const chapter = fc.integer({ min: 1, max: 3 });
  fc.assert(
    fc.property(chapter, fc.nat(9), chapter, fc.nat(12), (number, chars, at, offset) => {
      const known = place(at, offset);
      const all = Array.from({ length: chars }, (_, i) => i + 1);
      const count = all.filter((end) => mayShow(place(number, end), known)).length;
      expect(knownChars(number, chars, known)).toBe(count);
    }),
  );
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

  test('everything is hidden in a book that was never opened', () => {
    expect(mayShow(place(1, 1), knownFromPosition(null))).toBe(false);
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

describe('where this device has shown the page', () => {
  const locator = (chapter: number, offset: number): LocatorTuple => [chapter, offset, 1_000, 1, 10];
  const shown = (...pages: [chapter: number, start: number, end: number][]) =>
    pages.reduce<SeenText | null>(
      (seen, [chapter, offset, end]) => withSeenPage(seen, { chapter, offset, end }),
      null,
    )!;

  test('its text is known to the last letter, and not a letter of the next page', () => {
    const seen = shown([3, 0, 100], [3, 100, 230]);
    expect(knownFromPosition(locator(3, 100), seen)).toEqual(place(3, 230));
    // The position is where the reader tapped or scrolled to, within the page.
    expect(knownFromPosition(locator(3, 170), seen)).toEqual(place(3, 230));
  });

  test('the furthest page stays known after moving back, unless hidden while rereading', () => {
    const seen = shown([3, 100, 230], [1, 50, 90]);
    expect(knownFromPosition(locator(3, 100), seen)).toEqual(place(3, 230));
    expect(knownFromPosition(locator(1, 50), seen, true)).toEqual(place(1, 90));
  });

  test('a place that another device has reached, or at which it is rereading, is estimated', () => {
    const seen = shown([3, 100, 230], [1, 50, 90]);
    for (const [elsewhere, onlyUpToHere] of [
      [locator(4, 0), false],
      [locator(3, 231), false],
      [locator(2, 10), true],
      [locator(1, 49), true],
      [locator(1, 91), true],
    ] as const)
      expect(knownFromPosition(elsewhere, seen, onlyUpToHere)).toEqual(knownFromPosition(elsewhere));
  });

  test('it is known before the position has been saved', () => {
    expect(knownFromPosition(null, shown([1, 0, 120]))).toEqual(place(1, 120));
    expect(knownFromPosition(null, shown([3, 0, 120], [1, 0, 80]), true)).toEqual(place(1, 80));
  });
});
