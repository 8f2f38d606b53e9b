import { CATEGORIES } from './lexicon/categories.ts';
import { lemmaValue } from './word-weights.ts';
import type { Analysis, PartOfSpeech, Word } from './words.ts';

/** What pairs of neighbouring words add to how descriptive a sentence is; by `distinctPairs`. */
export type PairWeights = ReadonlyMap<string, number>;

/**
 * The neighbouring words of a sentence, each pair once and by what they are: “with adjective.look”, “as if”,
 * “noun.person verb.motion!”; in English also those with one word between them: “a _ noun.built”. They distinguish a view
 * from an act, a wish or a comparison that names the same things.
 */
export function distinctPairs(
  { words, language }: Analysis,
  firstWord: number,
  lastWord: number,
): Set<string> {
  const pairs = new Set<string>();
  let before = '^';
  let beforeThat: string | null = null;
  for (let i = firstWord; i < lastWord; i++) {
    const kind = kindOf(words[i]!);
    pairs.add(`${before} ${kind}`);
    if (beforeThat !== null && language === 'en') pairs.add(`${beforeThat} _ ${kind}`);
    beforeThat = before;
    before = kind;
  }
  return pairs;
}

/** Words that have no meaning of their own stand for themselves. */
const ITSELF: ReadonlySet<PartOfSpeech> = new Set(['preposition', 'auxiliary', 'pronoun', 'other', 'mark']);

function kindOf({ lower, pos, categories, event }: Word): string {
  if (ITSELF.has(pos)) return lower;
  const category = categories === 0 ? '' : `.${CATEGORIES[31 - Math.clz32(categories & -categories)]!}`;
  return `${pos}${category}${event ? '!' : ''}`;
}

/** Like words, pairs count for less in a long text. */
export function sumOfPairs(pairs: ReadonlySet<string>, weights: PairWeights): number {
  let sum = 0;
  for (const pair of pairs) sum += weights.get(pair) ?? 0;
  return sum * lemmaValue(pairs.size);
}
