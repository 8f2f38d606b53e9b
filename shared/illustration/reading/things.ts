import type { LeftOut, ReadingInput, SceneThing } from '../scene.ts';
import { possibleColour } from './colour-values.ts';
import { spanOf, type Group } from './nouns.ts';
import { withHillShape } from './hill-shape.ts';
import { inContext, type ThingMention } from './in-context.ts';
import { withMotion } from './motion.ts';
import { snowyHeight } from './snow.ts';
import { colourOfMeasure, colourByVerb } from './seen-colours.ts';
import { isMentionOf, type ReadText } from './text.ts';
import { hasStatedView, isViewedFrom } from './window-view.ts';

/** The share of a view that things of a group usually take. */
const GROUP_WEIGHTS: Readonly<Record<Group, number>> = {
  building: 0.45,
  land: 0.36,
  plant: 0.36,
  sky: 0.3,
  animal: 0.42,
  furniture: 0.36,
  tableware: 0.22,
  object: 0.24,
};
/** Parts of greater things, and what spreads under and over everything. */
const SLIGHT = new Set(
  'wall roof ceiling floor window door chimney panelling beam wallpaper branch leaf root soil dust mud sand water grass smoke sky mast pavement beam frame furniture lights column arch steps shutter threshold moss'.split(
    ' ',
  ),
);
const COUNTED_AS_MANY = 9;

/** Clothes as things, when they are not worn. */
const AS_THINGS: Readonly<Record<string, string>> = {
  'fur coat': 'coat',
  'great coat': 'coat',
  'frock coat': 'coat',
  coat: 'coat',
  jacket: 'coat',
  cloak: 'coat',
  uniform: 'coat',
  kaftan: 'coat',
  'dressing gown': 'coat',
  dress: 'dress',
  'ball dress': 'dress',
  'peasant dress': 'dress',
  'top hat': 'top hat',
  'wide hat': 'top hat',
  bowler: 'top hat',
  cap: 'cap',
  'officer cap': 'cap',
  'fur hat': 'fur hat',
  bonnet: 'bonnet',
  'lady hat': 'bonnet',
  crown: 'crown',
  helmet: 'helmet',
  armour: 'armour',
  boots: 'boots',
  shoes: 'shoes',
  gloves: 'gloves',
  shawl: 'shawl',
  glasses: 'spectacles',
  mask: 'mask',
  jewels: 'necklace',
};

/** The things of a passage, weightiest first; held things belong to their holder. */
export function readThings(
  text: ReadText,
  input: ReadingInput,
  isHeld: (offset: number) => boolean,
  heldKinds: ReadonlySet<string>,
): SceneThing[] {
  const { tokens } = text;
  const gathered = new Map<string, ThingMention[]>();
  for (const mention of asThings(text, input)) {
    // "The muzzle of his gun": the gun that is held.
    if (
      input.type !== 'object' &&
      (isHeld(tokens[mention.from]!.start) ||
        (heldKinds.has(mention.meaning.what) && !mention.isPlural && !mention.isIndefinite))
    )
      continue;
    gathered.set(mention.meaning.what, [...(gathered.get(mention.meaning.what) ?? []), mention]);
  }
  const spoken = tokens.filter(({ isSpoken }) => isSpoken).length;
  const isSpokenText = spoken > tokens.length * MOSTLY;
  return [...gathered]
    .map(([what, mentions]) => thingOf(what, mentions, text, input, isSpokenText))
    .filter(({ what }) => !(gathered.has('laid table') && (what === 'table' || what === 'round table')))
    .map((thing) => withMotion(withHillShape(thing, text), text))
    .sort((a, b) => b.weight - a.weight || a.words[0]!.start - b.words[0]!.start);
}

/** Clothes are things in a passage about an object, and where they hang or lie. */
function asThings(text: ReadText, input: ReadingInput): ThingMention[] {
  const hasPeople = text.mentions.some((mention) => isMentionOf(mention, 'person'));
  const meant = inContext(text);
  return text.mentions.flatMap((mention): ThingMention[] => {
    if (isMentionOf(mention, 'thing') && mention.meaning.what === 'snow') {
      const bearer = snowyHeight(text.tokens, mention.from);
      if (bearer) return bearer === 'mountain' ? [snowyMountain(mention)] : [];
    }
    // Wooden horses are toys, and «деревянные козлы» a scaffold.
    if (
      isMentionOf(mention, 'thing') &&
      (mention.meaning.what === 'horse' || mention.meaning.what === 'goat') &&
      mention.qualities.includes('wooden')
    )
      return [];
    // An armchair on wheels.
    if (
      isMentionOf(mention, 'thing') &&
      mention.meaning.what === 'wheel' &&
      /^(?:on|на)$/u.test(mention.preposition)
    )
      return [];
    if (isMentionOf(mention, 'thing'))
      return isMaterial(mention) || isOnlyHeard(mention, text) ? [] : [meant(mention)];
    if (!isMentionOf(mention, 'look')) return [];
    const { look } = mention.meaning;
    const what = AS_THINGS[look.kind];
    const { clause } = text.tokens[mention.from]!;
    const isPut = text.tokens
      .slice(Math.max(0, mention.from - 4), mention.to + 6)
      .some(
        (token) =>
          token.clause === clause &&
          /^(?:hung|hanging|peg|pegs|lay|flung|thrown|floor|вис\p{L}+|лежал\p{L}*|валя\p{L}+|гвозд\p{L}+|вешалк\p{L}+)$/u.test(
            token.word,
          ),
      );
    if (!what || input.type === 'character' || (input.type !== 'object' && !isPut) || (hasPeople && !isPut))
      return [];
    return [{ ...mention, meaning: { type: 'thing', what, group: 'object' } }];
  });
}

/** "I heard cows low", "the barking of dogs", «лай собак»: an animal that is heard is not in the view. */
function isOnlyHeard(
  { from, meaning: { group, what }, preposition }: ThingMention,
  { tokens }: ReadText,
): boolean {
  if (group !== 'animal' && what !== 'wheel' && what !== 'whip') return false;
  const before = tokens
    .slice(Math.max(0, from - 6), from)
    .filter(({ clause }) => clause === tokens[from]!.clause)
    .map(({ word }) => word);
  const near = before.slice(-3);
  return (
    before.some((word) => HEARD.test(word)) ||
    ((preposition === 'of' || /^[а-я]/u.test(tokens[from]!.word)) && near.some((word) => VOICES.test(word)))
  );
}
const HEARD =
  /^(?:heard|hears?|hearing|listened|listening|слышал\p{L}*|слышен|слышна|слышно|слышны|слышится|слышались|слышался|услыхал\p{L}*|услышал\p{L}*|слыша|слушал\p{L}*|доносил\p{L}*|раздавал\p{L}+|раздал\p{L}+)$/u;
const VOICES =
  /^(?:barking|baying|howls?|howling|neighing|lowing|bleating|crowing|clucking|croaking|songs?|singing|cry|cries|chirping|twitter(?:ing)?|hum|humming|hooting|cawing|лай|лаем|вой|ржание|мычание|блеяние|крик|крики|пение|песн[яи]|кваканье|карканье|щебет|чириканье|стрекот\p{L}*|шум|шумом|стук|стуком|скрип|скрипом|грохот|грохотом|rattle|rattling|rolling|cracking|rumble|rumbling|creaking|noise|sound|топот|топотом)$/u;

/** Snow on mountains is a quality of the mountains. */
const snowyMountain = (snow: ThingMention): ThingMention => ({
  ...snow,
  colour: null,
  size: null,
  qualities: ['snowy'],
  meaning: { type: 'thing', what: 'mountain', group: 'land' },
});

/** "Baulks of oak", "столик красного дерева". */
export const isMaterial = ({ meaning: { group, what }, preposition, isPlural }: ThingMention): boolean =>
  group === 'plant' && (preposition === 'of' || preposition === 'из') && !isPlural && MATERIALS.has(what);
const MATERIALS = new Set(['oak', 'pine', 'birch tree', 'maple', 'lime', 'cypress', 'log']);

function thingOf(
  what: string,
  mentions: readonly ThingMention[],
  text: ReadText,
  input: ReadingInput,
  isSpokenText: boolean,
): SceneThing {
  const { tokens } = text;
  const said =
    mentions.find((mention) => mention.colour)?.colour?.value ??
    mentions
      .map((mention) => colourByVerb(tokens, mention) ?? colourOfMeasure(tokens, mention.from))
      .find((each) => each !== null);
  const colour = possibleColour(what, said ?? undefined);
  const otherColours = colour ? (mentions.find((mention) => mention.colour)?.otherColours ?? []) : [];
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
  tokens
    .slice(Math.max(0, from - 7), from)
    .some(({ word, clause }) => clause === tokens[from]!.clause && IN_ROWS.test(word));
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

/** If most of a passage is speech, it is a narration, and the things it names are present. */
const MOSTLY = 0.7;
const PREPOSITION_CERTAINTIES: Readonly<Record<string, number>> = {
  of: 0.8,
  for: 0.8,
  для: 0.8,
  past: 0.8,
  from: 0.85,
  из: 0.85,
  to: 0.85,
  к: 0.85,
};

/** Things mentioned in speech, or only as a material or owner, are less certain. */
function certaintyOf(
  { from, preposition }: ThingMention,
  { tokens }: ReadText,
  isSpokenText: boolean,
): number {
  return (tokens[from]!.isSpoken && !isSpokenText ? 0.55 : 1) * (PREPOSITION_CERTAINTIES[preposition] ?? 1);
}

/** Weighs a thing by grammatical role, amount of description, order and size. */
function weightOf(mentions: readonly ThingMention[], text: ReadText, input: ReadingInput): number {
  const { tokens } = text;
  const [first] = mentions as [ThingMention];
  const { what, group } = first.meaning;
  let weight =
    (what === 'portrait' ? GROUP_WEIGHTS.animal : GROUP_WEIGHTS[group]) - (SLIGHT.has(what) ? 0.14 : 0);
  weight += Math.min(0.16, 0.08 * (mentions.length - 1));
  weight += Math.min(0.16, 0.04 * mentions.reduce((sum, { words }) => sum + words, 0));
  weight += mentions.some((mention) => isSubject(mention, text)) ? 0.14 : 0;
  weight += 0.12 * (1 - first.from / (tokens.length + 1));
  weight += mentions.some(({ size }) => size === 'large')
    ? 0.05
    : mentions.some(({ size }) => size === 'small')
      ? -0.04
      : 0;
  if (mentions.every(({ preposition }) => preposition !== '')) weight -= 0.07;
  if (input.type === 'object' && (group === 'object' || group === 'tableware' || group === 'furniture'))
    weight += 0.12;
  // Its lanterns and wheels are parts of a carriage that dashes up.
  if (
    input.type === 'object' &&
    DRIVEN.has(what) &&
    mentions.some(({ preposition }) => preposition === '' || preposition === 'as')
  )
    weight += 0.14;
  if (input.entity && isNamedIn(input.entity.name, mentions, text)) weight += 0.2;
  return Math.max(0.05, Math.min(1, weight));
}

const DRIVEN = new Set(['carriage', 'coach', 'cart', 'wagon', 'troika', 'sledge', 'train', 'boat']);

/** Whether it is the grammatical subject: governed by no preposition and the first such noun of its sentence. */
function isSubject({ index, from, preposition }: ThingMention, { tokens, mentions }: ReadText): boolean {
  if (preposition !== '') return false;
  const { sentence } = tokens[from]!;
  for (let i = index - 1; i >= Math.max(0, index - SENTENCE_MENTIONS); i--) {
    if (tokens[mentions[i]!.from]!.sentence !== sentence) return true;
    if (mentions[i]!.preposition === '') return false;
  }
  return true;
}
const SENTENCE_MENTIONS = 20;

function isNamedIn(name: string, mentions: readonly ThingMention[], { tokens }: ReadText): boolean {
  const words = new Set(
    name
      .toLowerCase()
      .replaceAll('ё', 'е')
      .split(/[^\p{L}]+/u),
  );
  return mentions.some(
    ({ from, to }) =>
      words.has(tokens[to - 1]!.word) ||
      (from > 0 && words.has(tokens[from - 1]!.word) && tokens[from - 1]!.isCapital),
  );
}

/** Colours of surroundings without an outline of their own. */
export const GROUNDS: ReadonlySet<string> = new Set([
  'sky',
  'wall',
  'sea',
  'water',
  'river',
  'grass',
  'snow',
  'ceiling',
  'floor',
  'sand',
]);

/** A word is left out once, for the first of its reasons. */
export function withoutDuplicates(leftOut: readonly LeftOut[]): LeftOut[] {
  const seen = new Set<string>();
  return leftOut.filter(({ what, words }) => {
    const key = `${words.start} ${what}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
