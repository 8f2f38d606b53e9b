import type { LeftOut } from '../scene.ts';
import type { Features } from './grammar/russian-endings.ts';
import type { Token } from './grammar/tokens.ts';
import { ANIMALS, PLANTS, SKY } from './lexicon/nature.ts';
import { BUILDINGS } from './lexicon/buildings.ts';
import { Dictionary, type Found, type WordForms } from './lexicon/dictionary.ts';
import { isHomonym } from './lexicon/homonyms.ts';
import { FURNITURE, TABLEWARE } from './lexicon/indoors.ts';
import { LAND } from './lexicon/land.ts';
import { OBJECTS } from './lexicon/objects.ts';
import { PEOPLE, type PersonWord } from './lexicon/people.ts';
import { TITLES } from './lexicon/titles.ts';
import { LOOKS, type Look } from './lexicon/worn.ts';
import { isMetaphor } from './scope/metaphors.ts';
import { isSeveral } from './several.ts';
import type { Scopes } from './scope/scopes.ts';

/** How much of a view the things of a group take up: a passage is seldom about a spoon. */
export type Group = 'building' | 'land' | 'plant' | 'sky' | 'animal' | 'furniture' | 'tableware' | 'object';

const GROUPS: Readonly<Record<Group, Readonly<Record<string, WordForms>>>> = {
  building: BUILDINGS,
  land: LAND,
  plant: PLANTS,
  sky: SKY,
  animal: ANIMALS,
  furniture: FURNITURE,
  tableware: TABLEWARE,
  object: OBJECTS,
};

export type Meaning =
  | { type: 'thing'; what: string; group: Group }
  | { type: 'person'; person: PersonWord }
  | { type: 'look'; look: Look };

/** A word or phrase for something that can be seen. */
export interface Noun<M extends Meaning = Meaning> {
  meaning: M;
  /** The first token and the one after the last. */
  from: number;
  to: number;
  features: Features;
  isPlural: boolean;
}

/** Every concept that a passage may show, by its name. */
export const CONCEPTS: ReadonlyMap<string, Group> = new Map(
  Object.entries(GROUPS).flatMap(([group, words]) =>
    Object.keys(words).map((what) => [what, group as Group]),
  ),
);

const NOUNS = new Dictionary<Meaning>([
  ...PEOPLE.map(([person, words]) => [{ type: 'person', person }, words] as const),
  ...LOOKS.map(([look, words]) => [{ type: 'look', look }, words] as const),
  ...Object.entries(GROUPS).flatMap(([group, concepts]) =>
    Object.entries(concepts).map(
      ([what, words]) => [{ type: 'thing', what, group: group as Group }, words] as const,
    ),
  ),
]);

/** The visible nouns of a text, and those that are only mentioned, with the reason. */
export function findNouns(
  tokens: readonly Token[],
  scopes: Scopes,
  names: ReadonlySet<string>,
): { nouns: Noun[]; leftOut: LeftOut[] } {
  const nouns: Noun[] = [];
  const leftOut: LeftOut[] = [];
  const likened = new Set<string>();
  for (const found of NOUNS.all(tokens)) {
    const head = found.at + found.length - 1;
    // "Stone-still", "fire-red": half of an adjective.
    if (
      tokens[head + 1]?.isJoined &&
      (/^[a-z]/u.test(tokens[head + 1]!.word) ||
        (found.value.type === 'person' && OF_WEATHER.test(tokens[head + 1]!.word)))
    )
      continue;
    // "The Raven-gate" is what people call a place.
    if (tokens[found.at]!.isJoined && tokens[found.at - 1]?.isCapital && tokens[found.at - 1]!.gap === 'none')
      continue;
    if (
      isName(tokens, found, names) ||
      isHomonym(tokens, head) ||
      (found.length > 1 && isHomonym(tokens, found.at) && !isWhole(found))
    )
      continue;
    const isThing = found.value.type === 'thing' && !OF_NATURE.has(found.value.group);
    // «Похож на арбуз … Щёки этого арбуза»: the comparison continues.
    const reason =
      scopes.at(head) ??
      scopes.at(found.at) ??
      (isMetaphor(tokens, head) ? 'metaphor' : isThing && likened.has(nameOf(found.value)) ? 'simile' : null);
    if (reason) {
      if (
        isThing &&
        reason === 'simile' &&
        !nouns.some(({ meaning }) => nameOf(meaning) === nameOf(found.value))
      )
        likened.add(nameOf(found.value));
      leftOut.push({ what: nameOf(found.value), words: spanOf(tokens, found.at, head + 1), reason });
      continue;
    }
    nouns.push({
      meaning: found.value,
      from: found.at,
      to: head + 1,
      features: found.features,
      isPlural: found.isPlural || isSeveral(tokens, found.at, found.length, found.features),
    });
  }
  return { nouns: withoutModifiers(nouns, tokens), leftOut };
}

/** «Ведьма-вьюга», «старик-мороз». */
const OF_WEATHER = /^(?:вьюг|метел|мороз|зим|ноч|осен|весн|ветер|ветр|смерт|волг)\p{L}*$/u;
/** A comparison with trees or clouds does not remove the real ones beside it. */
const OF_NATURE: ReadonlySet<Group> = new Set<Group>(['plant', 'land', 'sky']);
const isWhole = ({ length }: Found<unknown>) => length > 1;

export const nameOf = (meaning: Meaning): string =>
  meaning.type === 'thing'
    ? meaning.what
    : meaning.type === 'look'
      ? meaning.look.kind
      : meaning.person.isGroup
        ? 'crowd'
        : ((meaning.person.age === 'child' ? 'child' : meaning.person.sex) ?? 'person');

/** Offsets of tokens in the text. */
export const spanOf = (tokens: readonly Token[], from: number, to: number) => ({
  start: tokens[from]!.start,
  end: tokens[to - 1]!.end,
});

/** "Pemberley House" is still a house; "Mr. Wood" is not a wood. */
const IN_NAMES: ReadonlySet<string> = new Set(
  'house manor castle church chapel monastery street square park lake river bridge tower inn palace mill station'.split(
    ' ',
  ),
);

function isName(
  tokens: readonly Token[],
  { at, length, value }: Found<Meaning>,
  names: ReadonlySet<string>,
): boolean {
  const token = tokens[at]!;
  const previous = tokens[at - 1];
  const isFirst = token.gap === 'sentence';
  const title = previous && TITLES[previous.word] !== undefined && token.gap === 'none';
  if (title && token.isCapital) return true;
  if (!token.isCapital || token.word === token.word.toUpperCase()) return false;
  // A book, however holy, is a thing.
  if (/^(?:bible|gospel|psalter|библи\p{L}|евангели\p{L})$/u.test(token.word)) return false;
  if (isFirst && names.has(token.word)) return true;
  if (/^[а-я]/u.test(token.word)) return !isFirst && token.gap !== 'comma' && !token.isSpoken;
  const next = tokens[at + length];
  const isBeforeName = next?.gap === 'none' && next.isCapital;
  // "Captain Ahab", "Lady Dedlock": a title with its name.
  if (value.type === 'person') return isBeforeName && TITLES[token.word] !== undefined && !isFirst;
  if (isFirst) return false;
  const isNamed = previous?.isCapital === true && token.gap === 'none' && previous.gap !== 'sentence';
  if (value.type === 'thing' && IN_NAMES.has(value.what)) return !(isNamed || previous?.word === 'the');
  return true;
}

/** In "garden wall" and "kitchen table" there is one thing, the last. */
function withoutModifiers(nouns: readonly Noun[], tokens: readonly Token[]): Noun[] {
  return nouns.filter((noun, i) => {
    const next = nouns[i + 1];
    if (!next || next.from !== noun.to || !/^[a-z]/u.test(tokens[noun.from]!.word)) return true;
    const word = tokens[noun.to - 1]!;
    if (tokens[next.from]!.gap !== 'none' || noun.isPlural || word.word.endsWith("'s")) return true;
    return noun.meaning.type !== 'thing';
  });
}
