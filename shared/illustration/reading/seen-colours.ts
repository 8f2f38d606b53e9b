import type { Token } from './grammar/tokens.ts';
import { colourNamed } from './adjectives.ts';

/** Russian has verbs for being seen as a colour: "синели горы", "вдали белеет церковь". */
const SEEN: readonly (readonly [verb: RegExp, colour: string])[] = [
  [/^(?:за)?син(?:е|я)(?:л|ю|е)\p{L}*$/u, 'голубой'],
  [/^(?:за)?беле(?:л|ю|е)\p{L}*$/u, 'белый'],
  [/^(?:за)?черне(?:л|ю|е)\p{L}*$/u, 'черный'],
  [/^(?:за)?зелене(?:л|ю|е)\p{L}*$/u, 'зеленый'],
  [/^(?:за)?желте(?:л|ю|е)\p{L}*$/u, 'желтый'],
  [/^(?:за)?красне(?:л|ю|е)\p{L}*$/u, 'красный'],
  [/^(?:за)?сере(?:л|ю|е)\p{L}*$/u, 'серый'],
];

/** "A black column of smoke": the colour of what a thing is measured by is that of the thing. */
const MEASURES =
  /^(?:columns?|clouds?|pillars?|wreaths?|plumes?|sheets?|veils?|threads?|wisps?|puffs?|clumps?|waves?|столб\p{L}*|облак\p{L}+|клуб\p{L}*|стру\p{L}+|туч\p{L}+|завес\p{L}+)$/u;

/** The pigment that the words before a measure name; null where nothing measures the noun. */
export function colourOfMeasure(tokens: readonly Token[], from: number): string | null {
  const isEnglish = tokens[from - 1]?.word === 'of';
  const at = isEnglish ? from - 2 : from - 1;
  if (at < 1 || tokens[at + 1]!.gap !== 'none' || !MEASURES.test(tokens[at]!.word)) return null;
  return colourNamed(tokens[at - 1]!.word) ?? null;
}

/** How far from its noun such a verb stands, in words. */
const REACH = 4;

/** The pigment of a noun that a verb of its clause shows in a colour; null where none does, or where it is no subject. */
export function colourSeen(
  tokens: readonly Token[],
  { from, to, preposition }: { from: number; to: number; preposition: string },
): string | null {
  if (preposition !== '' || !/^[а-я]/u.test(tokens[from]!.word)) return null;
  const { clause } = tokens[from]!;
  const near = tokens.slice(Math.max(0, from - REACH), to + REACH).filter((token) => token.clause === clause);
  const found = near.flatMap(({ word }) => SEEN.filter(([verb]) => verb.test(word)));
  return found.length === 1 ? (colourNamed(found[0]![1]) ?? null) : null;
}
