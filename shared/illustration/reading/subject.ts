import { isInterior } from '../setting.ts';
import type { Scene, SubjectRef } from '../scene.ts';
import { CONCEPTS } from './nouns.ts';
import { isLying } from '../is-lying.ts';

/** Things that spread over a whole picture belong to its setting and are not its subject. */
const EXPANSES = new Set(
  'sky grass snow fog wall street road path field ploughland stubble meadow wood sea shore town village plain valley leaf carpet water river ice soil sand dust mud floor ceiling moss rain smoke cloud sun moon stars pavement branch furniture roof window steppe desert moor bank lawn garden park square market wave root'.split(
    ' ',
  ),
);
/** Below this weight, a thing is not the subject of a passage about a place. */
const SUBJECT_WEIGHT_MIN = 0.55;

/** The one thing that a passage is about; null where nothing is certain enough. */
export function subjectOf({
  type,
  people,
  things,
  setting,
}: Pick<Scene, 'type' | 'people' | 'things' | 'setting'>): SubjectRef | null {
  if (type === 'character' && people.length > 0) return { kind: 'person', index: 0 };
  const index = things.findIndex(({ what, certainty }) => !EXPANSES.has(what) && certainty >= 0.5);
  const thing = things[index];
  if (type === 'location' && arePeopleTheSubject(people, things)) return { kind: 'person', index: 0 };
  if (type === 'object')
    return thing ? { kind: 'thing', index } : things[0] ? { kind: 'thing', index: 0 } : null;
  // A bird in its tree, where nothing else is there to see.
  const isBird = thing !== undefined && setting === null && CONCEPTS.get(thing.what) === 'animal';
  if (type === 'atmosphere')
    return thing && thing.weight >= (thing.size === 'large' || isBird ? SUBJECT_WEIGHT_MIN : 0.7)
      ? { kind: 'thing', index }
      : { kind: 'sky' };
  const house = thing && OUTBUILDINGS.has(thing.what) ? houseOf(things, thing) : -1;
  if (house >= 0) return { kind: 'thing', index: house };
  if (thing && isLostInCountry(thing, things)) return { kind: 'setting' };
  if (thing && thing.weight >= SUBJECT_WEIGHT_MIN) return { kind: 'thing', index };
  if (setting) return { kind: 'setting' };
  return thing ? { kind: 'thing', index } : people.length > 0 ? { kind: 'person', index: 0 } : null;
}

/** Whether one or two people are the subject of a passage about a place: they act, and are mentioned before any other independent thing. */
function arePeopleTheSubject(people: Scene['people'], things: Scene['things']): boolean {
  const [first] = people;
  if (!first || people.some(({ isFar, certainty }) => isFar || certainty < 0.7)) return false;
  const count = people.reduce((sum, person) => sum + (person.count === 'many' ? MANY : person.count), 0);
  if (count > 2 || isLying(first) || first.posture?.source !== 'passage' || first.words.length === 0)
    return false;
  const at = Math.min(...people.flatMap(({ words }) => words.map(({ start }) => start)));
  const isByThem = (index: number) =>
    people.some(({ relation }) => relation?.to.kind === 'thing' && relation.to.index === index);
  return things.every(
    ({ what, words, certainty }, i) =>
      certainty < 0.5 || isByThem(i) || NEAR_PEOPLE.has(what) || words.every(({ start }) => start > at),
  );
}
/** "Behind the house were great stables": they belong to it. */
const houseOf = (things: Scene['things'], { weight }: Scene['things'][number]): number =>
  things.findIndex(
    (each) =>
      HOMES.has(each.what) &&
      !OUTBUILDINGS.has(each.what) &&
      each.count === undefined &&
      each.weight > weight - HOUSE_MARGIN,
  );
const OUTBUILDINGS: ReadonlySet<string> = new Set([
  'stable',
  'shed',
  'barn',
  'cottage',
  'bathhouse',
  'greenhouse',
]);
const HOUSE_MARGIN = 0.2;

/** A flock, a bush or a far cottage in a country of hills, valleys and waters, which is what the passage is about. */
function isLostInCountry(thing: Scene['things'][number], things: Scene['things']): boolean {
  const country = things.filter(({ what, certainty }) => COUNTRY.has(what) && certainty >= 0.6);
  if (country.length < COUNTRY_LEAST || thing.qualities.length > 1) return false;
  const group = CONCEPTS.get(thing.what);
  const most = Math.max(...country.map(({ weight }) => weight));
  return (
    (group === 'animal' && country.length > COUNTRY_LEAST) ||
    ((thing.what === 'bush' || thing.what === 'hedge' || thing.what === 'gate' || thing.what === 'fence') &&
      thing.size === undefined) ||
    (SMALL_HOMES.has(thing.what) && most > thing.weight)
  );
}
const COUNTRY: ReadonlySet<string> = new Set([
  'mountain',
  'hill',
  'valley',
  'ravine',
  'cliff',
  'ridge',
  'moor',
  'plain',
  'river',
  'stream',
  'waterfall',
  'lake',
  'sea',
  'wood',
  'road',
]);
const COUNTRY_LEAST = 3;
const SMALL_HOMES: ReadonlySet<string> = new Set(['cottage', 'hut', 'barn', 'stable', 'shed']);
const MANY = 9;
/** Postures that make a person low, and small beside what they lie on. */
/** Things that people stand by, not subjects in their own right. */
const NEAR_PEOPLE: ReadonlySet<string> = new Set([
  'gate',
  'fence',
  'bench',
  'wall',
  'road',
  'path',
  'street',
  'door',
]);

const CERTAINTY_MIN = 0.75;
const SCENERY: ReadonlySet<string> = new Set(
  'forest sea shore harbour river lake mountains steppe desert snowfield valley hills street village churchyard cliff island swamp road town square castle'.split(
    ' ',
  ),
);

/** Rooms whose own look is enough for a picture. */
const OWN_ROOMS: ReadonlySet<string> = new Set([
  'ward',
  'schoolroom',
  'gallery',
  'conservatory',
  'courtroom',
  'theatre',
  'church inside',
  'library',
  'stable',
  'tavern',
  'shop',
  'office',
  'kitchen',
  'attic',
  'cave',
  'crypt',
  'tunnel',
  'ballroom',
]);

const HOMES: ReadonlySet<string> = new Set([
  'house',
  'cottage',
  'izba',
  'manor',
  'castle',
  'church',
  'inn',
  'mill',
  'door',
]);
const HOME_WEIGHT = 0.45;

const CARRIAGES: ReadonlySet<string> = new Set(['coach', 'carriage', 'troika', 'sledge', 'cab', 'tarantass']);
const STORMY: ReadonlySet<string> = new Set(['blizzard', 'storm', 'snow']);
const HERDS: ReadonlySet<string> = new Set([
  'flowers',
  'horse',
  'cow',
  'sheep',
  'goat',
  'ox',
  'stag',
  'camel',
  'elephant',
]);

/** Whether a scene has fewer than two certain things to show, or, for a passage about one thing, not even that. */
export function isTooVagueToDraw({
  type,
  people,
  things,
  setting,
  time,
  weather,
  season,
  light,
  colours,
  roomLooks,
  roomFeatures,
}: Scene): boolean {
  const sure = things.filter(
    ({ certainty, what, colour }) => certainty >= CERTAINTY_MIN && (what !== 'soil' || colour !== undefined),
  ).length;
  const looks = people.reduce(
    (sum, person) =>
      sum +
      (person.words.length > 0 ? 1 : 0) +
      [
        person.hair,
        person.beard,
        person.hat,
        person.clothes,
        person.posture,
        ...person.wears,
        ...person.holds,
      ].filter((each) => each?.source === 'passage' && each.certainty === 1).length +
      ((person.build ?? person.height) ? 1 : 0) +
      (person.age ? 0.5 : 0) +
      Math.min(1, 0.5 * (person.features?.length ?? 0)),
    0,
  );
  const air = [weather, time, light, type === 'character' ? null : season].filter(
    (each) => each?.source === 'passage',
  ).length;
  const here = setting?.source === 'passage' && setting.words.length > 0 ? 1 : 0;
  // "A large room, handsomely fitted up": the room itself, as it is on the whole.
  const isRoom =
    here > 0 &&
    isInterior(setting!.value) &&
    ((roomLooks ?? roomFeatures) !== undefined || things.some(({ what }) => what === 'furniture')) &&
    type !== 'character';
  // A sea, a wood or a street is enough for a picture; a house or a garden needs more.
  const isScenery =
    here > 0 &&
    setting !== null &&
    (SCENERY.has(setting.value) || OWN_ROOMS.has(setting.value)) &&
    (type === 'location' || type === 'atmosphere');
  // One large, described thing is enough: a huge old elm.
  const isGreat =
    type !== 'character' &&
    things.some(
      ({ certainty, weight, size, qualities }) =>
        certainty >= CERTAINTY_MIN &&
        weight >= SUBJECT_WEIGHT_MIN &&
        size === 'large' &&
        qualities.length > 0,
    );
  // So is a described house.
  const isHome =
    type === 'location' &&
    things.some(
      ({ what, certainty, weight, colour, qualities }) =>
        HOMES.has(what) &&
        certainty >= CERTAINTY_MIN &&
        weight >= HOME_WEIGHT &&
        (colour !== undefined || qualities.length > 0),
    );
  // So does falling snow or a storm, where the passage is about nothing else.
  const isWild = type === 'atmosphere' && weather?.source === 'passage' && STORMY.has(weather.value);
  // A herd, or horses on their way.
  const isHerd =
    type !== 'character' &&
    type !== 'object' &&
    things.some(
      ({ what, count, certainty }) => certainty >= CERTAINTY_MIN && count !== undefined && HERDS.has(what),
    );
  // A yard with willows: a place and one thing in it.
  const isPlaced =
    type === 'location' &&
    here > 0 &&
    !isInterior(setting!.value) &&
    sure === 1 &&
    things.every(({ words }) =>
      words.every(({ start }) => setting!.words.every((named) => named.start !== start)),
    );
  // A sky at a stated hour.
  const isSky =
    type === 'atmosphere' &&
    time?.source === 'passage' &&
    things.some(({ what }) => /^(?:sky|cloud|sun|moon|stars|window)$/u.test(what));
  // A coach on its way.
  const isDriven =
    type === 'atmosphere' &&
    air + here > 0 &&
    things.some(
      ({ what, certainty, weight }) => CARRIAGES.has(what) && certainty >= CERTAINTY_MIN && weight > 0.5,
    );
  // An animal that is described like a person.
  const isBeast =
    type === 'character' &&
    people.length === 0 &&
    things.some(({ what, certainty }) => certainty >= CERTAINTY_MIN && CONCEPTS.get(what) === 'animal');
  const visible =
    (isBeast ? 0.5 : 0) +
    (isSky || isDriven ? 0.5 : 0) +
    (isWild || isPlaced || isRoom ? 1 : 0) +
    (isGreat || isHerd || isHome ? 1 : 0) +
    sure +
    looks +
    Math.min(2, air) * 0.5 +
    (isScenery
      ? air > 0 || type === 'location' || OWN_ROOMS.has(setting.value)
        ? 2
        : 1.5
      : here * (sure > 0 || looks > 0 ? 0 : 1)) +
    Math.min(1, colours.length);
  return visible < (type === 'character' ? 1.5 : type === 'object' ? 1 : 2);
}
