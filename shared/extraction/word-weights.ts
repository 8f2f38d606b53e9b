import type { Analysis } from './words.ts';

/** What single words add to the scores of a piece of text; beside the features, which describe its kinds of words. */
export type WordWeights = ReadonlyMap<string, readonly number[]>;

/**
 * The lemmas between two words, each once; names are left out, because they carry no information about other books.
 */
export function distinctLemmas({ words }: Analysis, firstWord: number, lastWord: number): Set<string> {
  const lemmas = new Set<string>();
  for (let i = firstWord; i < lastWord; i++) {
    const { pos, lemma } = words[i]!;
    if (pos !== 'mark' && pos !== 'name') lemmas.add(lemma);
  }
  return lemmas;
}

/** The weight of each of this many lemmas: less in a long text, and none alone decides a short one. */
export function lemmaValue(count: number): number {
  return 1 / Math.sqrt(count + 4);
}

/** @returns one sum per column of `weights`; zeros where no word is known */
export function sumOfWords(lemmas: ReadonlySet<string>, weights: WordWeights, columns: number): Float64Array {
  const sums = new Float64Array(columns);
  const value = lemmaValue(lemmas.size);
  for (const lemma of lemmas) {
    const row = weights.get(lemma);
    if (row) for (let c = 0; c < columns; c++) sums[c]! += row[c]! * value;
  }
  return sums;
}
