import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentsEntry } from '../../publication/publication.ts';
import { contentsLines, currentLine } from './contents-lines.ts';

const entry = (
  title: string,
  chapter: number,
  offset = 0,
  children: ContentsEntry[] = [],
): ContentsEntry => ({
  title,
  chapter,
  offset,
  children,
});

const book: ContentsEntry[] = [
  entry('Part One', 1, 0, [entry('Morning', 1), entry('Noon', 1, 400)]),
  entry('Part Two', 2, 0, [entry('Evening', 2, 90)]),
];
const lines = contentsLines(book, []);
const at = (chapter: number, offset: number) => lines[currentLine(lines, { chapter, offset })]?.title;

test('the contents are read from top to bottom, nested entries after their own', () => {
  expect(lines.map(({ title, depth }) => `${depth} ${title}`)).toEqual([
    '0 Part One',
    '1 Morning',
    '1 Noon',
    '0 Part Two',
    '1 Evening',
  ]);
});

test('the current entry is the innermost that the reader has passed', () => {
  expect(at(1, 0)).toBe('Morning');
  expect(at(1, 399)).toBe('Morning');
  expect(at(1, 400)).toBe('Noon');
  expect(at(2, 10)).toBe('Part Two');
  expect(at(2, 5000)).toBe('Evening');
  expect(at(9, 0)).toBe('Evening');
  expect(at(0, 0)).toBeUndefined();
});

test('a book without contents lists its chapters', () => {
  expect(contentsLines([], [{ number: 1, title: 'One' }])).toEqual([
    { title: 'One', chapter: 1, offset: 0, depth: 0 },
  ]);
});

test('reading on never goes back in contents that are in reading order', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(1000), fc.nat(3), fc.nat(1000), (c1, o1, c2, o2) => {
      fc.pre(c1 < c2 || (c1 === c2 && o1 <= o2));
      expect(currentLine(lines, { chapter: c1, offset: o1 })).toBeLessThanOrEqual(
        currentLine(lines, { chapter: c2, offset: o2 }),
      );
    }),
  );
});
