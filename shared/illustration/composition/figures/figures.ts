import { part } from '#painter-parts';
import type { Bounds } from '../../drawing/path.ts';
import { seeded } from '../../drawing/seeded.ts';
import type { Part } from '../../motifs/motif.ts';
import type { Hair, Hat } from '../../people/heads.ts';
import { HEADS_TALL, type Person } from '../../people/person.ts';
import { SEATED, type Posture } from '../../people/postures.ts';
import type { Headwear, Scene, ScenePerson, TextRange } from '../../scene.ts';
import { boxOf } from '../canvas.ts';
import { drawDressedPerson, isAtWork, type DressedPerson } from './dressed-person.ts';
import { postureOf, type FigureOptions } from './figure-posture.ts';
import { gesturesOf, isDoffed, POSTURE_OF_GESTURE, windOn, withGesture } from './gestures.ts';
import { FREE_HANDED, heldOf, isHeldName } from './held-by-figure.ts';
import { handheldMotif, heldPartsOf } from './held-parts.ts';
import { clothesOf, indoorHat, usualBeard, usualHat } from './usual-clothes.ts';

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
  helmet: 'helmet',
  turban: 'turban',
  'cocked hat': 'cockedHat',
};

/** People who stand together differ: each takes the next one. */
const HAIR_UP: readonly Hair[] = ['bun', 'bands', 'knot', 'crownPlait', 'piled'];

const MENS_HAIR: [Hair, ...Hair[]] = ['short', 'short', 'tousled', 'receding', 'short', 'sideParting'];

const YOUNG_MENS_HAIR: [Hair, ...Hair[]] = ['short', 'tousled', 'short', 'curls', 'short', 'sideParting'];

const OLD_MENS_HAIR: [Hair, ...Hair[]] = ['receding', 'short', 'receding', 'brushedBack'];

const OF_LABOUR: ReadonlySet<string> = new Set([
  'scythe',
  'sickle',
  'rake',
  'pitchfork',
  'spade',
  'axe',
  'bucket',
  'hammer',
]);
const MEN_DIFFER: readonly Hair[] = ['short', 'curls', 'tousled', 'short', 'bald'];

/** No two people of a group are equally tall. */
const TALLNESS = [1, 0.94, 1.04, 0.97, 1.02, 0.92, 0.99] as const;

/** People who sit, eat or play together are of both sexes. */
const IN_COMPANY: ReadonlySet<string> = new Set(['sit', 'eat', 'play']);

/** "The lips were red, and on the cheeks was a delicate bloom": novels say so of women. */
const hasRedLips = ({ features = [], beard }: ScenePerson): boolean =>
  !beard && features.some(({ part, colour }) => part === 'lips' && colour !== undefined);

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
    garment === 'peasant dress' ||
    OF_PEASANTS.has(person.trade ?? '') ||
    // Mowers and milkmaids wear no top hats and no bustles.
    (!garment && person.holds.some(({ value }) => OF_LABOUR.has(value)));
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
    bulk:
      person.build === 'stout'
        ? sex === 'woman'
          ? 1.56
          : 1.6
        : person.build === 'thin'
          ? 0.77
          : own.between(0.95, 1.08),
    hasShawl: (worn.has('shawl') && sex === 'woman') || (sex === 'woman' && age === 'old'),
    hasApron: worn.has('apron') || isAtWork(person),
    holds: heldOf(person, posture, age, random.next(), options.isOutside === true),
    heldParts: person.holds.some(({ value }) => isHeldName(value)) ? undefined : heldPartsOf(person),
    hasLadder: person.holds.some(({ value }) => value === 'ladder'),
    hat:
      isMonster || person.isBareheaded || isDoffed(person)
        ? undefined
        : person.hat
          ? sex === 'woman' && person.hat.value.kind === 'cap'
            ? 'laceCap'
            : garment === 'uniform' && person.hat.value.kind === 'wide hat'
              ? // With a uniform a hat has corners; a cap has a peak.
                'cockedHat'
              : HAT_OF[person.hat.value.kind]
          : options.isOutside && !person.hair && !worn.has('veil')
            ? usualHat(
                sex,
                age,
                isRussian,
                isPoor,
                person.trade === 'uniform' ? 'uniform' : garment,
                (own.next() + index * 0.41) % 1,
              )
            : indoorHat(sex, age, garment, own.next(), person.hair !== undefined),
    hair:
      (worn.has('wig') ? 'curls' : undefined) ??
      person.hair?.value.cut ??
      (isMonster || (sex === 'woman' && gesturesOf(person).has('combing')) ? 'long' : undefined) ??
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
          : age === 'old' && !person.hair && own.chance(0.5)
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
    wind: windOn(person, scene),
  };
  if (
    person.features?.some(
      ({ looks: seen }) => seen?.includes('head in hands') || seen?.includes('face hidden'),
    )
  )
    looks.posture = SEATED.has(posture) ? 'sitBrooding' : FREE_HANDED.has(posture) ? 'weep' : posture;
  const gesture = [...gesturesOf(person)]
    .map((each) => POSTURE_OF_GESTURE[each])
    .find((each) => each !== undefined);
  looks.posture = withGesture(looks.posture, gesturesOf(person));
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

/** Their coats and sheepskins are those of villages. */
const OF_PEASANTS: ReadonlySet<string> = new Set(['kaftan', 'peasant dress', 'rags', 'shirt']);

const LADIES: ReadonlySet<string> = new Set(['wide hat', 'lady hat', 'bonnet', 'crown']);

const FOLK_PLACES: ReadonlySet<string> = new Set(['village', 'mountains', 'field', 'road', 'camp']);

const FOLK_THINGS: ReadonlySet<string> = new Set(['market', 'stall', 'mountain', 'izba']);

const isPale = (colour: string | undefined) =>
  colour !== undefined &&
  Number.parseInt(colour.slice(1, 3), 16) > 175 &&
  Number.parseInt(colour.slice(5, 7), 16) > 185;

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
