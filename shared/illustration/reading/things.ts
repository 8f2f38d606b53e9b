import { MOTIF_NAMES } from '../motifs/names.ts';
import type { Words as Names } from '../motifs/motif.ts';
import type { LeftOut, ReadingInput, Scene, SceneThing } from '../scene.ts';
import { HEAVENLY } from './lexicon/colours.ts';
import { NATURE, NO_THINGS } from './lexicon/nature.ts';
import { GARMENT_WORDS, HEADWEAR_WORDS, WORN_WORDS } from './lexicon/people.ts';
import { colourOf, COLOURS } from './noun-colours.ts';
import { countFrom } from './numbers.ts';
import type { Scopes } from './scope.ts';
import { spanOf, type Token } from './tokens.ts';
import { createIndex, type Entries, type Found } from './word-index.ts';

const NAMED_MOTIFS = Object.fromEntries(
  Object.entries(MOTIF_NAMES).filter((entry): entry is [string, Names] => typeof entry[1] !== 'string'),
) as Entries<string>;
const THINGS = createIndex<string>(NATURE, NAMED_MOTIFS);
const CLOTHES = createIndex<string>(GARMENT_WORDS, HEADWEAR_WORDS, WORN_WORDS);
/** Everything that a thing of a scene can be. */
export const CONCEPTS: ReadonlySet<string> = new Set([...Object.keys(NATURE), ...Object.keys(NAMED_MOTIFS)]);
/** Motifs of what is worn or carried about one; drawn by themselves only where the passage is about them. */
const WORN_MOTIFS: ReadonlySet<string> = new Set(['boots', 'shoes', 'gloves', 'shawl', 'handkerchief', 'coat', 'dress', 'cap', 'top hat', 'bonnet', 'fur hat', 'ring', 'watch', 'spectacles', 'necklace', 'brooch', 'washing on a line']); // prettier-ignore

/** Words of size before a noun. */
const SIZES = { large: /^(?:large|huge|great|big|vast|immense|enormous|tall|high|lofty|gigantic|больш|огромн|громадн|высок|велик)/u, small: /^(?:small|little|tiny|маленьк|небольш|крошечн|низеньк)/u }; // prettier-ignore
const QUALITIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:old|ancient|стар|древн|ветх)/u, 'old'],
  [/^(?:ruined|crumbling|broken|разрушен|развалив|разбит|сломан)/u, 'ruined'],
  [/^(?:bare|leafless|naked|голы|голо|обнаж)/u, 'bare'],
  [/^(?:dead|withered|засох|сух)/u, 'dead'],
  [/^(?:lit|lighted|lamplit|illuminated|glowing|освещен|зажжен|горел|горящ)/u, 'lit'],
  [/^(?:open|opened|отворен|открыт|раскрыт)/u, 'open'],
  [/^(?:closed|shut|locked|закрыт|запер|затворен)/u, 'closed'],
  [/^(?:stone|brick|marble|каменн|кирпичн|мраморн)/u, 'stone'],
  [/^(?:wooden|timber|деревянн|бревенчат)/u, 'wooden'],
  [/^(?:galloping|скач|скака|мча)/u, 'galloping'],
  [/^(?:sailing|trotting|moving|плыв|плыл|бежа)/u, 'moving'],
  [/^(?:round|кругл)/u, 'round'],
];

export function readThings(
  tokens: readonly Token[],
  scopes: Scopes,
  input: ReadingInput,
  leftOut: LeftOut[],
): SceneThing[] {
  const clothes = new Set(CLOTHES.find(tokens).map(({ from }) => from));
  const things = new Map<string, SceneThing>();
  for (const found of THINGS.find(tokens)) {
    if (isFalseMatch(tokens, found)) continue;
    const why = scopes[found.from];
    if (why) {
      leftOut.push({ what: found.value, words: spanOf(tokens, found), why });
      continue;
    }
    // What is worn is drawn on somebody, unless it is what the passage is about.
    if (input.type !== 'object' && (clothes.has(found.from) || WORN_MOTIFS.has(found.value))) continue;
    const before = things.get(found.value);
    const said = colourOf(tokens, found);
    const colour = possibleColour(found.value, said);
    // "Green clouds" are treetops.
    if (found.value === 'clouds' && said && !colour) {
      leftOut.push({ what: found.value, words: spanOf(tokens, found), why: 'metaphor' });
      continue;
    }
    const qualities = qualitiesOf(tokens, found);
    const size = sizeOf(tokens, found);
    const count = countOf(tokens, found);
    const early = 1 - found.from / (tokens.length + 1);
    const weight =
      0.3 + 0.25 * early + Math.min(0.25, 0.08 * describedBy(tokens, found)) + (size === 'large' ? 0.15 : 0);
    if (before) {
      things.set(found.value, {
        ...before,
        words: [...before.words, spanOf(tokens, found)],
        weight: Math.min(1, Math.max(before.weight, weight) + 0.12),
        qualities: [...new Set([...before.qualities, ...qualities])],
        ...(before.colour ? {} : colour ? { colour } : {}),
        ...(before.count ? {} : count ? { count } : {}),
      });
      continue;
    }
    things.set(found.value, {
      what: found.value,
      words: [spanOf(tokens, found)],
      certainty: isElsewhere(tokens, found) ? 0.35 : 0.9,
      weight: Math.min(1, weight),
      qualities,
      ...(colour ? { colour } : {}),
      ...(size ? { size } : {}),
      ...(count ? { count } : {}),
    });
  }
  return [...things.values()].filter(({ certainty }) => certainty >= 0.5).sort((a, b) => b.weight - a.weight);
}

/** What a noun of stuff stands before. */
const THING_WORD =
  /^(?:building|house|wall|walls|bridge|tower|door|table|chair|bench|stairs|steps|floor|fence|church|cottage|hut|hat|fire|pile|roof|box|path|gate|trees?|woods?|forest)$/u;
/** Words that are things when an article stands before them. */
const AFTER_ARTICLES: ReadonlySet<string> = new Set([
  'rose',
  'train',
  'pipe',
  'bell',
  'well',
  'ring',
  'cross',
  'fan',
  'pot',
  'basin',
  'flag',
  'organ',
  'staff',
  'ruin',
  'glass',
]);
/** Words that say what something is made of when another noun follows, or "of" stands before. */
const STUFF: ReadonlySet<string> = new Set([
  'glass',
  'stone',
  'brick',
  'rock',
  'wood',
  'linen',
  'iron',
  'leaf',
  'straw',
  'oak',
  'pine',
  'ice',
]);

export function isFalseMatch(tokens: readonly Token[], { from, to }: Found<string>): boolean {
  const { word, isCapital, sentence } = tokens[from]!;
  const before = tokens[from - 1];
  // A capital within a sentence is a name: "Mr. Wood", "the Spy-glass", "перед Базаровым".
  if (
    isCapital &&
    before !== undefined &&
    before.sentence === sentence &&
    before.clause === tokens[from]!.clause
  )
    return true;
  if (to - from > 1) return false;
  if (word !== 'rose' && word !== 'orange' && COLOURS.find([tokens[from]!]).length > 0) return true;
  const after = tokens[to];
  if (STUFF.has(word) && ((after?.clause === tokens[from]!.clause && THING_WORD.test(after.word)) || [1, 2, 3].some((back) => tokens[from - back]?.word === 'of'))) return true; // prettier-ignore
  if (NO_THINGS.has(word)) {
    // "A rose", "the train": with an article before it such a word is a thing after all.
    return !AFTER_ARTICLES.has(word) || !before || !/^(?:a|the|white|red|wild|his|her)$/u.test(before.word) || (word === 'glass' && before.word === 'the'); // prettier-ignore
  }
  return false;
}

const ELSEWHERE: ReadonlySet<string> = new Set([
  'from',
  'из',
  'из-за',
  'от',
  'about',
  'concerning',
  'toward',
]);
const isElsewhere = (tokens: readonly Token[], { from }: Found<unknown>): boolean => {
  const before = tokens.slice(Math.max(0, from - 2), from);
  return before.some(({ word, clause }) => clause === tokens[from]!.clause && ELSEWHERE.has(word)) && !/^(?:window|окн)/u.test(tokens[from]!.word); // prettier-ignore
};

const possibleColour = (what: string, colour: string | undefined) => (colour && HEAVENLY[what] && !HEAVENLY[what].has(colour) ? undefined : colour); // prettier-ignore

/** Words next to a thing, in its own clause. */
function beside(
  tokens: readonly Token[],
  { from, to }: Found<unknown>,
  before: number,
  after: number,
): Token[] {
  const { clause } = tokens[from]!;
  return [...tokens.slice(Math.max(0, from - before), from), ...tokens.slice(to, to + after)].filter((token) => token.clause === clause); // prettier-ignore
}

const qualitiesOf = (tokens: readonly Token[], found: Found<unknown>): string[] => {
  const near = beside(tokens, found, 3, 3);
  return QUALITIES.filter(([pattern]) => near.some(({ word }) => pattern.test(word))).map(([, name]) => name);
};

function sizeOf(tokens: readonly Token[], found: Found<unknown>): 'large' | 'small' | undefined {
  const near = beside(tokens, found, 3, 0);
  if (near.some(({ word }) => SIZES.large.test(word))) return 'large';
  return near.some(({ word }) => SIZES.small.test(word)) ? 'small' : undefined;
}

function countOf(tokens: readonly Token[], found: Found<unknown>): number | 'many' | undefined {
  const count = countFrom(beside(tokens, found, 3, 0));
  if (count !== undefined) return count;
  const word = tokens[found.to - 1]!.word;
  const isPlural = /^[a-z]+s$/u.test(word) ? !/(?:ss|us)$/u.test(word) : /^[а-я]+(?:ами|ями|ах|ях|ов|ев)$/u.test(word) || (/^[а-я]+[ыи]$/u.test(word) && /(?:ые|ие|ых|их|ыми|ими)$/u.test(tokens[found.from - 1]?.word ?? '')); // prettier-ignore
  return isPlural ? 'many' : undefined;
}

/** How many words of its clause describe a thing: the more, the more the passage makes of it. */
const describedBy = (tokens: readonly Token[], found: Found<unknown>): number =>
  beside(tokens, found, 4, 1).filter(({ word }) => word.length > 3).length;

// ---- place, hour, air -----------------------------------------------------------------------------------------------

/** Colours of what has no outline of its own. */
const GROUNDS = createIndex<string>({
  sky: ['sky|=skies|heavens', 'небо|=небес|=небеса'],
  wall: ['wall|wallpaper|=hangings', 'стена|=стен|=обои|=обоями'],
  sea: ['sea|water|=waves|river', 'море|вода|река|=волны'],
});

export function readColours(tokens: readonly Token[], scopes: Scopes): Scene['colours'] {
  return GROUNDS.find(tokens)
    .filter(({ from }) => scopes[from] === null)
    .flatMap((found) => {
      const colour = colourOf(tokens, found);
      return colour ? [{ of: found.value, colour, words: spanOf(tokens, found) }] : [];
    });
}

// ---- subject --------------------------------------------------------------------------------------------------------
