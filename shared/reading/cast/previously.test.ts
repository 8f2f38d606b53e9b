import { expect, test } from 'vitest';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import { previously } from './previously.ts';
import { toCast } from './to-cast.ts';

const filler = 'It was late, and nothing else was to be done about it before the morning came. ';
const chapters = [
  `Captain Harlow came to the inn at Averby in the rain. ${filler.repeat(3)}\n\n“I will not go,” said Mrs. Tilney.\n\nMrs. Tilney shut the door of the house in Averby behind her.`,
  `Captain Harlow wrote a long letter to his brother that night. ${filler.repeat(3)}\n\nMrs. Tilney burnt the letter before anybody else could read it.\n\nThe boat was gone when they came down to the beach at dawn.`,
  'Captain Harlow died in the spring, and Mrs. Tilney never knew it.',
].map((text, i) => ({ number: i + 1, text }));
const cast = toCast(extractBook({ language: 'en', chapters }).registry);
const at = (chapter: number, offset: number) =>
  previously(cast, chapters.slice(0, chapter), { chapter, offset }, () => true);
const words = ({ chapter, start, end }: { chapter: number; start: number; end: number }) =>
  chapters[chapter - 1]!.text.slice(start, end);

test('the last pages are summarised in five to seven whole sentences of the book, in order', () => {
  const { lines } = at(2, chapters[1]!.text.length);
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.length).toBeLessThanOrEqual(7);
  const told = lines.map(words);
  expect(told).toContain('Mrs. Tilney burnt the letter before anybody else could read it.');
  expect(told.join()).not.toMatch(/I will not go|died in the spring/);
  expect(told).toEqual([...new Set(told)]);
  const places = lines.map(({ chapter, start }) => chapter * 1e6 + start);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('nothing from beyond the place is quoted, not even the end of its sentence', () => {
  const cut = chapters[1]!.text.indexOf('burnt');
  expect(at(2, cut).lines.map(words).join()).not.toMatch(/burnt|beach/);
});

test('the people present are those named in the last pages, and the location is the one named last', () => {
  const { present, where } = at(1, chapters[0]!.text.length);
  expect(present.map(({ name }) => name)).toEqual(['Mrs. Tilney', 'Captain Harlow']);
  expect(where?.name).toBe('Averby');
});

test('a book that has just been begun has no summary', () => {
  expect(at(1, 0)).toEqual({ lines: [], present: [], where: null });
});
