import type { Scene } from '#shared/illustration/scene.ts';
import { nameOf } from '#shared/illustration/reading/nouns.ts';
import { readText } from '#shared/illustration/reading/text.ts';

/** A reader's labels of what a picture of a passage must, may and must not show; see {@link scoreReading}. */
export interface Labels {
  must: readonly string[];
  may: readonly string[];
  not: readonly string[];
  time: string | null;
  season: string | null;
  people: number | null;
}

export interface ReadingScore {
  mustFound: number;
  allFound: number;
  missing: readonly string[];
  /** What the labels deny and the scene shows. */
  wrong: readonly string[];
  isTimeWrong: boolean;
  isSeasonWrong: boolean;
  arePeopleRight: boolean | null;
}

/** Names that look the same in a picture. */
const ALIKE: readonly (readonly string[])[] = [
  [
    'wood',
    'forest',
    'tree',
    'oak',
    'pine',
    'fir tree',
    'birch tree',
    'willow tree',
    'poplar tree',
    'lime',
    'maple',
    'apple tree',
    'park',
  ],
  ['house', 'manor', 'izba', 'cottage', 'hut', 'castle', 'palace', 'terraced houses', 'inn'],
  ['hill', 'hills', 'mountain', 'mountains', 'ridge', 'moor', 'rock', 'cliff', 'spire'],
  ['river', 'stream', 'water', 'bank', 'shore'],
  ['sea', 'wave', 'water', 'bay'],
  ['road', 'path', 'trail', 'avenue'],
  ['swamp', 'river'],
  ['coat', 'frock coat', 'great coat', 'kaftan', 'fur coat', 'jacket', 'dressing gown', 'uniform', 'robe'],
  ['dress', 'ball dress', 'peasant dress'],
  ['sledge', 'wagon', 'cart', 'carriage', 'coach', 'troika', 'cab'],
  ['sun', 'low sun', 'sunset', 'clear'],
  ['moon', 'night'],
  ['bush', 'rose bush', 'branch', 'root'],
  ['rose', 'rose bush'],
  ['grass', 'plain', 'steppe', 'field', 'meadow', 'moss', 'lawn'],
  ['cobweb', 'spider'],
  ['snow', 'blizzard', 'snowdrift'],
  ['cloud', 'overcast'],
  ['fire', 'fireplace'],
  ['wall', 'fence'],
  ['brows', 'eyes', 'face', 'forehead', 'lips', 'nose', 'cheeks', 'smile', 'teeth', 'chin'],
  ['hands', 'arms', 'body', 'shoulders'],
  ['hair', 'curls', 'braid'],
  ['beard', 'full', 'pointed', 'long', 'moustache', 'whiskers'],
  ['spear', 'sword'],
  ['room', 'hall'],
  ['square', 'market'],
  ['person', 'man', 'woman', 'child', 'crowd'],
  ['horse', 'beast'],
  ['books', 'book'],
  ['letter', 'papers'],
  ['chapel', 'church', 'steeple', 'bell tower', 'tower', 'dome'],
  ['valley', 'ravine'],
  ['roof', 'dome'],
  ['fog', 'haze'],
  ['portrait', 'picture'],
  ['garden', 'orchard', 'flower bed', 'courtyard', 'yard'],
];
const CLASSES = new Map<string, number[]>();
ALIKE.forEach((names, i) => names.forEach((name) => CLASSES.set(name, [...(CLASSES.get(name) ?? []), i])));

/** Shares of the elements whose head noun is in the scene, and what contradicts the labels. */
export function scoreReading(scene: Scene, labels: Labels): ReadingScore {
  const shown = namesOf(scene);
  const isShown = (element: string) => headsOf(element).some((head) => has(shown, head));
  const found = (elements: readonly string[]) => elements.filter(isShown);
  const must = found(labels.must).length;
  const may = found(labels.may).length;
  const all = labels.must.length + labels.may.length;
  // A thing that is present is not wrong because one of its adjectives is denied.
  const wanted = new Set([...labels.must, ...labels.may].flatMap((element) => deniedOf(element)));
  const things = new Set(scene.things.map(({ what }) => what).filter((what) => !wanted.has(what)));
  const near = (one: string, other: string) =>
    one === other || (one === 'dusk' && other === 'sunset') || (one === 'sunset' && other === 'dusk');
  return {
    mustFound: labels.must.length === 0 ? 1 : must / labels.must.length,
    allFound: all === 0 ? 1 : (must + may) / all,
    missing: [...labels.must, ...labels.may].filter((element) => !isShown(element)),
    wrong: labels.not.filter((element) => deniedOf(element).some((what) => things.has(what))),
    isTimeWrong: scene.time !== null && labels.time !== null && !near(scene.time.value, labels.time),
    isSeasonWrong: scene.season !== null && labels.season !== null && scene.season.value !== labels.season,
    arePeopleRight: labels.people === null ? null : headcount(scene) === labels.people,
  };
}

export const headcount = ({ people }: Scene): number =>
  people.reduce((sum, { count }) => sum + (count === 'many' ? 3 : count), 0);

function has(shown: ReadonlySet<string>, name: string): boolean {
  if (shown.has(name)) return true;
  const classes = CLASSES.get(name) ?? [];
  return [...shown].some((other) => (CLASSES.get(other) ?? []).some((each) => classes.includes(each)));
}

/** The first noun, and the next one where the first is only a measure: "a ridge of hills", "streaks of sand". */
function headsOf(element: string): string[] {
  const { mentions } = readText(`${element}.`, 'en');
  return mentions
    .slice(0, 1)
    .map(({ meaning }) => nameOf(meaning))
    .concat(
      /sunshine|sunlight|sunny/u.test(element) ? ['sun'] : [],
      /moonlight/u.test(element) ? ['moon'] : [],
    );
}

/** What a denial names outside its bracketed reason. */
const deniedOf = (element: string): string[] =>
  readText(element.replace(/\([^)]*\)/gu, ''), 'en').mentions.flatMap(({ meaning }) =>
    meaning.type === 'thing' ? [meaning.what] : [],
  );

function namesOf(scene: Scene): Set<string> {
  const names = new Set<string>();
  for (const { what } of scene.things) names.add(what);
  for (const { of } of scene.colours) names.add(of);
  if (scene.setting) names.add(scene.setting.value);
  if (scene.weather) names.add(scene.weather.value);
  if (scene.light) names.add(scene.light.value);
  if (scene.time?.source === 'passage') names.add(scene.time.value);
  for (const person of scene.people) {
    names.add(person.age === 'child' ? 'child' : (person.sex ?? 'person'));
    for (const kind of [
      person.hat?.value.kind,
      person.clothes?.value.kind,
      person.hair && 'hair',
      person.hair?.value.cut,
      person.beard?.value.cut,
    ])
      if (kind) names.add(kind);
    for (const { value } of [...person.wears, ...person.holds]) names.add(value);
    for (const { part } of person.features ?? []) names.add(part);
  }
  return names;
}
