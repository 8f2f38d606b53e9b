import type { Analysis, Sentence } from './words.ts';

/** How a noun is introduced: “a”, “the”, “his”, or by nothing. */
export const INTRODUCTIONS = ['indefinite', 'definite', 'possessive', 'bare'] as const;
export type Introduction = (typeof INTRODUCTIONS)[number];

/** What a sentence says of things that can be seen: how many of them are new to the text, and how each is introduced. */
export interface IntroducedThings {
  readonly new: number;
  readonly known: number;
  readonly newNames: number;
  readonly newBy: Readonly<Record<Introduction, number>>;
  readonly by: Readonly<Record<Introduction, number>>;
}

/**
 * Counts the things that a sentence names, by their novelty and their articles. “A jug stood on the table” brings new things
 * into view, “he took the jug” uses one that is there.
 *
 * @param visible bit mask of the categories of visible things
 */
export function countThings(
  { words, firstUses }: Analysis,
  { firstWord, lastWord }: Sentence,
  visible: number,
): IntroducedThings {
  const newBy = { indefinite: 0, definite: 0, possessive: 0, bare: 0 };
  const by = { indefinite: 0, definite: 0, possessive: 0, bare: 0 };
  const counts = { new: 0, known: 0, newNames: 0 };
  let introduction: Introduction = 'bare';
  /** Words since the article; it introduces no noun far away. */
  let since = 0;
  for (let i = firstWord; i < lastWord; i++) {
    const { lower, pos, categories } = words[i]!;
    const isNew = firstUses[i] === 1;
    const found = ARTICLES.get(lower);
    if (found) {
      introduction = found;
      since = 0;
      continue;
    }
    if (pos === 'verb' || pos === 'mark' || pos === 'preposition' || ++since >= REACH) introduction = 'bare';
    if (pos === 'name' && isNew) counts.newNames++;
    if (pos !== 'noun' || (categories & visible) === 0) continue;
    by[introduction]++;
    if (isNew) newBy[introduction]++;
    counts[isNew ? 'new' : 'known']++;
  }
  return { ...counts, newBy, by };
}

/** An article and its noun have at most three words between them. */
const REACH = 5;

const ARTICLES: ReadonlyMap<string, Introduction> = new Map([
  ...words('indefinite', 'a an some several two three many few один одна одно какой-то какая-то какое-то'),
  ...words('definite', 'the this that these those этот эта это эти тот та те'),
  ...words('possessive', 'his her their its my our его ее их мой моя мои наш наша наши свой своя свои'),
]);

function words(introduction: Introduction, list: string): [string, Introduction][] {
  return list.split(' ').map((word) => [word, introduction]);
}
