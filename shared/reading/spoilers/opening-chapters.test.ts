import { expect, it } from 'vitest';
import { openingChapters } from './opening-chapters.ts';

const chapters = (...titles: string[]) => titles.map((title, i) => ({ number: i + 1, title }));

it('opening chapters are the first three of the story', () => {
  expect([...openingChapters(chapters('Preface', 'One', 'Two', 'Notes', 'Three', 'Four'))]).toEqual([
    2, 3, 5,
  ]);
  expect([...openingChapters(chapters('Предисловие', 'Гости'))]).toEqual([2]);
  expect([...openingChapters([])]).toEqual([]);
});
