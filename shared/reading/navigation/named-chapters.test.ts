import { expect, test } from 'vitest';
import type { ContentsEntry } from '../../publication/publication.ts';
import { namedChapters } from './named-chapters.ts';

const entry = (title: string, chapter: number, children: ContentsEntry[] = []): ContentsEntry => {
  return { title, chapter, offset: 0, children };
};
const names = (title: string, contents: ContentsEntry[], titles: string[]) =>
  namedChapters({ title, contents, chapters: titles.map((one, i) => ({ number: i + 1, title: one })) }).map(
    (chapter) => chapter.title,
  );

test('a number follows the name of its story, a title of its own stands alone', () => {
  const contents = [
    entry('A Scandal in Bohemia', 1, [entry('I', 1), entry('II', 2)]),
    entry('The Redheaded League', 3),
  ];
  expect(names('The Adventures', contents, ['I', 'II', 'The Redheaded League'])).toEqual([
    'A Scandal in Bohemia · I',
    'A Scandal in Bohemia · II',
    'The Redheaded League',
  ]);
});

test('a chapter that is only counted is told apart by its part', () => {
  const contents = [
    entry('Том первый', 1, [entry('Глава 1', 1), entry('Дорога', 2)]),
    entry('Том второй', 3, [entry('Глава 1', 3)]),
  ];
  expect(names('Книга', contents, ['Глава 1', 'Дорога', 'Глава 1'])).toEqual([
    'Том первый · Глава 1',
    'Дорога',
    'Том второй · Глава 1',
  ]);
});

test('parts that are only numbered are named after the part around them', () => {
  const contents = [entry('Book One: 1805', 1, [entry('II', 1, [entry('4.', 1)])])];
  expect(names('War and Peace', contents, ['4.'])).toEqual(['Book One: 1805 · II · 4.']);
});

test('the book itself is not a part, and a number outside the parts stays one', () => {
  expect(names('Dracula', [entry('Dracula', 1, [entry('I', 2)])], ['Dracula', 'I'])).toEqual([
    'Dracula',
    'I',
  ]);
  expect(names('Emma', [], ['1', '2'])).toEqual(['1', '2']);
});

test('words of the letters of Roman numerals are words', () => {
  const contents = [entry('Part', 1, [entry('CIVIC', 1), entry('Livid', 2)])];
  expect(names('Tales', contents, ['CIVIC', 'Livid'])).toEqual(['CIVIC', 'Livid']);
});
