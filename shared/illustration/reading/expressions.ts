import type { ScenePerson } from '../scene.ts';
import { EXPRESSIONS } from './lexicon/expressions.ts';
import { GESTURES } from './lexicon/gestures.ts';
import { MARKS } from './lexicon/marks.ts';
import { spanOf } from './nouns.ts';
import { phrasesOf } from './phrases.ts';
import type { ReadText } from './text.ts';
import { isPointedAt } from './verb-of-another.ts';

const ALL = [...EXPRESSIONS, ...MARKS, ...GESTURES];

/** Made when first looked for: most books have one language. */
const patterns = new Map<string, RegExp>();
function patternOf(words: string): RegExp {
  const pattern = patterns.get(words) ?? (words === '' ? /(?!)/gu : new RegExp(` (?:${words})(?= )`, 'gu'));
  patterns.set(words, pattern);
  return pattern;
}

/** Marks describe the face itself, and not what it does. */
const PART_OF: ReadonlyMap<string, string> = new Map([
  ...MARKS.filter(([look]) => look !== 'sneer' && look !== 'brows raised').map(
    ([look]) => [look, 'face'] as const,
  ),
  ...GESTURES.map(([gesture]) => [gesture, 'gesture'] as const),
]);

/** Tears that are not shed: "on the point of tears", «до слёз». */
const NOT_SEEN = /^(?:no|not|without|never|almost|nearly|до|без|не|сквозь|чуть|едва|почти)$/u;

/** Adds expressions of the face, movements of head and arms, and what a face is known by. */
/** @param at the token of the person's noun */
export function readExpressions(
  person: ScenePerson,
  at: number,
  own: (index: number) => boolean,
  text: ReadText,
): void {
  if (person.count !== 1) return;
  for (const { text: line, tokenAt, first } of phrasesOf(text.tokens, 'sentence'))
    for (const [look, words] of ALL)
      for (const match of line.matchAll(patternOf(text.language === 'en' ? words[0] : words[1]))) {
        const [from, to] = [tokenAt(match.index + 1), tokenAt(match.index + match[0].length - 1) + 1];
        if (text.scopes.at(from) !== null || !own(from) || text.tokens[from]!.isSpoken) continue;
        if (text.tokens.slice(Math.max(first, from - 2), from).some(({ word }) => NOT_SEEN.test(word)))
          continue;
        if (isOfAnother(person, from, text) || isAttribute(from, text)) continue;
        if (look === 'pointing' && isPointedAt({ at }, from, text.tokens)) continue;
        if (
          person.features?.some(({ looks }) =>
            looks?.some((each) => each === look || each.startsWith(`${look} `)),
          )
        )
          continue;
        person.features = [
          ...(person.features ?? []),
          { part: PART_OF.get(look) ?? 'expression', looks: [look], words: [spanOf(text.tokens, from, to)] },
        ];
      }
}

/** "The laughing child", "the screaming ceased": words that do not describe this person's expression. */
const isAttribute = (at: number, { tokens }: ReadText): boolean =>
  /ing$/u.test(tokens[at]!.word) &&
  /^(?:the|a|an|this|that|these|those|such|of|my|our|their)$/u.test(tokens[at - 1]?.word ?? '');

/** "I smiled", "and he, smiling, told her": the pronoun before it in the clause names the owner of the face. */
function isOfAnother({ sex, words }: ScenePerson, at: number, { tokens }: ReadText): boolean {
  const { clause } = tokens[at]!;
  for (let i = at - 1; i >= 0 && tokens[i]!.clause === clause; i--) {
    const { word, start } = tokens[i]!;
    if (words.some((each) => each.start <= start && start < each.end)) return false;
    if (/^(?:i|we|they|you|я|мы|они|вы|все)$/u.test(word)) return true;
    if (/^(?:he|он)$/u.test(word)) return sex === 'woman';
    if (/^(?:she|она)$/u.test(word)) return sex === 'man';
  }
  return false;
}
