import type { Token } from './grammar/tokens.ts';
import type { Scene } from '../scene.ts';
import { colourNamed } from './adjectives.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';

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

/** What the sky is called by its hour or its quarter. */
const SKIES =
  /^(?:sky|skies|heavens|dusk|twilight|dawn|sunset|afterglow|east|west|небо|небеса|закат|заря|восток|запад)$/u;
const TURNED = /^(?:had|has|was|is|gone|went|turned|turning|grew|grown|became|all|deep|pale|был\p{L}*|стал\p{L}*|сделал\p{L}*)$/u; // prettier-ignore
/** The night is black and the dusk grey by themselves. */
const HUES: ReadonlySet<string> = new Set(['#b23a2e', '#7c2433', '#cf6f32', '#c9973c', '#e3c05a', '#55793f', '#7a5a9c', '#d88f9d']); // prettier-ignore

/** "The dusk had gone violet", "a gold sky", "розовый закат": the colour in which the sky is seen. */
export function skyColours({ tokens, scopes }: Pick<ReadText, 'tokens' | 'scopes'>): Scene['colours'] {
  return tokens.flatMap(({ word, clause }, at): Scene['colours'] => {
    if (!SKIES.test(word) || scopes.at(at) !== null) return [];
    let after = at + 1;
    while (tokens[after]?.clause === clause && after - at < REACH && TURNED.test(tokens[after]!.word)) after++;
    for (const i of after > at + 1 ? [at - 1, after] : [at - 1]) {
      const colour = tokens[i]?.clause === clause ? colourNamed(tokens[i].word) : undefined;
      if (colour && HUES.has(colour)) return [{ of: 'sky', colour, words: spanOf(tokens, i, i + 1) }];
    }
    return [];
  });
} // prettier-ignore

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
