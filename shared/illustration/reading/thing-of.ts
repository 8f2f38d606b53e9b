import { colourRange } from './colour-range.ts';
import type { ReadingInput } from '../reading-input.ts';
import type { SceneThing } from '../scene.ts';
import { possibleColour } from './colour-values.ts';
import type { ThingMention } from './context-rules.ts';
import { spanOf } from './nouns.ts';
import { colourByVerb, colourOfMeasure } from './seen-colours.ts';
import type { ReadText } from './text.ts';
import { certaintyOf, weightOf } from './weight-of-thing.ts';
import { hasStatedView, isViewedFrom } from './window-view.ts';

export function thingOf(
  what: string,
  mentions: readonly ThingMention[],
  text: ReadText,
  input: ReadingInput,
  isSpokenText: boolean,
): SceneThing {
  const { tokens } = text;
  const range = mentions.some((mention) => mention.colour) ? [] : colourRange(text, mentions[0]!);
  const said =
    range[0] ??
    mentions.find((mention) => mention.colour)?.colour?.value ??
    (isOfSilver(mentions, text) ? SILVER : null) ??
    mentions
      .map((mention) => colourByVerb(tokens, mention) ?? colourOfMeasure(tokens, mention.from))
      .find((each) => each !== null);
  const colour = possibleColour(what, said ?? undefined);
  const otherColours = colour
    ? (mentions.find((mention) => mention.colour)?.otherColours ?? range.slice(1))
    : [];
  const size = mentions.find((mention) => mention.size)?.size ?? undefined;
  // «В таких церквах»: any of the kind.
  const count = countOf(
    mentions.length > 1
      ? mentions.filter(({ from }) => !/^(?:таких|такими|таким|such)$/u.test(tokens[from - 1]?.word ?? ''))
      : mentions,
  );
  return {
    what,
    words: mentions.map(({ from, to }) => spanOf(tokens, from, to)),
    certainty: Math.max(...mentions.map((mention) => certaintyOf(mention, text, isSpokenText))),
    weight: weightOf(mentions, text, input),
    ...(colour && { colour }),
    ...(otherColours.length > 0 && { otherColours }),
    ...(count && { count }),
    ...(size && { size }),
    qualities: [
      ...new Set([
        ...mentions.flatMap(({ qualities }) => qualities),
        ...(isOut(what, mentions, text) ? ['out'] : []),
        ...(isHung(mentions, text) ? ['hung'] : []),
        ...(what === 'window' && mentions.some((mention) => isViewedFrom(tokens, mention))
          ? ['looked out of']
          : []),
        ...(what === 'window' && mentions.some((mention) => hasStatedView(tokens, mention))
          ? ['commanding a view']
          : []),
        ...(what === 'house' && mentions.some((mention) => areInRows(mention, tokens)) ? ['in rows'] : []),
      ]),
    ],
  };
}

/** "A silver watch" is one of the names of a watch, and silver none the less. */
const isOfSilver = (mentions: readonly ThingMention[], { tokens }: ReadText): boolean =>
  mentions.some(({ from, to }) => to - from > 1 && tokens[from]!.word === 'silver');
const SILVER = '#d9d5cc';

const LIGHTS: ReadonlySet<string> = new Set([
  'lamp',
  'street lamp',
  'lantern',
  'candle',
  'fire',
  'lighthouse',
  'campfire',
]);

const OUT_WORDS = 4;

/** "The lamps went out", "свечи погасли". */
const isOut = (what: string, mentions: readonly ThingMention[], { tokens }: ReadText): boolean =>
  LIGHTS.has(what) &&
  mentions.some(({ to }) => {
    const { clause } = tokens[to - 1]!;
    const later = tokens.slice(to, to + OUT_WORDS).filter((token) => token.clause === clause);
    // "Nearly burnt out": it still burns.
    if (later.some(({ word }) => /^(?:nearly|almost|half|почти|едва)$/u.test(word))) return false;
    return later.some(
      ({ word }, i) =>
        /^(?:extinguished|quenched|погас\p{L}*|потух\p{L}*|угас\p{L}*|затух\p{L}*)$/u.test(word) ||
        (word === 'out' &&
          /^(?:went|gone|go|were|was|blown|burnt|burned|died)$/u.test(later[i - 1]?.word ?? '')),
    );
  });

/** "Lines of villas". */
export const areInRows = ({ from }: ThingMention, tokens: ReadText['tokens']): boolean =>
  tokens.slice(Math.max(0, from - 7), from).some(
    ({ word, clause }, i, all) =>
      clause === tokens[from]!.clause &&
      IN_ROWS.test(word) &&
      // "A row of trees stood by the house."
      all.slice(i + 1).every((other) => !OF_OTHERS.test(other.word)),
  );

const OF_OTHERS =
  /^(?:trees?|poplars|limes|elms|firs|pines|windows|lamps|lights|columns|by|beside|before|behind|near|стоял\p{L}*|деревьев)$/u;

const IN_ROWS = /^(?:lines|rows?|terrace|terraces|ряд|ряды|рядами|вереница)$/u;

/** "On the walls hung swords and a whip". */
const isHung = (mentions: readonly ThingMention[], { tokens }: ReadText): boolean =>
  mentions.some(({ from }) => {
    const { sentence } = tokens[from]!;
    const before = tokens
      .slice(Math.max(0, from - HUNG_WORDS), from + 6)
      .filter((token) => token.sentence === sentence);
    return (
      before.some(({ word }) => HUNG.test(word)) &&
      before.some(({ word }) => /^(?:walls?|стен[аеуы]|стенам|стенах)$/u.test(word))
    );
  });

const HUNG_WORDS = 14;

const HUNG =
  /^(?:hung|hang|hangs|hanging|висел\p{L}*|висит|висят|висящ\p{L}+|повешен\p{L}*|развешан\p{L}*|развешен\p{L}*)$/u;

function countOf(mentions: readonly ThingMention[]): number | 'many' | undefined {
  const counted = mentions.find(({ count }) => count !== null && count > 0)?.count;
  if (counted) return counted > COUNTED_AS_MANY ? 'many' : counted > 1 ? counted : undefined;
  return mentions.some(({ isPlural }) => isPlural) ? 'many' : undefined;
}

const COUNTED_AS_MANY = 9;
