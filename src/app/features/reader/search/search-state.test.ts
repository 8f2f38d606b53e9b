import { expect, it } from 'vitest';
import type { BookHits } from '#app/data/books/search-texts.ts';
import { searchState } from './search-state.ts';

const hits = (total: number): BookHits => ({ hits: [], total });

it('shows what was found for the words that are typed', () => {
  const last = { words: 'elise found', hits: hits(1) };
  expect(searchState('elise found', last)).toEqual({ hits: last.hits, isPending: false });
});

it('searches on while what was found belongs to words typed earlier', () => {
  const last = { words: 'elise f', hits: hits(1) };
  for (const words of ['elise found', 'elise', 'ELISE F'])
    expect(searchState(words, last).isPending).toBe(true);
  expect(searchState('elise', null)).toEqual({ hits: null, isPending: true });
});

it('shows nothing of an earlier search when too little is left to search for', () => {
  expect(searchState('e', { words: 'el', hits: hits(3) })).toEqual({ hits: null, isPending: false });
  expect(searchState('', null)).toEqual({ hits: null, isPending: false });
});
