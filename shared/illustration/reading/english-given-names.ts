import { GIVEN_NAMES, SHARED_NAMES, WOMENS_NAMES } from '../../extraction/lexicon/english-names.ts';

/** Whose given name a word is; null for other words. */
export function englishGivenName(word: string): 'man' | 'woman' | 'either' | null {
  if (SHARED_NAMES.has(word)) return 'either';
  if (WOMENS_NAMES.has(word)) return 'woman';
  return GIVEN_NAMES.has(word) ? 'man' : null;
}
