import type { Known, Source, TextRange as Span } from '../scene.ts';
import { Dictionary, type Found, type WordForms } from './lexicon/dictionary.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';

export const dictionaryOf = <T extends string>(table: Readonly<Record<T, WordForms>>): Dictionary<T> =>
  new Dictionary(Object.entries(table) as [T, WordForms][], { isOfAdjectives: true });

export type Test<T> = (text: ReadText, found: Found<T>) => boolean;

export const wordAt = (text: ReadText, index: number): string => text.tokens[index]?.word ?? '';
/** The word before, unless punctuation stands between. */
export const wordBefore = (text: ReadText, at: number): string =>
  text.tokens[at]?.gap === 'none' ? wordAt(text, at - 1) : '';
/** The word after a found one, unless punctuation stands between. */
export const wordAfter = (text: ReadText, { at, length }: Found<unknown>): string =>
  text.tokens[at + length]?.gap === 'none' ? wordAt(text, at + length) : '';

/** The words of a dictionary that a text states: neither left out by their scope nor by the test. */
export function findStated<T extends string>(
  words: Dictionary<T>,
  text: ReadText,
  test: Test<T>,
): Found<T>[] {
  return words.all(text.tokens).filter((each) => text.scopes.at(each.at) === null && test(text, each));
}

/** A value with the words that state it; without words if they are not in the passage. */
export const knownFromWords = <T>(
  value: T,
  text: ReadText,
  all: readonly Found<unknown>[],
  certainty: number,
  source: Source = 'passage',
): Known<T> => ({
  value,
  source,
  certainty,
  words: source === 'passage' ? all.map(({ at, length }): Span => spanOf(text.tokens, at, at + length)) : [],
});

/** Words before a time or a season that make it any or every one rather than the present one. */
export const QUANTIFIERS = new Set(
  'every each one other some all last next many several these those two three days few whole another any first second по каждый каждую каждое целый целую весь всю другой другую прошлой прошлую следующий на один однажды третий'.split(
    ' ',
  ),
);

/** The value stated most often; null if two are equally frequent. */
export function mostStated<T extends string>(
  all: readonly Found<T>[],
  text: ReadText,
  certainty: number,
  source: Source,
): Known<T> | null {
  const counts = new Map<T, Found<T>[]>();
  for (const each of all) counts.set(each.value, [...(counts.get(each.value) ?? []), each]);
  const [first, second] = [...counts].sort((a, b) => b[1].length - a[1].length);
  if (!first || (second && second[1].length === first[1].length)) return null;
  return knownFromWords(first[0], text, first[1], certainty, source);
}

/** The value stated last before the passage, less certain if others compete with it. */
export function lastStated<T extends string>(
  words: Dictionary<T>,
  context: ReadText,
  reach: number,
  certainty: number,
  test: Test<T>,
): Known<T> | null {
  const from = Math.max(0, context.tokens.length - reach);
  const all = findStated(words, context, test).filter(
    ({ at }) => at >= from && !context.tokens[at]!.isSpoken,
  );
  const last = all.at(-1);
  if (!last) return null;
  const distance = (context.tokens.length - last.at) / reach;
  const others = new Set(all.slice(-3).map(({ value }) => value));
  return knownFromWords(
    last.value,
    context,
    [last],
    certainty * (1 - 0.3 * distance) * (others.size > 1 ? 0.8 : 1),
    'chapter',
  );
}
