import type { ReadingInput } from '../reading-input.ts';
import type { ThingMention } from './context-rules.ts';
import type { Group } from './nouns.ts';
import type { ReadText } from './text.ts';

/** Weighs a thing by grammatical role, amount of description, order and size. */
export function weightOf(mentions: readonly ThingMention[], text: ReadText, input: ReadingInput): number {
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

/** Things mentioned in speech, or only as a material or owner, are less certain. */
export function certaintyOf(
  { from, preposition }: ThingMention,
  { tokens }: ReadText,
  isSpokenText: boolean,
): number {
  return (tokens[from]!.isSpoken && !isSpokenText ? 0.55 : 1) * (PREPOSITION_CERTAINTIES[preposition] ?? 1);
}

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

/** If most of a passage is speech, it is a narration, and the things it names are present. */
export const MOSTLY = 0.7;
