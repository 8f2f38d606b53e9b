import type { Known, ReadingInput, SceneEntity, ScenePerson, Words } from '../scene.ts';
import {
  BODY_WORDS, GARMENT_WORDS, HEADWEAR_WORDS, PERSON_WORDS, POSTURE_WORDS, QUALITY_WORDS, WORN_WORDS,
} from './lexicon/people.ts'; // prettier-ignore
import { cladIn, coloured, colourOf, natural } from './noun-colours.ts';
import { countFrom } from './numbers.ts';
import type { Scopes } from './scope.ts';
import { spanOf, tokensOf, type Token } from './tokens.ts';
import { createIndex, type Found } from './word-index.ts';

const PEOPLE = createIndex(PERSON_WORDS);
const GARMENTS = createIndex(GARMENT_WORDS);
const HATS = createIndex(HEADWEAR_WORDS);
const BODY = createIndex(BODY_WORDS);
const QUALITIES = createIndex(QUALITY_WORDS);
const POSTURES = createIndex(POSTURE_WORDS);
const WORN = createIndex(WORN_WORDS);
const HOLDABLE = createIndex<string>({
  cane: ['cane|walking stick|staff|stick', 'трость|палка|посох|клюка'],
  book: ['book|volume|bible', 'книга|книжка|=книгой|=книгу'],
  letter: ['letter|note|paper', 'письмо|записка|бумага'],
  lantern: ['lantern|lamp', 'фонарь|=фонарем|лампа'],
  candle: ['candle|taper', 'свеча|=свечой|=свечкой'],
  basket: ['basket', 'корзина|корзинка|лукошко'],
  sack: ['sack|bag|bundle', 'мешок|=мешком|сумка|котомка'],
  gun: ['gun|rifle|musket', 'ружье|=ружьем'],
  umbrella: ['umbrella|parasol', 'зонтик|зонт'],
  cup: ['cup|glass|goblet', 'чашка|стакан|рюмка|бокал'],
  flower: ['flower|rose|bouquet|nosegay', 'цветок|=цветы|букет|=розу'],
  bundle: ['baby|infant', 'младенец|=ребенка'],
});

const SHE: ReadonlySet<string> = new Set(['she', 'her', 'hers', 'herself', 'она', 'ее', 'ей', 'ею', 'нею', 'ней', 'mrs', 'miss', 'madame', 'lady']); // prettier-ignore
const HE: ReadonlySet<string> = new Set(['he', 'his', 'him', 'himself', 'он', 'его', 'ему', 'ним', 'нем', 'mr', 'sir', 'monsieur', 'lord']); // prettier-ignore
/** In hands, and not on the table. */
const HOLDING: ReadonlySet<string> = new Set(['with', 'held', 'holding', 'holds', 'carrying', 'carried', 'bore', 'bearing', 'leaning', 'grasping', 'с', 'со', 'держал', 'держала', 'держа', 'держит', 'нес', 'несла', 'опираясь', 'взял', 'взяла']); // prettier-ignore

interface Reading {
  tokens: readonly Token[];
  scopes: Scopes;
  input: ReadingInput;
}

/** The people of a passage: in full whom it describes, the others by what their word says. */
export function readPeople({ tokens, scopes, input }: Reading): ScenePerson[] {
  const isThere = ({ from }: Found<unknown>) => scopes[from] === null;
  const nouns = PEOPLE.find(tokens).filter((found) => isThere(found) && !isNamed(tokens, found));
  if (input.type === 'character') {
    const main = describe({ tokens, scopes, input }, nouns);
    const others = nouns.filter(({ value, from }) => value === 'people many' && from > 12).slice(0, 1).map((found) => personOf(found, tokens, input, 0.3)); // prettier-ignore
    return [main, ...others];
  }
  if (input.type === 'object') return [];
  const people: ScenePerson[] = [];
  const seen = new Set<string>();
  for (const found of nouns) {
    // A word said again, and "figure" after "man", are the same person.
    if (seen.has(found.value) || people.length >= 5) continue;
    if (found.value === 'any figure' && people.length > 0) continue;
    if (!isSeen(tokens, found, input)) continue;
    seen.add(found.value);
    const person = personOf(found, tokens, input, 0.6 - people.length * 0.08);
    const { sentence } = tokens[found.from]!;
    dress(person, { tokens, scopes, input }, ({ from }) => tokens[from]!.sentence === sentence && from > found.from - 6 && from < found.from + 24); // prettier-ignore
    people.push(person);
  }
  return people.length > 0 ? people : pronounPerson({ tokens, scopes, input });
}

/** What somebody does whom a passage shows; who only looks on is not in it. */
const ACTING: ReadonlySet<string> = new Set(['sit', 'read', 'write', 'walk', 'run', 'kneel', 'weep', 'lie', 'ride', 'dance', 'row', 'work', 'play', 'carry', 'pray', 'drive']); // prettier-ignore

/** "She sat reading in the garden": somebody without a noun, by what they do. */
function pronounPerson(reading: Reading): ScenePerson[] {
  const { tokens, scopes, input } = reading;
  for (let i = 0; i < tokens.length; i++) {
    const { word, clause, start, end } = tokens[i]!;
    const sex = word === 'she' || word === 'она' ? 'woman' : word === 'he' || word === 'он' ? 'man' : null;
    if (!sex || scopes[i] !== null) continue;
    const next = tokens.slice(i + 1, i + 5).filter((token) => token.clause === clause);
    if (!POSTURES.find(next).some(({ value }) => ACTING.has(value))) continue;
    const person: ScenePerson = { id: `${input.bookId}/${input.entity?.id ?? sex}`, words: [{ start, end }], certainty: 0.8, weight: 0.6, count: 1, sex, wears: [], holds: [] }; // prettier-ignore
    dress(person, reading, ({ from }) => tokens[from]!.sentence === tokens[i]!.sentence);
    return [person];
  }
  return [];
}

/** Somebody is shown by a number, an "a", or by what they do or wear; "the captain said" shows nobody. */
function isSeen(tokens: readonly Token[], found: Found<string>, input: ReadingInput): boolean {
  if (found.value === 'people many' || input.type === 'character') return true;
  const { clause, sentence } = tokens[found.from]!;
  const before = tokens
    .slice(Math.max(0, found.from - 4), found.from)
    .filter((token) => token.clause === clause);
  if (
    before.some(({ word }) => word === 'a' || word === 'an' || word === 'some') ||
    countFrom(before) !== undefined
  )
    return true;
  const around = tokens
    .slice(Math.max(0, found.from - 8), found.to + 12)
    .filter((token) => token.sentence === sentence);
  return POSTURES.find(around).length > 0 || GARMENTS.find(around).length > 0 || HATS.find(around).length > 0;
}

/** "Mr. Wood" and "Captain Ahab" are names; who bears them is not seen by the word alone. */
function isNamed(tokens: readonly Token[], { from, to, value }: Found<string>): boolean {
  const after = tokens[to];
  const own = tokens[from]!;
  // At the start of a sentence a capital says nothing.
  if (value.startsWith('people') || tokens[from - 1]?.sentence !== own.sentence) return false;
  return own.isCapital && after?.isCapital === true && after.clause === own.clause;
}

const known = <T>(value: T, tokens: readonly Token[], found: Found<unknown>): Known<T> => ({
  value,
  source: 'passage',
  certainty: 1,
  words: [spanOf(tokens, found)],
});

function personOf(
  found: Found<string>,
  tokens: readonly Token[],
  input: ReadingInput,
  weight: number,
): ScenePerson {
  const [sex, kind] = found.value.split(' ') as [string, string | undefined];
  const words = [spanOf(tokens, found)];
  const person: ScenePerson = {
    id: `${input.bookId}/${found.value}/${tokens[found.from]!.word}`,
    words,
    certainty: 0.9,
    weight,
    count: kind === 'many' ? 'many' : countBefore(tokens, found),
    wears: [],
    holds: [],
    ...(sex === 'man' || sex === 'woman' ? { sex } : {}),
  };
  return { ...person, ...LOOKS_OF[kind ?? ''] };
}

/** How those of a calling are dressed when nothing else is said. */
const LOOKS_OF: Readonly<Record<string, Partial<ScenePerson>>> = {
  old: { age: 'old' },
  young: { age: 'young' },
  child: { age: 'child' },
  uniform: { clothes: { value: { kind: 'uniform' }, source: 'passage', certainty: 0.8, words: [] } },
  robe: { clothes: { value: { kind: 'cassock' }, source: 'passage', certainty: 0.8, words: [] } },
  peasant: { clothes: { value: { kind: 'kaftan' }, source: 'passage', certainty: 0.6, words: [] } },
  sailor: { clothes: { value: { kind: 'jacket' }, source: 'passage', certainty: 0.6, words: [] } },
  knight: { clothes: { value: { kind: 'cloak' }, source: 'passage', certainty: 0.5, words: [] } },
};

function countBefore(tokens: readonly Token[], { from, to }: Found<unknown>): number | 'many' {
  const { clause } = tokens[from]!;
  const near = tokens.slice(Math.max(0, from - 4), from).filter((token) => token.clause === clause);
  const count = countFrom(near);
  if (count !== undefined) return count;
  return /^(?:men|women|soldiers|sailors|peasants|boys|girls|children|ladies|gentlemen|guests|officers|monks|knights|riders|horsemen|fishermen|дети|детей|женщины|девушки|офицеры|мальчики|мальчишки|бабы|старухи|старики|монахи|рыбаки|казаки|всадники|дамы|крестьяне|матросы)$/u.test(tokens[to - 1]!.word) ? 3 : 1; // prettier-ignore
}

type Cut = NonNullable<ScenePerson['hair']>['value']['cut'];

/** Whom a description is about: everything it says is said of them. */
function describe(reading: Reading, nouns: readonly Found<string>[]): ScenePerson {
  const { tokens, input, scopes } = reading;
  const { entity } = input;
  const first = nouns.find(({ value }) => value !== 'people many' && value !== 'any figure');
  const person: ScenePerson = first
    ? personOf(first, tokens, input, 1)
    : { id: '', words: [], certainty: 0.8, weight: 1, count: 1, wears: [], holds: [] };
  person.id = `${input.bookId}/${entity?.kind === 'character' ? entity.id : person.id || input.text.slice(0, 40)}`;
  if (person.count === 'many' || !first || first.from > 14) person.count = 1;
  if (!first || !person.sex || first.from > 14) person.sex = sexOf(tokens) ?? person.sex;
  if (person.words.length === 0) person.words = pronounWords(tokens);
  dress(person, reading, ({ from }) => scopes[from] === null);
  if (entity?.kind === 'character') fillFrom(person, entity, input);
  return person;
}

function sexOf(tokens: readonly Token[]): 'man' | 'woman' | undefined {
  let she = 0;
  let he = 0;
  for (const { word } of tokens) {
    if (SHE.has(word)) she++;
    else if (HE.has(word)) he++;
  }
  return she === he ? undefined : she > he ? 'woman' : 'man';
}

function pronounWords(tokens: readonly Token[]): Words[] {
  const token = tokens.find(({ word }) => SHE.has(word) || HE.has(word)) ?? tokens[0];
  return token ? [{ start: token.start, end: token.end }] : [];
}

/** Reads clothes, hair, posture and what is held, wherever `isOwn` says that it is about this person. */
function dress(
  person: ScenePerson,
  { tokens, scopes }: Reading,
  isOwn: (found: Found<unknown>) => boolean,
): void {
  const own = <T>(all: Found<T>[]) => all.filter((found) => scopes[found.from] === null && isOwn(found));
  const fromPassage = <T>(value: T, found: Found<unknown>) => known(value, tokens, found);
  for (const found of own(QUALITIES.find(tokens))) {
    if (!isOfPerson(tokens, found)) continue;
    if (found.value === 'old') person.age ??= 'old';
    else if (found.value === 'young') person.age ??= 'young';
    else if (
      found.value === 'tall' ||
      found.value === 'stout' ||
      found.value === 'thin' ||
      found.value === 'short'
    )
      person.build ??= found.value;
    else if (found.value === 'stooped') person.isStooped = true;
    else if (found.value === 'bald') person.hair = fromPassage({ cut: 'bald' as const }, found);
  }
  for (const found of own(BODY.find(tokens))) {
    const colour = colourOf(tokens, found);
    const near = new Set(
      QUALITIES.find(tokens.slice(Math.max(0, found.from - 5), found.to + 5)).map(({ value }) => value),
    );
    if (found.value === 'hair' || found.value === 'braid') {
      const cut: Cut = person.hair?.value.cut === 'bald' ? 'bald' : found.value === 'braid' ? 'braid' : near.has('curly') || /^(?:curls?|ringlets?|кудр\p{L}*|локон\p{L}*)$/u.test(tokens[found.from]!.word) ? 'curls' : near.has('dishevelled') ? 'tousled' : near.has('long') ? 'long' : undefined; // prettier-ignore
      const value = {
        ...person.hair?.value,
        ...(cut ? { cut } : {}),
        ...(colour ? { colour: natural(colour) } : {}),
      };
      person.hair = fromPassage(value, found);
    } else if (found.value === 'beard' || found.value === 'moustache' || found.value === 'whiskers') {
      const isLonger = found.value === 'beard';
      if (person.beard && !isLonger) continue;
      const cut = isLonger
        ? near.has('long')
          ? 'long'
          : near.has('pointed')
            ? 'pointed'
            : 'full'
        : found.value;
      person.beard = fromPassage(
        { cut: cut as 'full', ...(colour ? { colour: natural(colour) } : {}) },
        found,
      );
      person.sex ??= 'man';
    }
  }
  for (const found of own(HATS.find(tokens)))
    person.hat ??= fromPassage({ kind: found.value, ...coloured(tokens, found) }, found);
  for (const found of own(GARMENTS.find(tokens))) {
    const isBetter = !person.clothes || person.clothes.words.length === 0 || (person.clothes.value.kind === 'shirt' && found.value !== 'jacket') || (!person.clothes.value.colour && colourOf(tokens, found) !== undefined); // prettier-ignore
    if (isBetter) person.clothes = fromPassage({ kind: found.value, ...coloured(tokens, found) }, found);
    if (found.value === 'dress' && person.sex === undefined) person.sex = 'woman';
  }
  const clad = cladIn(tokens, scopes, isOwn);
  if (clad && !person.clothes?.value.colour) person.clothes = fromPassage({ kind: person.clothes?.value.kind ?? (person.sex === 'woman' ? 'dress' : 'frock coat'), colour: clad.value }, clad); // prettier-ignore
  person.wears = [...person.wears, ...own(WORN.find(tokens)).map((found) => fromPassage(found.value, found))];
  const postures = own(POSTURES.find(tokens)).filter(({ from }) => BODY.find(tokens.slice(Math.max(0, from - 5), from)).length === 0); // prettier-ignore
  const posture =
    postures.find(({ value }) => value !== 'stand' && value !== 'look out') ?? postures[0]; // prettier-ignore
  if (posture) person.posture = fromPassage(posture.value, posture);
  for (const found of own(HOLDABLE.find(tokens))) {
    const { clause } = tokens[found.from]!;
    const before = tokens
      .slice(Math.max(0, found.from - 5), found.from)
      .filter((token) => token.clause === clause);
    const after = tokens.slice(found.to, found.to + 4).map(({ word }) => word).join(' '); // prettier-ignore
    if (before.some(({ word }) => HOLDING.has(word)) || /^(?:in (?:his|her|one|the) (?:hand|arms)|в (?:руке|руках)|под мышкой)/u.test(after)) person.holds = [...person.holds, fromPassage(found.value, found)]; // prettier-ignore
  }
}

/** "An old coat" makes nobody old. */
function isOfPerson(tokens: readonly Token[], { from, to }: Found<string>): boolean {
  const after = tokens.slice(to, to + 3);
  const { clause } = tokens[from]!;
  for (const token of after) {
    if (token.clause !== clause) return true;
    const one = [token];
    if (PEOPLE.find(one).length > 0) return true;
    if (GARMENTS.find(one).length > 0 || HATS.find(one).length > 0 || BODY.find(one).length > 0 || HOUSEHOLD.test(token.word)) return false; // prettier-ignore
  }
  return true;
}

const HOUSEHOLD =
  /^(?:house|home|friend|time|days|fashion|chair|table|book|school|tree|wood|town|church|дом|друг|знаком|время|кресл|стол|книг|дерев)/u;

/** What the passage leaves open is as the book has fromAttributes it before. */
function fillFrom(person: ScenePerson, entity: SceneEntity, input: ReadingInput): void {
  const text = entity.attributes.slice(0, 60).map(({ value }) => value.slice(0, 100)).join('. '); // prettier-ignore
  if (!text) return;
  const tokens = tokensOf(text);
  const fromAttributes: ScenePerson = {
    id: person.id,
    words: [],
    certainty: 0.7,
    weight: 0,
    count: 1,
    wears: [],
    holds: [],
  };
  const scopes: Scopes = tokens.map(() => null);
  dress(fromAttributes, { tokens, scopes, input }, () => true);
  const fromBook = <T>(each: Known<T> | undefined): Known<T> | undefined => each && { ...each, source: 'book', certainty: 0.7, words: [] }; // prettier-ignore
  person.age ??= fromAttributes.age;
  person.build ??= fromAttributes.build;
  person.sex ??= sexOf(tokens) ?? fromAttributes.sex;
  person.hair ??= fromBook(fromAttributes.hair);
  person.beard ??= fromBook(fromAttributes.beard);
  person.hat ??= fromBook(fromAttributes.hat);
  if (!person.clothes || person.clothes.words.length === 0)
    person.clothes = fromBook(fromAttributes.clothes) ?? person.clothes;
  if (person.wears.length === 0) person.wears = fromAttributes.wears.map((each) => fromBook(each)!);
}
