import { expect, it } from 'vitest';
import type { BookHits } from '#app/data/books/search-texts.ts';
import { searchState } from './search-state.ts';

const hits = (total: number): BookHits => ({ hits: [], total });

it('shows the results for the current query', () => {
  const last = { words: 'elise found', hits: hits(1) };
  expect(searchState('elise found', last)).toEqual({ hits: last.hits, isPending: false });
});

it('keeps searching while the results belong to an earlier query', () => {
  const last = { words: 'elise f', hits: hits(1) };
  for (const words of ['elise found', 'elise', 'ELISE F'])
    expect(searchState(words, last).isPending).toBe(true);
  expect(searchState('elise', null)).toEqual({ hits: null, isPending: true });
});

it('shows no earlier results when the query is too short', () => {
  expect(searchState('e', { words: 'el', hits: hits(3) })).toEqual({ hits: null, isPending: false });
  expect(searchState('', null)).toEqual({ hits: null, isPending: false });
});
