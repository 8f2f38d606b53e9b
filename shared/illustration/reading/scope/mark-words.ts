import type { Token } from '../grammar/tokens.ts';
import type { Scopes } from './scopes.ts';

/** A word, and what stands next to it. */
export interface Spot {
  scopes: Scopes;
  tokens: readonly Token[];
  i: number;
  word: string;
  gap: Token['gap'];
  /** Empty where punctuation stands between. */
  before: string;
  after: string;
  isAfterNear: boolean;
}

/** Marks what each word governs, by the function for that word; `ends` tells where phrases of the language end. */
export function markWords<Ends>(
  scopes: Scopes,
  ends: Ends,
  marks: ReadonlyMap<string, (at: Spot & Ends) => void>,
  markOther: (at: Spot & Ends) => void,
): void {
  const { tokens } = scopes;
  for (const [i, { word, gap }] of tokens.entries()) {
    const mark = marks.get(word) ?? markOther;
    mark({
      ...ends,
      scopes,
      tokens,
      i,
      word,
      gap,
      before: gap === 'none' ? (tokens[i - 1]?.word ?? '') : '',
      after: tokens[i + 1]?.word ?? '',
      isAfterNear: tokens[i + 1]?.gap === 'none',
    });
  }
}

/** @param rows words, separated by spaces, and the function for each of them */
export const marksByWord = <At>(
  rows: readonly (readonly [words: string, mark: (at: At) => void])[],
): ReadonlyMap<string, (at: At) => void> =>
  new Map(rows.flatMap(([words, mark]) => words.split(' ').map((word) => [word, mark] as const)));
