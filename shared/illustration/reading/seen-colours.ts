import type { Token } from './grammar/tokens.ts';
import type { Scene, TextRange as Span } from '../scene.ts';
import { colourNamed } from './colour-values.ts';
import { spanOf } from './nouns.ts';
import { isMentionOf, type ReadText } from './text.ts';

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

/** "A black column of smoke": the colour of the measure word is that of the thing. */
const MEASURES =
  /^(?:columns?|clouds?|pillars?|wreaths?|plumes?|sheets?|veils?|threads?|wisps?|puffs?|clumps?|waves?|столб\p{L}*|облак\p{L}+|клуб\p{L}*|стру\p{L}+|туч\p{L}+|завес\p{L}+)$/u;

/** The pigment that the words before a measure name; null where nothing measures the noun. */
export function colourOfMeasure(tokens: readonly Token[], from: number): string | null {
  const isEnglish = tokens[from - 1]?.word === 'of';
  const at = isEnglish ? from - 2 : from - 1;
  if (at < 1 || tokens[at + 1]!.gap !== 'none' || !MEASURES.test(tokens[at]!.word)) return null;
  return colourNamed(tokens[at - 1]!.word) ?? null;
}

/** Names of the sky by hour or direction. */
const SKIES =
  /^(?:sky|skies|heavens|dusk|twilight|dawn|sunset|afterglow|east|west|небо|небеса|закат|заря|восток|запад)$/u;
const TURNED =
  /^(?:had|has|was|is|gone|went|turned|turning|grew|grown|became|all|deep|pale|был\p{L}*|стал\p{L}*|сделал\p{L}*)$/u;
/** Colours worth stating; black for night and grey for dusk are the default. */
const HUES: ReadonlySet<string> = new Set([
  '#b23a2e',
  '#7c2433',
  '#cf6f32',
  '#c9973c',
  '#e3c05a',
  '#55793f',
  '#7a5a9c',
  '#d88f9d',
]);

const MOONS = /^(?:moon|moonlight|лун\p{L}{1,5}|месяц\p{L}{0,2})$/u;
const MOONLIGHT = /^(?:light|glow|rays?|beams?|of|the|свет\p{L}{0,2}|луч\p{L}{0,3}|сияни\p{L})$/u;

/** "The dim and yellow light of the moon", «жёлтая луна»: the colour in which the moon is seen. */
export function moonColours({ tokens, scopes }: Pick<ReadText, 'tokens' | 'scopes'>): Scene['colours'] {
  return tokens.flatMap(({ word, clause }, at): Scene['colours'] => {
    if (!MOONS.test(word) || scopes.at(at) !== null) return [];
    let i = at - 1;
    while (tokens[i]?.clause === clause && MOONLIGHT.test(tokens[i]!.word)) i--;
    const colour = tokens[i]?.clause === clause ? colourNamed(tokens[i]!.word) : undefined;
    return colour && HUES.has(colour) ? [{ of: 'moon', colour, words: spanOf(tokens, i, i + 1) }] : [];
  });
}

/** "The dusk had gone violet", "a gold sky", "розовый закат": the colour in which the sky is seen. */
export function skyColours({ tokens, scopes }: Pick<ReadText, 'tokens' | 'scopes'>): Scene['colours'] {
  return tokens.flatMap(({ word, clause }, at): Scene['colours'] => {
    if (!SKIES.test(word) || scopes.at(at) !== null) return [];
    let after = at + 1;
    while (tokens[after]?.clause === clause && after - at < REACH && TURNED.test(tokens[after]!.word))
      after++;
    for (const i of after > at + 1 ? [at - 1, after] : [at - 1]) {
      const colour = tokens[i]?.clause === clause ? colourNamed(tokens[i].word) : undefined;
      if (colour && HUES.has(colour)) return [{ of: 'sky', colour, words: spanOf(tokens, i, i + 1) }];
    }
    // "The sky had changed to the hue of a bruised cherry."
    const hue = tokens
      .slice(at + 1, at + HUE_WORDS)
      .findIndex((token) => token.clause === clause && /^(?:hue|colour|color|tint|shade)$/u.test(token.word));
    if (hue < 0 || tokens[at + 2 + hue]?.word !== 'of') return [];
    const like = tokens
      .slice(at + 3 + hue, at + 7 + hue)
      .findIndex((token) => token.clause === clause && HUE_OF[token.word] !== undefined);
    return like < 0
      ? []
      : [
          {
            of: 'sky',
            colour: HUE_OF[tokens[at + 3 + hue + like]!.word]!,
            words: spanOf(tokens, at + 3 + hue + like, at + 4 + hue + like),
          },
        ];
  });
}

const GREYS: ReadonlySet<string> = new Set(['#8d9299']);

/** "The sky was a dull grey now": words for an overcast sky. */
export const greySkies = ({ mentions, tokens }: ReadText): Span[] =>
  mentions.flatMap((mention) =>
    isMentionOf(mention, 'thing') &&
    mention.meaning.what === 'sky' &&
    mention.colour &&
    GREYS.has(mention.colour.value)
      ? [spanOf(tokens, mention.from, mention.to)]
      : [],
  );

/** How far after the sky its hue may stand, in words. */
const HUE_WORDS = 9;
/** Things of a well-known colour that skies are compared to. */
const HUE_OF: Readonly<Record<string, string>> = {
  cherry: '#8e3a4a',
  cherries: '#8e3a4a',
  wine: '#7c2433',
  blood: '#b23a2e',
  rose: '#d88f9d',
  roses: '#d88f9d',
  gold: '#c9973c',
  copper: '#b5703c',
  brass: '#c9973c',
  lead: '#7d848c',
  slate: '#6b747e',
  ashes: '#9a9a98',
  pearl: '#d8d6d2',
  steel: '#7f8b96',
  ink: '#2c3145',
  plum: '#6e4460',
  plums: '#6e4460',
  lilac: '#b49ac0',
  lavender: '#a99cc4',
  apricot: '#e8a867',
  salmon: '#e39a82',
  sulphur: '#d9c25a',
  amber: '#d99a3c',
};

/** How far from its noun such a verb stands, in words. */
const REACH = 4;

/** The pigment of a noun that a verb of its clause shows in a colour; null if there is none, or if the noun is not its subject. */
export function colourByVerb(
  tokens: readonly Token[],
  { from, to, preposition }: { from: number; to: number; preposition: string },
): string | null {
  if (preposition !== '' || !/^[а-я]/u.test(tokens[from]!.word)) return null;
  const { clause } = tokens[from]!;
  const near = tokens.slice(Math.max(0, from - REACH), to + REACH).filter((token) => token.clause === clause);
  const found = near.flatMap(({ word }) => SEEN.filter(([verb]) => verb.test(word)));
  return found.length === 1 ? (colourNamed(found[0]![1]) ?? null) : null;
}
