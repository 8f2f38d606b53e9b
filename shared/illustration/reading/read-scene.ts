import { MOTIF_NAMES } from '../motifs/names.ts';
import type { Words as Names } from '../motifs/motif.ts';
import {
  INSIDE, type Known, type LeftOut, type Lit, type Place, type ReadingInput, type Scene, type SceneThing, type Source, type SubjectRef, type Time, type Weather, type Words,
} from '../scene.ts'; // prettier-ignore
import { LIGHT_WORDS, MOOD_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from './lexicon/air.ts';
import { HEAVENLY } from './lexicon/colours.ts';
import { NATURE, NO_THINGS } from './lexicon/nature.ts';
import { HINTS, PLACE_WORDS } from './lexicon/places.ts';
import { GARMENT_WORDS, HEADWEAR_WORDS, WORN_WORDS } from './lexicon/people.ts';
import { COLOURS, colourBefore, NUMBERS, readPeople } from './read-people.ts';
import { scopesOf, type Scopes } from './scope.ts';
import { tokensOf, type Token } from './tokens.ts';
import { createIndex, type Entries, type Found, type WordIndex } from './word-index.ts';

/** Longer texts are cut: what is seen is said early. */
const PASSAGE_MAX_CHARS = 2_000;
const AROUND_MAX_CHARS = 6_000;

const OWN_WORDS = Object.fromEntries(Object.entries(MOTIF_NAMES).filter((entry): entry is [string, Names] => typeof entry[1] !== 'string')) as Entries<string>; // prettier-ignore
const THINGS = createIndex<string>(NATURE, OWN_WORDS);
const PLACES = createIndex(PLACE_WORDS);
const TIMES = createIndex(TIME_WORDS);
const WEATHERS = createIndex(WEATHER_WORDS);
const SEASONS = createIndex(SEASON_WORDS);
const LIGHTS = createIndex(LIGHT_WORDS);
const MOODS = createIndex(MOOD_WORDS);
const CLOTHES = createIndex<string>(GARMENT_WORDS, HEADWEAR_WORDS, WORN_WORDS);
/** Motifs of what is worn or carried about one; drawn by themselves only where the passage is about them. */
const WORN_MOTIFS: ReadonlySet<string> = new Set(['boots', 'shoes', 'gloves', 'shawl', 'handkerchief', 'coat', 'dress', 'cap', 'top hat', 'bonnet', 'fur hat', 'ring', 'watch', 'spectacles', 'necklace', 'brooch', 'washing on a line']); // prettier-ignore
const INSIDES: ReadonlySet<Place> = new Set<Place>(INSIDE);

/** @returns what the passage shows; pure, and linear in the length of the text */
export function readScene(given: ReadingInput): Scene {
  const input = { ...given, text: given.text.slice(0, PASSAGE_MAX_CHARS) };
  const language = input.language ?? (/\p{Script=Cyrillic}/u.test(input.text) ? 'ru' : 'en');
  const tokens = tokensOf(input.text);
  const scopes = scopesOf(tokens, language);
  const leftOut: LeftOut[] = [];
  const people = readPeople({ tokens, scopes, input });
  const things = readThings(tokens, scopes, input, leftOut);
  const around = tokensOf(given.around.slice(-AROUND_MAX_CHARS));
  const told = { tokens, scopes, around, aroundScopes: scopesOf(around, language) };
  const place = readPlace(told, things, input);
  const season = outright(SEASONS, told);
  const weather = readWeather(told);
  const light = readLight(told);
  const scene: Scene = {
    version: 3,
    type: input.type,
    place,
    time: readTime(told, light),
    season:
      season ??
      (weather?.value === 'blizzard' || weather?.value === 'snow' ? { ...weather, value: 'winter' } : null),
    weather,
    light,
    mood: most(MOODS, told),
    region: regionOf(language, tokens),
    era: eraOf(tokens, around),
    colours: readColours(tokens, scopes),
    things,
    people,
    subject: null,
    isSilent: false,
    leftOut,
  };
  const subject = subjectOf(scene);
  return { ...scene, subject, isSilent: isSilent({ ...scene, subject }) };
}

const spanOf = (tokens: readonly Token[], { from, to }: Found<unknown>): Words => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end }); // prettier-ignore

// ---- things ---------------------------------------------------------------------------------------------------------

/** Before a thing, these say that it is only where somebody comes from or thinks of. */
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

function readThings(
  tokens: readonly Token[],
  scopes: Scopes,
  input: ReadingInput,
  leftOut: LeftOut[],
): SceneThing[] {
  const clothes = new Set(CLOTHES.find(tokens).map(({ from }) => from));
  const things = new Map<string, SceneThing>();
  for (const found of THINGS.find(tokens)) {
    if (isNoThing(tokens, found)) continue;
    const why = scopes[found.from];
    if (why) {
      leftOut.push({ what: found.value, words: spanOf(tokens, found), why });
      continue;
    }
    // What is worn is drawn on somebody, unless it is what the passage is about.
    if (input.type !== 'object' && (clothes.has(found.from) || WORN_MOTIFS.has(found.value))) continue;
    const before = things.get(found.value);
    const said = colourBefore(tokens, found);
    const colour = heavenly(found.value, said);
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

function isNoThing(tokens: readonly Token[], { from, to }: Found<string>): boolean {
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

const heavenly = (what: string, colour: string | undefined) => (colour && HEAVENLY[what] && !HEAVENLY[what].has(colour) ? undefined : colour); // prettier-ignore

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
  const number = NUMBERS.find(beside(tokens, found, 3, 0)).at(-1);
  if (number) return Number(number.value) >= 9 ? 'many' : Number(number.value);
  const word = tokens[found.to - 1]!.word;
  const isPlural = /^[a-z]+s$/u.test(word) ? !/(?:ss|us)$/u.test(word) : /^[а-я]+(?:ами|ями|ах|ях|ов|ев)$/u.test(word) || (/^[а-я]+[ыи]$/u.test(word) && /(?:ые|ие|ых|их|ыми|ими)$/u.test(tokens[found.from - 1]?.word ?? '')); // prettier-ignore
  return isPlural ? 'many' : undefined;
}

/** How many words of its clause describe a thing: the more, the more the passage makes of it. */
const describedBy = (tokens: readonly Token[], found: Found<unknown>): number =>
  beside(tokens, found, 4, 1).filter(({ word }) => word.length > 3).length;

// ---- place, hour, air -----------------------------------------------------------------------------------------------

interface Told {
  tokens: readonly Token[];
  scopes: Scopes;
  around: readonly Token[];
  aroundScopes: Scopes;
}

const FROM: ReadonlySet<string> = new Set([
  'from',
  'из',
  'от',
  'с',
  'со',
  'of',
  'outside',
  'beyond',
  'through',
  'за',
  'сквозь',
  'towards',
]);
/** Passages out of doors seldom name rooms and the other way round; what is seen through a window is not where one is. */
function readPlace(told: Told, things: readonly SceneThing[], input: ReadingInput): Known<Place> | null {
  // prettier-ignore
  const { tokens, scopes } = told;
  const scores = new Map<Place, { score: number; words: Words[] }>();
  const add = (place: Place, score: number, words: Words[] = []) => {
    const before = scores.get(place);
    scores.set(place, { score: (before?.score ?? 0) + score, words: [...(before?.words ?? []), ...words] });
  };
  const named = PLACES.find(tokens).filter(
    (found) => scopes[found.from] === null && !isNoThing(tokens, found),
  );
  for (const found of named) {
    const before = tokens[found.from - 1];
    const isFrom =
      before !== undefined && before.clause === tokens[found.from]!.clause && FROM.has(before.word);
    const isIn =
      /^(?:in|into|inside|within|в|во|на|посреди|среди|по|at|on|upon|through|entered|вошел|вошла)$/u;
    const article = tokens[found.from - 2];
    const isInside = (before && isIn.test(before.word)) || (article !== undefined && isIn.test(article.word));
    add(found.value, (isFrom ? 0.25 : isInside ? 1.5 : 1) + 0.35 * (1 - found.from / (tokens.length + 1)), [
      spanOf(tokens, found),
    ]);
  }
  for (const { what, weight } of things) for (const [place, score] of Object.entries(HINTS[what] ?? {})) add(place as Place, score * (0.6 + 0.5 * weight)); // prettier-ignore
  if (input.place?.kind === 'location')
    for (const found of PLACES.find(tokensOf(`${input.place.name}. ${input.place.attributes.slice(0, 20).map(({ value }) => value).join('. ')}`))) add(found.value, 0.5); // prettier-ignore
  preferOneSide(scores);
  const [best] = [...scores].sort((a, b) => b[1].score - a[1].score);
  const enough = input.type === 'location' ? 0.45 : input.type === 'atmosphere' ? 0.45 : 0.9;
  if (best && best[1].score >= enough) return { value: best[0], source: 'passage', certainty: Math.min(1, best[1].score / 2), words: best[1].words }; // prettier-ignore
  // Where nothing is said here, the place that the chapter last names more than once.
  if (input.type === 'character' || input.type === 'object') return null;
  const counts = new Map<Place, number>();
  PLACES.find(told.around).forEach((found, i, all) => {
    if (told.aroundScopes[found.from] === null && !PASSING.has(found.value) && !isNoThing(told.around, found)) counts.set(found.value, (counts.get(found.value) ?? 0) + 1 + i / all.length); // prettier-ignore
  });
  const [around] = [...counts].sort((a, b) => b[1] - a[1]);
  if (around && around[1] >= 3) return { value: around[0], source: 'chapter', certainty: 0.4, words: [] };
  return null;
}

/** Named on the way more often than stayed at. */
const PASSING: ReadonlySet<Place> = new Set<Place>([
  'bridge',
  'roofs',
  'open',
  'stairs',
  'corridor',
  'town',
  'sea',
  'station',
  'battlefield',
]);

/** All words for rooms stand together against all words for the open. */
function preferOneSide(scores: Map<Place, { score: number }>): void {
  let inside = 0;
  let outside = 0;
  for (const [place, { score }] of scores) {
    if (INSIDES.has(place)) inside += score;
    else outside += score;
  }
  if (inside === 0 || outside === 0) return;
  const keepsInside = inside >= outside * 0.9;
  for (const place of [...scores.keys()]) if (INSIDES.has(place) !== keepsInside) scores.delete(place);
  const general = scores.get('room');
  const special = [...scores].filter(([place]) => place !== 'room' && INSIDES.has(place)).sort((a, b) => b[1].score - a[1].score)[0]; // prettier-ignore
  if (general && special && special[1].score >= 0.8) special[1].score += general.score;
}

/** What is said outright, in the passage or else around it; null where two things are said equally often. */
function outright<T extends string>(
  index: WordIndex<T>,
  { tokens, scopes, around, aroundScopes }: Told,
): Known<T> | null {
  return (
    clear(index, tokens, scopes, 'passage', 1) ??
    clear(index, around.slice(-260), aroundScopes.slice(-260), 'chapter', 0.6)
  );
}

/** "Snowy white" is a colour and no season. */
const isShade = (tokens: readonly Token[], to: number) =>
  tokens[to]?.word === 'white' || tokens[to]?.word === 'белый';

function clear<T extends string>(
  index: WordIndex<T>,
  tokens: readonly Token[],
  scopes: Scopes,
  source: Source,
  certainty: number,
): Known<T> | null {
  // prettier-ignore
  const found = index.find(tokens).filter(({ from, to }) => scopes[from] === null && !isShade(tokens, to));
  const counts = new Map<T, Found<T>[]>();
  for (const each of found) counts.set(each.value, [...(counts.get(each.value) ?? []), each]);
  const [first, second] = [...counts].sort((a, b) => b[1].length - a[1].length);
  if (!first || (second && second[1].length === first[1].length)) return null;
  return {
    value: first[0],
    source,
    certainty,
    words: source === 'passage' ? first[1].map((each) => spanOf(tokens, each)) : [],
  };
}

function most<T extends string>(index: WordIndex<T>, told: Told): Known<T> | null {
  const found = clear(index, told.tokens, told.scopes, 'passage', 0.8);
  return found && (found as Known<string>).value !== 'neutral' ? found : null;
}

/** The darkest hour named: "evening … moonlight" is night; "morning sun" is day. */
function readTime(told: Told, light: Known<Lit> | null): Known<Time> | null {
  const { tokens, scopes } = told;
  const found = TIMES.find(tokens).filter(({ from }) => scopes[from] === null);
  const named = (value: Time) => found.filter((each) => each.value === value);
  const pick = (value: Time): Known<Time> => ({ value, source: 'passage', certainty: 1, words: named(value).map((each) => spanOf(tokens, each)) }); // prettier-ignore
  if (named('night').length > 0 && named('day').length === 0) return pick('night');
  for (const value of ['sunset', 'dawn', 'dusk', 'day', 'night'] as const)
    if (named(value).length > 0) return pick(value);
  if (light?.value === 'moon' || light?.value === 'stars')
    return { ...light, value: 'night', certainty: 0.9 };
  if (light?.value === 'low sun') return { ...light, value: 'sunset', certainty: 0.8 };
  if (light?.value === 'sun') return { ...light, value: 'day', certainty: 0.9 };
  if (light?.source === 'passage' && (light.value === 'candle' || light.value === 'lamp' || light.value === 'lantern')) return { ...light, value: 'night', certainty: 0.6 }; // prettier-ignore
  const late = clear(TIMES, told.around.slice(-200), told.aroundScopes.slice(-200), 'chapter', 0.55);
  return late;
}

function readWeather(told: Told): Known<Weather> | null {
  const { tokens, scopes } = told;
  const found = WEATHERS.find(tokens).filter(({ from }) => scopes[from] === null);
  const named = (value: Weather) => found.filter((each) => each.value === value);
  for (const value of [
    'blizzard',
    'storm',
    'snow',
    'rain',
    'fog',
    'overcast',
    'wind',
    'cloud',
    'clear',
  ] as const) {
    if (named(value).length === 0) continue;
    // Clouds on a clear day are a fair-weather sky.
    if (value === 'cloud' && named('clear').length > 0) return { value: 'cloud', source: 'passage', certainty: 0.8, words: named('cloud').map((each) => spanOf(tokens, each)) }; // prettier-ignore
    return {
      value,
      source: 'passage',
      certainty: 1,
      words: named(value).map((each) => spanOf(tokens, each)),
    };
  }
  return clear(WEATHERS, told.around.slice(-60), told.aroundScopes.slice(-60), 'chapter', 0.5);
}

function readLight(told: Told): Known<Lit> | null {
  const found = LIGHTS.find(told.tokens).filter(({ from }) => told.scopes[from] === null);
  const [first] = found;
  if (!first) return null;
  return { value: first.value, source: 'passage', certainty: 0.9, words: [spanOf(told.tokens, first)] };
}

function regionOf(language: 'en' | 'ru', tokens: readonly Token[]): Scene['region'] {
  const isSouthern = tokens.some(({ word }) => /^(?:palm|palms|minaret|minarets|mosque|sahara|camel|camels|пальм\p{L}*|минарет\p{L}*|мечет\p{L}*|верблюд\p{L}*|аул\p{L}*)$/u.test(word)); // prettier-ignore
  return isSouthern ? 'south' : language === 'ru' ? 'east' : 'west';
}

function eraOf(tokens: readonly Token[], around: readonly Token[]): Scene['era'] {
  let old = 0;
  let late = 0;
  for (const { word } of [...tokens, ...around]) {
    if (/^(?:knights?|squires?|lances?|drawbridge|portcullis|halberds?|рыцар\p{L}*|оруженос\p{L}*|кольчуг\p{L}*|боярин\p{L}*|стрельц\p{L}*|дружинник\p{L}*)$/u.test(word)) old++; // prettier-ignore
    if (/^(?:telephones?|automobiles?|motorcar|aeroplanes?|television|электричеств\p{L}*|автомобил\p{L}*|телефон\p{L}*|трамва\p{L}*)$/u.test(word)) late++; // prettier-ignore
  }
  return old >= 2 ? 'medieval' : late >= 2 ? 'modern' : 'nineteenth';
}

/** Colours of what has no outline of its own. */
const GROUNDS = createIndex<string>({
  sky: ['sky|=skies|heavens', 'небо|=небес|=небеса'],
  wall: ['wall|wallpaper|=hangings', 'стена|=стен|=обои|=обоями'],
  sea: ['sea|water|=waves|river', 'море|вода|река|=волны'],
});

function readColours(tokens: readonly Token[], scopes: Scopes): Scene['colours'] {
  return GROUNDS.find(tokens)
    .filter(({ from }) => scopes[from] === null)
    .flatMap((found) => {
      const colour = colourBefore(tokens, found);
      return colour ? [{ of: found.value, colour, words: spanOf(tokens, found) }] : [];
    });
}

// ---- subject --------------------------------------------------------------------------------------------------------

/** What spreads over a picture is its place, not its subject. */
const SPREADS: ReadonlySet<string> = new Set(['sky', 'grass', 'snow', 'fog', 'walls', 'street', 'road', 'path', 'field', 'meadow', 'wood', 'sea', 'shore', 'town', 'village', 'hills', 'valley', 'leaf', 'carpet', 'water', 'river', 'ice']); // prettier-ignore

function subjectOf(scene: Scene): SubjectRef | null {
  if (scene.type === 'character' && scene.people.length > 0) return { kind: 'person', index: 0 };
  const index = scene.things.findIndex(({ what }) => !SPREADS.has(what));
  const thing = scene.things[index];
  if (scene.type === 'object') return thing ? { kind: 'thing', index } : null;
  if (scene.type === 'atmosphere') return { kind: 'sky' };
  if (thing && thing.weight >= 0.72 && thing.what !== 'sun' && thing.what !== 'moon' && thing.what !== 'stars' && thing.what !== 'clouds') return { kind: 'thing', index }; // prettier-ignore
  return scene.place ? { kind: 'place' } : thing ? { kind: 'thing', index } : scene.people.length > 0 ? { kind: 'person', index: 0 } : null; // prettier-ignore
}

/** Fewer than two visible things of which the passage leaves no doubt. */
function isSilent({ things, people, place, weather, time, light, type }: Scene): boolean {
  const told = people.reduce((sum, person) => sum + 1 + [person.hair, person.beard, person.hat, person.clothes, person.posture].filter((each) => each?.source === 'passage').length, 0); // prettier-ignore
  const air = [weather, time, light].filter((each) => each?.source === 'passage').length;
  const visible =
    things.length +
    told +
    (place && place.source === 'passage' && place.words.length > 0 ? 1 : 0) +
    Math.min(2, air);
  return visible < (type === 'character' ? 1 : 2);
}
