import { part } from '#painter-parts';
import { seeded } from '../drawing/seeded.ts';
import { HEADS_TALL, HELD, type Held, type Person } from '../people/person.ts';
import {
  drawDressedPerson,
  gesturesOf,
  heldPartsOf,
  handheldMotif,
  type DressedPerson,
} from './dressed-person.ts';
import { clothesOf, indoorHat, usualBeard, usualHat } from './usual-clothes.ts';
import type { Hair, Hat } from '../people/heads.ts';
import { SEATED, type Posture } from '../people/postures.ts';
import type { Part } from '../motifs/motif.ts';
import type { BodyPosture, Headwear, Scene, ScenePerson, TextRange } from '../scene.ts';
import { placed, type Bounds, type Path } from '../drawing/path.ts';
import { boxOf } from './canvas.ts';

/** A person of the scene ready to draw: parts in heads, feet at y = 0, facing right. */
export interface Figure extends DressedPerson {
  parts: readonly Part[];
  box: Bounds;
  posture: Posture | 'behind';
  isSeated: boolean;
  /** The scale of the whole figure, 1 for a grown man. */
  size: number;
  /** Seeds the colours that the text leaves open: the members of a group differ. */
  coloursId: string;
  /** A couple is one figure: its parts in order, and whose they are. */
  pair?: readonly { figure: Figure; parts: readonly Part[] }[] | undefined;
}

const HAT_OF: Readonly<Record<Headwear, Hat>> = {
  'top hat': 'topHat',
  bowler: 'bowler',
  'wide hat': 'wideHat',
  cap: 'cap',
  'officer cap': 'officerCap',
  'fur hat': 'furHat',
  nightcap: 'nightcap',
  bonnet: 'bonnet',
  kerchief: 'kerchief',
  hood: 'hood',
  'lace cap': 'laceCap',
  'lady hat': 'ladyHat',
  'tall cap': 'tallCap',
  crown: 'crown',
  helmet: 'officerCap',
  turban: 'furHat',
  'cocked hat': 'cockedHat',
};

const POSTURE_OF: Readonly<Record<BodyPosture, Posture>> = {
  stand: 'stand',
  walk: 'walk',
  run: 'run',
  sit: 'sit',
  read: 'read',
  write: 'sitWriting',
  lie: 'lying',
  kneel: 'kneel',
  pray: 'pray',
  bow: 'bow',
  lean: 'leanOn',
  point: 'point',
  lift: 'lift',
  carry: 'carry',
  embrace: 'embrace',
  dance: 'dance',
  weep: 'weep',
  ride: 'ride',
  row: 'row',
  drive: 'sit',
  eat: 'sitAtTable',
  play: 'sitAtTable',
  work: 'bow',
  fight: 'point',
  'look out': 'wait',
  sleep: 'sitBent',
};

export interface FigureOptions {
  /** A seat is drawn for a person who sits. */
  canSit?: boolean;
  /** Out of doors hats are worn. */
  isOutside?: boolean;
  isFromBehind?: boolean;
  /** The posture if the passage states none. */
  posture?: Posture;
  /** The posture of a person whom the passage describes as sitting. */
  seated?: Posture;
}

/** People who stand together differ: each takes the next one. */
const HAIR_UP: readonly Hair[] = ['bun', 'bands', 'knot', 'crownPlait', 'piled'];
const MENS_HAIR: [Hair, ...Hair[]] = ['short', 'short', 'tousled', 'receding', 'short', 'sideParting'];
const YOUNG_MENS_HAIR: [Hair, ...Hair[]] = ['short', 'tousled', 'short', 'curls', 'short', 'sideParting'];
const OLD_MENS_HAIR: [Hair, ...Hair[]] = ['receding', 'short', 'receding', 'brushedBack'];
const MEN_DIFFER: readonly Hair[] = ['short', 'curls', 'tousled', 'short', 'bald'];
/** No two people of a group are equally tall. */
const TALLNESS = [1, 0.94, 1.04, 0.97, 1.02, 0.92, 0.99] as const;

/** People who sit, eat or play together are of both sexes. */
const IN_COMPANY: ReadonlySet<string> = new Set(['sit', 'eat', 'play']);

/** "The lips were red, and on the cheeks was a delicate bloom": novels say so of women. */
const hasRedLips = ({ features = [], beard }: ScenePerson): boolean =>
  !beard && features.some(({ part, colour }) => part === 'lips' && colour !== undefined);

/** What the arms of a small figure do. */
const GESTURE_OF: Readonly<Record<string, Posture>> = {
  'arms folded': 'folded',
  'hands on hips': 'handOnHip',
  'hand at chin': 'think',
  'hand on breast': 'breast',
  fist: 'lift',
  pointing: 'point',
  sling: 'hold',
  hook: 'hold',
};

/** A person looks the same throughout the book until the text says otherwise. */
export function figureOf(
  person: ScenePerson,
  scene: Scene,
  index: number,
  options: FigureOptions = {},
): Figure {
  const own = index === 0 ? seeded(person.id, 'figure') : seeded(person.id, 'figure', 'member', index);
  // Members of a group differ from each other.
  const random = index === 0 ? own : seeded(person.id, 'figure', index);
  const sex =
    person.posture?.value === 'dance' && person.count !== 1
      ? index % 2
        ? 'woman'
        : 'man'
      : (person.sex ??
        (person.count === 1
          ? hasRedLips(person)
            ? 'woman'
            : 'man'
          : IN_COMPANY.has(person.posture?.value ?? '')
            ? index % 2
              ? 'woman'
              : 'man'
            : random.chance(0.3)
              ? 'woman'
              : 'man'));
  const age = person.age ?? 'adult';
  const isRussian = scene.region === 'east';
  const garment = person.clothes?.value.kind;
  const isMonster = person.monster !== undefined;
  // In bazaars, villages and mountains of the east, crowds wear local dress and no top hats.
  const isFolk =
    isRussian &&
    person.count === 'many' &&
    (FOLK_PLACES.has(scene.setting?.value ?? '') || scene.things.some(({ what }) => FOLK_THINGS.has(what)));
  const isPoor =
    isFolk ||
    garment === 'rags' ||
    garment === 'shirt' ||
    garment === 'kaftan' ||
    garment === 'peasant dress';
  const worn = new Set(person.wears.map(({ value }) => value));
  // In a hat or a veil no peasant's dress is worn.
  const isLady = worn.has('veil') || worn.has('plume') || LADIES.has(person.hat?.value.kind ?? '');
  const posture = postureOf(person, options, random.next());
  // Earlier versions used these three numbers: without drawing them the looks of all people would change.
  for (let i = 0; i < 3; i++) own.next();
  const looks: Person = {
    posture,
    isWhiteHaired:
      (age === 'old' && !person.hair?.value.colour) ||
      isPale(person.hair?.value.colour) ||
      isPale(person.beard?.value.colour),
    isChild: age === 'child',
    isPlain: isPoor || isMonster || worn.has('ragged') || worn.has('greasy'),
    isShort: person.height === 'short' && age !== 'child',
    isStooped: person.isStooped,
    isBroad: person.isBroadShouldered,
    bulk: person.build === 'stout' ? 1.44 : person.build === 'thin' ? 0.77 : own.between(0.95, 1.08),
    hasShawl: (worn.has('shawl') && sex === 'woman') || (sex === 'woman' && age === 'old'),
    hasApron: worn.has('apron'),
    holds: heldOf(person, posture, age, random.next(), options.isOutside === true),
    heldParts: person.holds.some(({ value }) => isHeldName(value)) ? undefined : heldPartsOf(person),
    hasLadder: person.holds.some(({ value }) => value === 'ladder'),
    hat:
      isMonster || person.isBareheaded
        ? undefined
        : person.hat
          ? sex === 'woman' && person.hat.value.kind === 'cap'
            ? 'laceCap'
            : HAT_OF[person.hat.value.kind]
          : options.isOutside && !person.hair && !worn.has('veil')
            ? usualHat(sex, age, isRussian, isPoor, garment, (own.next() + index * 0.41) % 1)
            : indoorHat(sex, age, garment, own.next()),
    hair:
      (worn.has('wig') ? 'curls' : undefined) ??
      person.hair?.value.cut ??
      (isMonster ? 'long' : undefined) ??
      (sex === 'woman'
        ? age === 'child'
          ? 'braid'
          : age === 'old'
            ? 'bun'
            : isRussian && own.chance(0.3)
              ? 'braid'
              : HAIR_UP[
                  (seeded(person.id, 'hair').int(0, HAIR_UP.length - 1) +
                    Math.max(index, scene.people.indexOf(person))) %
                    HAIR_UP.length
                ]!
        : age === 'child'
          ? 'tousled'
          : age === 'old' && own.chance(0.5)
            ? 'bald'
            : index > 0
              ? MEN_DIFFER[index % MEN_DIFFER.length]!
              : own.pick(age === 'old' ? OLD_MENS_HAIR : age === 'adult' ? MENS_HAIR : YOUNG_MENS_HAIR)),
    ...(isMonster
      ? {}
      : sex === 'man' && person.beard
        ? { beard: person.beard.value.cut }
        : sex === 'man' && age !== 'child' && age !== 'young' && !person.beard && !person.features?.length
          ? { beard: usualBeard(age, isRussian, isPoor, own.next()) }
          : {}),
    ...clothesOf(sex, age, garment, isRussian, isPoor, scene, own.next(), isLady),
    ...(isMonster && !garment && { dress: undefined, coat: 'shirt' as const, legs: 'bare' as const }),
    wind: scene.weather?.value === 'wind' || scene.weather?.value === 'storm' ? 0.7 : 0,
  };
  if (person.features?.some(({ looks: seen }) => seen?.includes('head in hands')))
    looks.posture = SEATED.has(posture) ? 'sitBrooding' : FREE_HANDED.has(posture) ? 'weep' : posture;
  const gesture = [...gesturesOf(person)].map((each) => GESTURE_OF[each]).find((each) => each !== undefined);
  if (gesture && !looks.heldParts && (FREE_HANDED.has(posture) || posture === 'lift'))
    looks.posture = gesture;
  else if (
    person.isStooped &&
    age === 'old' &&
    (FREE_HANDED.has(posture) || (posture === 'walk' && looks.holds === 'cane'))
  )
    looks.posture = 'leanOn';
  else if (looks.holds === 'cane' && !looks.heldParts && FREE_HANDED.has(posture)) looks.posture = 'stand';
  else if ((looks.holds ?? looks.heldParts) && FREE_HANDED.has(posture)) looks.posture = 'hold';
  if (person.being) {
    const built = part('people').drawBeing({
      ...person.being,
      hasSpear: person.holds.some(({ value }) => value === 'spear'),
    });
    return {
      parts: built,
      box: boxOf(built),
      posture: 'stand',
      isSeated: false,
      size: person.being.armPairs > 1 ? 1.05 : [1.15, 0.9, 1.02][index % 3]!,
      coloursId: person.id,
      person,
      looks,
      sex,
      age,
    };
  }
  const isBehind = options.isFromBehind || person.isSeenFromBehind === true;
  const parts =
    isBehind && !SEATED.has(posture)
      ? part('people').drawFromBehind(looks)
      : drawDressedPerson({ person, looks, sex, age });
  return {
    parts,
    box: boxOf(parts),
    posture: isBehind ? 'behind' : looks.posture,
    isSeated: SEATED.has(looks.posture),
    coloursId: index === 0 ? person.id : `${person.id}/${index}`,
    size:
      (index > 0 ? TALLNESS[index % TALLNESS.length]! : 1) *
      (age === 'child' ? 0.92 : 1) *
      (isMonster ? 1.24 : 1) *
      (person.height === 'tall' ? 1.07 : person.height === 'short' ? 0.82 : 1) *
      (sex === 'woman' && age !== 'child' ? 0.95 : 1),
    person,
    ...{ looks, sex, age },
  };
}

const LADIES: ReadonlySet<string> = new Set(['wide hat', 'lady hat', 'bonnet', 'crown']);
const FOLK_PLACES: ReadonlySet<string> = new Set(['village', 'mountains', 'field', 'road', 'camp']);
const FOLK_THINGS: ReadonlySet<string> = new Set(['market', 'stall', 'mountain', 'izba']);

const isPale = (colour: string | undefined) =>
  colour !== undefined &&
  Number.parseInt(colour.slice(1, 3), 16) > 175 &&
  Number.parseInt(colour.slice(5, 7), 16) > 185;

function postureOf(person: ScenePerson, options: FigureOptions, chance: number): Posture {
  const stated = person.posture?.value;
  if (person.isProne) return 'prone';
  const posture = stated
    ? POSTURE_OF[stated]
    : (options.posture ?? pickOf(easeOf(person, options.isOutside === true), chance));
  if (stated === 'read' && options.canSit) return 'sitReading';
  if (stated === 'sit' && options.canSit && options.seated) return options.seated;
  if (SEATED.has(posture) && !options.canSit)
    return stated === 'sit' || stated === 'drive' ? 'wait' : 'stand';
  // A person described only as standing takes a natural stance.
  if (stated === 'stand' || posture === 'wait')
    return pickOf(person.sex === 'woman' ? STANDING_WOMAN : STANDING_MAN, chance);
  return posture;
}

/** People in a room do not walk unless the passage says so. */
const easeOf = ({ sex }: ScenePerson, isOutside: boolean): readonly Posture[] =>
  sex === 'woman' ? (isOutside ? AT_EASE_WOMAN : STANDING_WOMAN) : isOutside ? AT_EASE_MAN : STANDING_MAN;

const pickOf = (from: readonly Posture[], chance: number): Posture =>
  from[Math.floor(chance * from.length)] ?? 'stand';
const STANDING_MAN: readonly Posture[] = ['stand', 'handsBehind', 'handOnHip', 'think', 'stand'];
const STANDING_WOMAN: readonly Posture[] = ['stand', 'wait', 'breast', 'wait', 'handOnHip'];
const AT_EASE_MAN: readonly Posture[] = [...STANDING_MAN, 'walk', 'walk'];
const AT_EASE_WOMAN: readonly Posture[] = [...STANDING_WOMAN, 'walk'];
/** Both hands are free, and can hold something before the breast. */
const FREE_HANDED: ReadonlySet<Posture> = new Set<Posture>([
  'stand',
  'wait',
  'handsBehind',
  'handOnHip',
  'think',
  'breast',
]);

function heldOf(
  person: ScenePerson,
  posture: Posture,
  age: string,
  chance: number,
  isOutside: boolean,
): Held | undefined {
  // Under a roof an umbrella is folded, and carried like a cane.
  for (const { value } of person.holds)
    if (isHeldName(value)) return value === 'umbrella' && !isOutside ? 'cane' : value;
  if (posture === 'read' || posture === 'sitReading') return 'book';
  return age === 'old' && person.holds.length === 0 && FREE_HANDED.has(posture) && chance < 0.7
    ? 'cane'
    : undefined;
}

export const isHeldName = (name: string): name is Held => (HELD as readonly string[]).includes(name);

/** The words of a passage that a figure shows: the person, and the visible hair, clothes and held things. */
export function figureWords({ words, hair, beard, hat, clothes, holds, being }: ScenePerson): TextRange[] {
  const held = holds.filter(
    ({ value }) => isHeldName(value) || handheldMotif(value) !== null || (being && value === 'spear'),
  );
  const built = being?.words ?? [];
  return [...words, ...built, ...[hair, beard, hat, clothes, ...held].flatMap((known) => known?.words ?? [])];
}

/** How tall a grown man is, in metres. */
export const ADULT_HEIGHT_M = 1.75;

/** Pixels of one head for a grown man of a height. */
export const headPixels = (height: number): number => height / HEADS_TALL;

/** How far a body reaches behind its middle, in heads; anything lower is spread on the ground. */
const BACK = 0.6;

/** A figure lying on the ground: on its back, or on its face. */
export function lyingParts({
  parts,
  person,
}: Pick<Figure, 'parts'> & Partial<Pick<Figure, 'person'>>): Part[] {
  const flat = (path: Path): Path =>
    path.map((ring) => ring.map((at, i) => (i % 2 ? Math.min(at, BACK) : at)));
  const turned = parts.map((part) => ({
    ...part,
    path: flat(placed(part.path, { x: 0, y: 0, turn: person?.isProne ? 89 : -89 })),
  }));
  const { left, right, bottom } = boxOf(turned);
  return turned.map((part) => ({ ...part, path: placed(part.path, { x: -(left + right) / 2, y: -bottom }) }));
}
