import { type Mention, countBefore, findMentions } from './attach-colours.ts';
import { findColours } from './lexicon/colours.ts';
import { findWords } from './lexicon/find-words.ts';
import { PEOPLE_WORDS } from './lexicon/people.ts';
import { type Random, seeded } from '#shared/illustration/drawing/seeded.ts';
import type { ScenePerson, SceneSpec } from './scene-spec.ts';
import type { PaintInput } from './types.ts';

const HAIR = ['#3a2c26', '#5b3d28', '#26242b', '#8a5f38', '#c29a5c'] as const;
const SKIN = ['#e8c3a0', '#e2b48e', '#d9a882', '#efcfb2'] as const;
const CLOTH = ['#3f5468', '#6b4b3a', '#7c2433', '#4c5a44', '#5a4a6a', '#8a6a3c', '#2f4a5c'] as const;
const GREY = '#c9c6c0';

/** The people that a passage shows: one in full for a character, small ones for the others, none where none is named. */
export function readPeople(
  input: PaintInput,
  mentions: readonly Mention[],
  era: SceneSpec['era'],
): ScenePerson[] {
  const { text, type, entity, bookId } = input;
  if (type === 'character') {
    const seed = `${bookId}/${entity?.id ?? `${input.seedSalt}/who`}`;
    const known = entity ? entity.attributes.map((each) => each.value).join('. ') : '';
    return [person(`${text}\n${known}`, [...mentions, ...findMentions(known)], seed, era)];
  }
  if (type === 'object') return [];
  return whoIsThere(text).map(({ word, from, to, nth }, i) => {
    const own = mentions.filter((each) => each.start >= from && each.start < to);
    const seed = `${bookId}/${input.seedSalt}/${i}`;
    const told = word === null ? '' : text.slice(from, to);
    const one = person(told, own, seed, era, sexOf(word ?? (i % 2 ? 'woman' : 'man'), []));
    // "Ladies in white and blue": each in one of the colours.
    const colours = own.find((each) => each.isWorn && each.kind === one.clothes.kind)?.colours ?? [];
    const colour = colours[nth % Math.max(1, colours.length)];
    return colour ? { ...one, clothes: { ...one.clothes, colour } } : one;
  });
}

const CROWD = 5;
const MOST = 6;

/** One of the people of a passage: the word for them, and the part of the text that is about them. */
interface Told {
  /** Null for one of a crowd, of whom nothing is told. */
  readonly word: string | null;
  readonly from: number;
  readonly to: number;
  /** Which of a group. */
  readonly nth: number;
}

/** As many people as a passage counts, else one for each kind of person that it names. */
function whoIsThere(text: string): Told[] {
  const found = findWords(PEOPLE_WORDS, text);
  const groups = found
    .filter(({ value }) => value === 'group' || value === 'pair')
    .map((each) => ({ ...each, count: each.value === 'pair' ? 2 : countBefore(text, each.start) }))
    .filter(({ count }) => count !== null);
  if (groups.length === 0 && found.some(({ value }) => value === 'crowd'))
    return Array.from({ length: CROWD }, () => ({ word: null, from: 0, to: 0, nth: 0 }));
  const kinds = (['man', 'woman', 'child'] as const).flatMap((kind) => found.find(({ value }) => value === kind) ?? []);
  const all = [...groups, ...kinds.map((each) => ({ ...each, count: 1 }))]
    // A boy is a man's word and a child's, soldiers are a group's: one place in the text is told of once.
    .filter((each, i, list) => list.findIndex((other) => other.start < each.end && each.start < other.end) === i)
    .sort((one, other) => one.start - other.start);
  const borders = all.map(({ start }, i) => (i === 0 ? 0 : clauseBefore(text, start)));
  return all
    .flatMap(({ start, end, count }, i) =>
      Array.from({ length: count ?? 1 }, (_, nth) => ({ word: text.slice(start, end), from: borders[i]!, to: borders[i + 1] ?? text.length, nth })),
    )
    .slice(0, MOST);
} // prettier-ignore

/** Before somebody's word, where the clause about them may begin. */
const CLAUSE_MAX_CHARS = 200;

/** Where what is said of somebody begins: "…, and a tall gentleman" begins with the comma. */
function clauseBefore(text: string, start: number): number {
  const from = Math.max(0, start - CLAUSE_MAX_CHARS);
  const before = /(?:[,;.!?—]|(?<!\p{L})(?:and|with|и|с|со)(?!\p{L}))(?:\s+\p{L}+){0,4}\s*$/iu.exec(text.slice(from, start));
  return before ? from + before.index : start;
} // prettier-ignore

function person(
  text: string,
  mentions: readonly Mention[],
  seed: string,
  era: SceneSpec['era'],
  sex = sexOf(text, mentions),
): ScenePerson {
  const random = seeded(seed, 'person');
  const words = new Set(findWords(PEOPLE_WORDS, text).map((each) => each.value));
  const of = (...kinds: string[]) =>
    mentions.find((each) => kinds.includes(each.kind) && each.colours.length > 0);
  const has = (...kinds: string[]) => mentions.some((each) => kinds.includes(each.kind));
  const first = (...kinds: string[]) => mentions.find((each) => kinds.includes(each.kind));
  const age = words.has('old')
    ? 'old'
    : words.has('child')
      ? 'child'
      : words.has('young')
        ? 'young'
        : 'adult';
  const hairColour =
    natural(of('braid', 'hair')?.colours[0]) ??
    natural(of('beard')?.colours[0]) ??
    (age === 'old' ? GREY : random.pick(HAIR));
  const garment = garmentOf(text, mentions, sex, random, era);
  const named = hatOf(mentions, sex, random, garment);
  // "A woman in a white kerchief" wears it on her head, though the Russian word is also a neckcloth's.
  const isKerchief = !named && sex === 'woman' && /(?<!\p{L})в\s+(?:\p{L}+\s+)?платк\p{L}+/iu.test(text);
  const hat: ScenePerson['hat'] = isKerchief
    ? { kind: 'scarf', colour: of('scarf')?.colours[0] ?? '#b23a2e' }
    : named;
  const bearded = has('beard') || (has('moustache') && sex === 'man');
  return {
    seed,
    age,
    sex,
    build: words.has('tall') ? 'tall' : words.has('stout') ? 'stout' : words.has('thin') ? 'thin' : words.has('short') ? 'short' : 'average',
    stooped: words.has('stooped'),
    seated: words.has('seated'),
    ...(words.has('lying') && { lying: true }),
    ...lookOf(words),
    skin: complexion(words, random.pick(SKIN)),
    hair: {
      colour: hairColour,
      cut: words.has('bald') ? 'bald' : has('braid') ? 'braid' : words.has('curly') ? 'curly' : sex === 'woman' ? random.pick(['bun', 'long', 'bun']) : 'short',
    },
    eyes: of('eyes')?.colours[0] ?? null,
    beard: bearded ? { colour: natural(of('beard', 'moustache')?.colours[0]) ?? hairColour, cut: has('beard') ? 'full' : 'moustache' } : null,
    hat,
    clothes: { ...garment, patched: words.has('patched'), buttons: words.has('buttons') || garment.kind === 'uniform' },
    belt: has('belt') ? (of('belt')?.colours[0] ?? '#5b3d28') : null,
    scarf: has('scarf') && !isKerchief ? (of('scarf')?.colours[0] ?? random.pick(CLOTH)) : null,
    apron: has('apron') ? (of('apron')?.colours[0] ?? '#e8e2d2') : null,
    glasses: words.has('glasses'),
    holds: HOLDABLE.filter((kind) => isHeld(text, first(kind))),
  }; // prettier-ignore
}

const HOLDABLE = ['lamp', 'ladder', 'letter', 'books', 'stick', 'umbrella', 'flowers', 'sword', 'basket', 'candle', 'pipe'] as const; // prettier-ignore
const IN_HAND =
  /(?<!\p{L})(?:h[eo]ld\p{L}*|carr\p{L}+|bore|bearing|with|grasp\p{L}*|lean\p{L}*|lift\p{L}*|rais\p{L}*|smok\p{L}*|wav\p{L}*|read\p{L}*|держ\p{L}*|н[её]с\p{L}*|с|со|курил\p{L}*|опир\p{L}*|подня\p{L}*|читал\p{L}*|помахив\p{L}*)(?:\s+[\p{L}-]+){0,4}\s+$/iu;

/** A lamp that shines in the room is in nobody's hand. */
function isHeld(text: string, mention: Mention | undefined): boolean {
  if (!mention) return false;
  const isLight = /(light|свет)/iu.test(text.slice(mention.start, mention.end));
  const after = text.slice(mention.end, mention.end + 24);
  return !isLight && (IN_HAND.test(text.slice(Math.max(0, mention.start - 70), mention.start)) || /^\s+(in|under|в|под)\s+(one |his |her |the |its |левой |правой )?(hand|arm|mouth|teeth|руке|руках|рукой|зубах|мышкой)/iu.test(after));
} // prettier-ignore

function complexion(words: ReadonlySet<string>, usual: string): string {
  if (words.has('dark-skinned')) return '#b07a52';
  if (words.has('ruddy')) return '#dd9a7e';
  return words.has('pale') ? '#f0dcc8' : usual;
}

function lookOf(words: ReadonlySet<string>): Pick<ScenePerson, 'look'> {
  const look = (['smiling', 'stern', 'sad'] as const).find((each) => words.has(each));
  return look ? { look } : {};
}

/** Red hair is not vermilion, nor is golden hair metal. */
const natural = (colour: string | undefined): string | undefined => colour && (NATURAL[colour] ?? colour);
const NATURAL: Readonly<Record<string, string>> = {
  '#b23a2e': '#a34f2a',
  '#cf6f32': '#b0602e',
  '#e3c05a': '#d9b76c',
};

function sexOf(text: string, mentions: readonly Mention[]): ScenePerson['sex'] {
  const words = new Set(findWords(PEOPLE_WORDS, text).map((each) => each.value));
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const she =
    count(/(?<!\p{L})(she|her|hers|mrs|miss|она|ее|её|ей|нею)(?!\p{L})/giu) +
    (words.has('woman') || FEMALE_GROUP.test(text) ? 3 : 0);
  const he = count(/(?<!\p{L})(he|his|him|mr|sir|он|его|ему|ним)(?!\p{L})/giu) + (words.has('man') ? 3 : 0);
  const worn = mentions.some((each) => each.kind === 'dress' || each.kind === 'braid') ? 2 : 0;
  return she + worn > he ? 'woman' : 'man';
}

/** A group's word stands for one of them. */
const FEMALE_GROUP = /^(women|ladies|girls|женщин\p{L}*|девуш\p{L}*|девоч\p{L}*|баб\p{L}*|старух\p{L}*)$/iu;

const GARMENTS = {
  uniform: 'uniform', armour: 'armour', robe: 'robe', cloak: 'cloak', coat: 'coat', dress: 'dress', jacket: 'jacket', shirt: 'shirt',
} as const; // prettier-ignore

/** What people wear of whom nothing is said. */
const USUAL_GARMENTS = {
  medieval: { man: ['cloak', 'robe', 'shirt'], woman: ['dress', 'cloak', 'dress'] },
  nineteenth: { man: ['coat', 'jacket', 'coat'], woman: ['dress', 'dress', 'dress'] },
  modern: { man: ['jacket', 'shirt', 'jacket'], woman: ['dress', 'jacket', 'shirt'] },
} as const satisfies Record<SceneSpec['era'], Record<ScenePerson['sex'], readonly unknown[]>>;

/** The outer garment that has a colour, else the outermost named one, else one that suits. */
function garmentOf(
  text: string,
  mentions: readonly Mention[],
  sex: ScenePerson['sex'],
  random: Random,
  era: SceneSpec['era'],
): Pick<ScenePerson['clothes'], 'kind' | 'colour'> {
  const named = mentions.filter((each) => each.kind in GARMENTS);
  const shown = named.find((each) => each.colours.length > 0) ?? named[0];
  // A "red hooded cloak" is red as a whole, though the word next to the colour is the hood.
  const hood = shown?.kind === 'cloak' ? mentions.find((each) => each.kind === 'hood') : undefined;
  const colour = shown?.colours[0] ?? hood?.colours[0] ?? dressedIn(text) ?? random.pick(CLOTH);
  if (shown) return { kind: shown.kind as keyof typeof GARMENTS, colour };
  return { kind: random.pick(USUAL_GARMENTS[era][sex]), colour };
}

/** "A lady in blue", "дама в белом": a colour that has no garment after it. */
function dressedIn(text: string): string | undefined {
  return findColours(text).find(
    ({ start, end }) =>
      /(?<!\p{L})(?:in|в|во)\s+$/iu.test(text.slice(Math.max(0, start - 8), start)) &&
      /^\s*(?:$|[,.;:!?—]|(?:at|by|on|with|who|and|stood|sat|у|на|с|и|за|под|сто\p{L}+|сид\p{L}+|прош\p{L}+|вош\p{L}+)(?!\p{L}))/iu.test(text.slice(end)),
  )?.value;
} // prettier-ignore

const HATS = { cap: 'cap', brim: 'brim', top: 'top', fur: 'fur', hood: 'hood', kerchief: 'scarf', helmet: 'helmet', crown: 'crown' } as const; // prettier-ignore
const CROWN_COLOUR: Partial<Record<string, string>> = { crown: '#c9973c', helmet: '#8d9299', fur: '#6b4b3a', brim: '#4a3a32', top: '#26242b' }; // prettier-ignore

function hatOf(
  mentions: readonly Mention[],
  sex: ScenePerson['sex'],
  random: Random,
  garment: Pick<ScenePerson['clothes'], 'kind' | 'colour'>,
): ScenePerson['hat'] {
  const hat = mentions.find((each) => each.kind in HATS);
  if (!hat) return null;
  // A woman's cap is of linen, without a peak.
  const isLinen = hat.kind === 'cap' && sex === 'woman';
  return {
    kind: isLinen ? 'bonnet' : HATS[hat.kind as keyof typeof HATS],
    colour:
      hat.colours[0] ??
      (isLinen ? '#f1ece0' : CROWN_COLOUR[hat.kind]) ??
      (garment.kind === 'uniform' ? garment.colour : undefined) ??
      random.pick(CLOTH),
  };
}
