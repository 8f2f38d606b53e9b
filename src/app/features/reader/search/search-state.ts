import type { BookHits } from '#app/data/books/search-texts.ts';

/** What the last finished search found, and for which words. */
export interface FinishedSearch {
  words: string;
  hits: BookHits;
}

export interface SearchState {
  /** Null before the first search, and while too little is typed. */
  hits: BookHits | null;
  /** The hits, if any, belong to words typed earlier: they are shown, but cannot be opened. */
  isPending: boolean;
}

const MIN_WORDS_LENGTH = 2;

/** Whether the query is too short to be searched. @param words without space around them */
export const isTooShort = (words: string): boolean => words.length < MIN_WORDS_LENGTH;

/** The results to show for the current query, given the last finished search. */
export function searchState(words: string, last: FinishedSearch | null): SearchState {
  if (isTooShort(words)) return { hits: null, isPending: false };
  return { hits: last?.hits ?? null, isPending: last?.words !== words };
}
