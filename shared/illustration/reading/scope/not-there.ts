import type { Token } from '../grammar/tokens.ts';

/** "The path was hidden by fallen leaves": it is seen under them. */
export const isHiddenByCover = (tokens: readonly Token[], i: number): boolean =>
  /^(?:by|with)$/u.test(tokens[i + 1]?.word ?? '') &&
  tokens
    .slice(i + 2, i + 9)
    .some(({ word }) =>
      /^(?:leaves|snow|ivy|roses|creepers?|moss|grass|weeds|nettles|brambles|vines?|dust|flowers)$/u.test(
        word,
      ),
    );

const COUNTS = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|half|equal|several|many)$/u;

/** "One part remorse, two parts bloody murder". @param word and those beside it */
export const isOfRecipe = (word: string, before: string, after: string): boolean =>
  /^parts?$/u.test(word) && COUNTS.test(before) && !/^(?:of|in|with|was|were|is)$/u.test(after);

const OF_COUNTRY =
  /^(?:hills|mountains|country|scene|scenery|landscape|view|prospect|valley|woods|fields|gardens|rooms|walls)$/u;

/** "The hills want the crown of distant Alps": they have none. @param word and those beside it */
export const isLacking = (word: string, before: string, after: string): boolean =>
  /^wants?$/u.test(word) && OF_COUNTRY.test(before) && /^(?:the|a|an|any|that)$/u.test(after);
