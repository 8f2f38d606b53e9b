import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_WORDS_PER_MINUTE,
  estimateMinutes,
  emptyPace,
  recordPage,
  wordsRemaining,
  wordsBetween,
  wordsPerMinute,
  type Pace,
} from './pace.ts';

const read = (pages: Pace[]) => pages.reduce(recordPage, emptyPace);
const steady = (wpm: number, pages: number) =>
  read(Array.from({ length: pages }, () => ({ words: 250, seconds: (250 / wpm) * 60 })));

test('a new reader has the average pace', () => {
  expect(wordsPerMinute(emptyPace)).toBe(DEFAULT_WORDS_PER_MINUTE);
  expect(estimateMinutes(2300, emptyPace)).toBe(10);
});

test('after a chapter or two the pace is the reader’s own, and follows when it changes', () => {
  expect(wordsPerMinute(steady(400, 60))).toBeGreaterThan(350);
  expect(wordsPerMinute(steady(120, 60))).toBeLessThan(140);
  const slower = Array.from({ length: 300 }, () => ({ words: 250, seconds: 125 })).reduce(
    recordPage,
    steady(400, 300),
  );
  expect(wordsPerMinute(slower)).toBeLessThan(150);
});

test('leafing through and falling asleep do not affect the pace', () => {
  const pace = steady(250, 20);
  expect(recordPage(pace, { words: 250, seconds: 2 })).toBe(pace);
  expect(recordPage(pace, { words: 250, seconds: 4000 })).toBe(pace);
  expect(recordPage(pace, { words: 3, seconds: 1 })).toBe(pace);
  expect(recordPage(pace, { words: 250, seconds: 0 })).toBe(pace);
});

test('whatever was measured, the pace stays plausible', () => {
  const sample = fc.record({ words: fc.nat(2000), seconds: fc.double({ min: 0, max: 10_000, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 200 }), (pages) => {
      const wpm = wordsPerMinute(read(pages));
      expect(wpm).toBeGreaterThanOrEqual(50);
      expect(wpm).toBeLessThanOrEqual(900);
    }),
  );
});

const chapters = [
  { number: 1, words: 1000, chars: 6000 },
  { number: 2, words: 500, chars: 3000 },
  { number: 3, words: 0, chars: 0 },
];

test('the remaining text is the rest of the chapter, and of the book', () => {
  expect(wordsRemaining(chapters, { chapter: 1, offset: 3000 })).toEqual({ chapter: 500, book: 1000 });
  expect(wordsRemaining(chapters, { chapter: 2, offset: 3000 })).toEqual({ chapter: 0, book: 0 });
  expect(wordsRemaining(chapters, { chapter: 3, offset: 0 })).toEqual({ chapter: 0, book: 0 });
  expect(wordsRemaining([], { chapter: 1, offset: 0 })).toEqual({ chapter: 0, book: 0 });
});

test('pages share out the words of their chapter', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6000), { maxLength: 8 }), (cuts) => {
      const bounds = [0, ...cuts.sort((a, b) => a - b), 6000];
      const sum = bounds
        .slice(1)
        .reduce((all, end, i) => all + wordsBetween(chapters[0]!, bounds[i]!, end), 0);
      expect(sum).toBeCloseTo(1000);
    }),
  );
});

test('the last line still takes a minute, no text takes none', () => {
  expect(estimateMinutes(5, emptyPace)).toBe(1);
  expect(estimateMinutes(0, emptyPace)).toBe(0);
});
