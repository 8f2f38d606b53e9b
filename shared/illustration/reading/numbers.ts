import { NUMBER_WORDS } from './lexicon/people.ts';
import type { Token } from './tokens.ts';
import { createIndex } from './word-index.ts';

const NUMBERS = createIndex(NUMBER_WORDS);
/** From here on nobody counts what is in a picture. */
const MANY = 9;

/** The last number among words; undefined where none is said. */
export function countFrom(words: readonly Token[]): number | 'many' | undefined {
  const last = NUMBERS.find(words).at(-1);
  if (!last) return undefined;
  return Number(last.value) >= MANY ? 'many' : Number(last.value);
}
