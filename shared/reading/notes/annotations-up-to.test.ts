import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocatorTuple } from '../../contract/records.ts';
import { formatNotesMarkdown } from './notes-markdown.ts';
import { bookmarkUpTo, highlightUpTo } from './annotations-up-to.ts';

const LENGTH = 400;
const chapterText = (chapter: number, isKnown: (offset: number) => boolean, later: string): string =>
  Array.from({ length: LENGTH }, (_, i) =>
    isKnown(i) ? String.fromCharCode(97 + ((i * chapter) % 26)) : later,
  ).join('');
const placeIn = fc.record({ chapter: fc.integer({ min: 1, max: 3 }), offset: fc.nat(LENGTH) });
const range = fc
  .record({
    chapter: fc.integer({ min: 1, max: 3 }),
    start: fc.nat(LENGTH - 1),
    length: fc.integer({ min: 1, max: 90 }),
  })
  .map(({ chapter, start, length }) => ({ chapter, start, end: Math.min(LENGTH, start + length) }));

test('bookmarks shown and notes exported up to a place contain nothing of the text after it', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), placeIn, (ranges, known) => {
      const shownWhereLater = (later: string) => {
        const texts = [1, 2, 3].map((chapter) =>
          chapterText(
            chapter,
            (i) => chapter < known.chapter || (chapter === known.chapter && i < known.offset),
            later,
          ),
        );
        const made = ranges.map(({ chapter, start, end }) => ({
          loc: [chapter, start, LENGTH, 1, 9] as LocatorTuple,
          end,
          text: texts[chapter - 1]!.slice(start, end),
          note: `on ${texts[chapter - 1]![end - 1]}`,
        }));
        const highlights = made
          .flatMap((one) => highlightUpTo(one, known) ?? [])
          .map(({ loc, text, note }) => ({ chapter: loc[0], text, note, isCut: false }));
        return [
          made.flatMap((one) => bookmarkUpTo(one, known)?.text ?? []),
          formatNotesMarkdown({ title: 'T', author: 'A', chapters: [], highlights }),
        ];
      };
      expect(shownWhereLater('X')).toEqual(shownWhereLater('Y'));
    }),
  );
});

test('nothing up to the place is left out', () => {
  fc.assert(
    fc.property(range, fc.nat(LENGTH), ({ chapter, start, end }, after) => {
      const annotation = {
        loc: [chapter, start, LENGTH, 1, 9] as LocatorTuple,
        end,
        text: 'x'.repeat(end - start),
      };
      for (const known of [
        { chapter, offset: end + after },
        { chapter: chapter + 1, offset: 0 },
      ]) {
        expect(bookmarkUpTo(annotation, known)).toEqual(annotation);
        expect(highlightUpTo(annotation, known)).toBe(annotation);
      }
    }),
  );
});

test('the bookmark of the next page is not shown, and that of an open page in larger type is cut', () => {
  const bookmark = { loc: [2, 100, LENGTH, 3, 9] as LocatorTuple, text: 'Whoever came last shut the door.' };
  expect(bookmarkUpTo(bookmark, { chapter: 2, offset: 100 })).toBeNull();
  expect(bookmarkUpTo(bookmark, { chapter: 2, offset: 113 })?.text).toBe('Whoever came');
});
