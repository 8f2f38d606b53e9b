import { type Mention, countBefore, findMentions } from './attach-colours.ts';
import { findWords } from './lexicon/find-words.ts';
import { PEOPLE_WORDS } from './lexicon/people.ts';
import { type Random, seeded } from './random.ts';
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
  const { words, areAlike } = whoIsThere(text);
  return words.map((who, i) => {
    // The passage's words are of the first, or of all of a group; of others it says no more than who they are.
    const isTold = i === 0 || areAlike;
    const seed = `${bookId}/${input.seedSalt}/${i}`;
    return person(isTold ? text : who, isTold ? mentions : [], seed, era, sexOf(who, []));
  });
}

const CROWD = 5;
const MOST = 6;

/** One word for each person of a passage: as many as it counts, else one for each kind of person that it names. */
function whoIsThere(text: string): { words: string[]; areAlike: boolean } {
  const found = findWords(PEOPLE_WORDS, text);
  const said = (value: keyof typeof PEOPLE_WORDS) => found.find((each) => each.value === value);
  const wordOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  for (const group of found.filter((each) => each.value === 'group')) {
    const count = countBefore(text, group.start);
    if (count === null) continue;
    return { words: Array.from({ length: Math.min(MOST, count) }, () => wordOf(group)), areAlike: true };
  }
  const crowd = said('crowd');
  if (crowd)
    return { words: Array.from({ length: CROWD }, (_, i) => (i % 2 ? 'woman' : 'man')), areAlike: false };
  const pair = said('pair');
  if (pair) return { words: [wordOf(pair), wordOf(pair)], areAlike: true };
  const kinds = (['man', 'woman', 'child'] as const).flatMap((kind) => said(kind) ?? []);
  // A boy is a man's word and a child's: one place in the text is one person.
  const distinct = kinds.filter((each, i) => kinds.findIndex((other) => other.start === each.start) === i);
  const inOrder = distinct.sort((one, other) => one.start - other.start);
  return { words: inOrder.map(wordOf), areAlike: false };
}

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
  const hairColour = natural(of('braid', 'hair')?.colours[0]) ?? (age === 'old' ? GREY : random.pick(HAIR));
  const garment = garmentOf(mentions, sex, random, era);
  const named = hatOf(mentions, sex, random);
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
    skin: words.has('dark-skinned') ? '#b07a52' : random.pick(SKIN),
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
    holds: ['lamp', 'ladder', 'letter', 'books', 'stick', 'umbrella', 'flowers', 'sword', 'basket', 'candle', 'pipe'].filter((kind) => first(kind)),
  }; // prettier-ignore
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
  mentions: readonly Mention[],
  sex: ScenePerson['sex'],
  random: Random,
  era: SceneSpec['era'],
): Pick<ScenePerson['clothes'], 'kind' | 'colour'> {
  const named = mentions.filter((each) => each.kind in GARMENTS);
  const shown = named.find((each) => each.colours.length > 0) ?? named[0];
  // A "red hooded cloak" is red as a whole, though the word next to the colour is the hood.
  const hood = shown?.kind === 'cloak' ? mentions.find((each) => each.kind === 'hood') : undefined;
  const colour = shown?.colours[0] ?? hood?.colours[0] ?? random.pick(CLOTH);
  if (shown) return { kind: shown.kind as keyof typeof GARMENTS, colour };
  return { kind: random.pick(USUAL_GARMENTS[era][sex]), colour };
}

const HATS = { cap: 'cap', brim: 'brim', top: 'top', fur: 'fur', hood: 'hood', kerchief: 'scarf', helmet: 'helmet', crown: 'crown' } as const; // prettier-ignore
const CROWN_COLOUR: Partial<Record<string, string>> = { crown: '#c9973c', helmet: '#8d9299', fur: '#6b4b3a', brim: '#4a3a32', top: '#26242b' }; // prettier-ignore

function hatOf(mentions: readonly Mention[], sex: ScenePerson['sex'], random: Random): ScenePerson['hat'] {
  const hat = mentions.find((each) => each.kind in HATS);
  if (!hat) return null;
  // A woman's cap is of linen, without a peak.
  const isLinen = hat.kind === 'cap' && sex === 'woman';
  return {
    kind: isLinen ? 'bonnet' : HATS[hat.kind as keyof typeof HATS],
    colour: hat.colours[0] ?? (isLinen ? '#f1ece0' : CROWN_COLOUR[hat.kind]) ?? random.pick(CLOTH),
  };
}
