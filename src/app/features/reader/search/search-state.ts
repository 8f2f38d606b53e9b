import type { BookHits } from '#app/data/books/search-texts.ts';

/** What the last finished search found, and for which words. */
export interface FinishedSearch {
  words: string;
  hits: BookHits;
}

export interface SearchState {
  /** Null before the first search, and while too little is typed. */
  hits: BookHits | null;
  /** The hits, if any, belong to words typed earlier: they can be seen, and not opened. */
  isPending: boolean;
}

const MIN_WORDS_LENGTH = 2;

/** Whether so little is typed that nothing is searched. @param words without space around them */
export const isTooShort = (words: string): boolean => words.length < MIN_WORDS_LENGTH;

/** What is to be shown for the words that are typed now, given the last finished search. */
export function searchState(words: string, last: FinishedSearch | null): SearchState {
  if (isTooShort(words)) return { hits: null, isPending: false };
  return { hits: last?.hits ?? null, isPending: last?.words !== words };
}
