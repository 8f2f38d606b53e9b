import { seeded } from '../drawing/seeded.ts';
import { isInterior } from '../setting.ts';
import type { Scene, SceneThing } from '../scene.ts';
import type { Composition } from './canvas.ts';
import {
  composeFullLength,
  composeDoorCloseUp,
  composeIndoors,
  composeOrnament,
  composeOutdoors,
  composePainting,
  composePair,
  composePortrait,
  composeStillLife,
} from './composers.ts';
import { fitsOnTable, GROWING } from './still-life/fits-on-table.ts';
import { areWindowsOfBuilding, hasOpenAir, IN_PASSING, isMainlyOutdoors, isUnderWay } from './is-outdoors.ts';
import { DOORWAYS, DRAWN_BY_HORSES, FURNITURE, HOUSES } from './kinds-of-things.ts';
import { motifOf } from './motif-of.ts';
import { isSeenFromWindow } from './outdoors/viewpoint.ts';
import { isLying } from '../is-lying.ts';
import { seriesOf } from './palette.ts';
import {
  fitsBust,
  fitsFullLength,
  fitsPair,
  isFaceDescribed,
  isOnlyDescribed,
  portrayed,
} from './portrait/framing.ts';
import { statedSetting } from './portrait/stated-setting.ts';
import { TABLES } from './tables.ts';

export interface ComposeOptions {
  bookId: string;
  /** Distinguishes passages that are otherwise equal. */
  seed: string;
  /** 0 for the first picture of a passage, then counted up. */
  take: number;
}

/** A room with furniture, in which a portrait is one thing among others. */
const isFurnishedRoom = ({ type, setting, things }: Scene): boolean =>
  type === 'location' &&
  setting?.source === 'passage' &&
  isInterior(setting.value) &&
  things.filter(({ what }) => (FURNITURE.has(what) || what === 'furniture') && what !== 'portrait').length >=
    2;

/** Composes the picture of a scene. The kind of picture is decided here and nowhere else. */
export function compose(scene: Scene, { bookId, seed, take }: ComposeOptions): Composition {
  const series = seriesOf(bookId);
  if (scene.isTooVague) return composeOrnament(series, seed, take, scene.season?.value);
  const subject = scene.subject?.kind === 'thing' ? scene.things[scene.subject.index] : undefined;
  const found = subject && motifOf(subject, scene, seeded(seed));
  const portrait =
    subject?.what === 'portrait' && scene.type === 'object'
      ? subject
      : scene.people.length === 0 &&
          scene.things[0]?.what === 'portrait' &&
          !isFurnishedRoom(scene) &&
          scene.setting?.value !== 'gallery'
        ? scene.things[0]
        : undefined;
  if (portrait) return composePainting(scene, portrait, series, seed, take);
  const door = doorSeenFromOutside(scene);
  if (door) return composeDoorCloseUp(scene, door, series, seed, take);
  // A candle is not a still life if many people sit at the table.
  const isFeast = isFurnishedBy(scene) && scene.people.some(({ count }) => count === 'many');
  const isSmall =
    found &&
    !isFeast &&
    !GROWING.has(found.name) &&
    found.name !== 'steps' &&
    !DOORWAYS.has(subject.what) &&
    (found.motif.support === 'table' || found.motif.height < 1.3);
  if (
    isSmall &&
    (scene.type === 'object' || (!scene.setting && scene.people.length === 0 && !hasWay(scene)))
  ) {
    const picture = composeStillLife(scene, series, seed, take);
    if (picture) return picture;
  }
  if (isOfOneTable(scene, seed)) {
    const picture = composeStillLife(
      {
        ...scene,
        subject: { kind: 'thing', index: scene.things.findIndex(({ what }) => !BARE_TABLES.has(what)) },
      },
      series,
      seed,
      take,
    );
    if (picture) return picture;
  }
  // The viewer is inside the house.
  if (isSeenFromWindow(scene) && !isSomebodyAtWindow(scene))
    return composeOutdoors(
      {
        ...scene,
        subject: { kind: 'setting' },
        things: scene.things.filter(
          ({ what }) =>
            !HOUSES.has(what) && !(scene.setting?.value === 'carriage inside' && DRAWN_BY_HORSES.has(what)),
        ),
        setting: scene.setting && !isInterior(scene.setting.value) ? scene.setting : null,
      },
      series,
      seed,
      take,
    );
  if (isSeenFromWindow(scene)) return composeIndoors(inRoom(scene), series, seed, take);
  const isNowhere = statedSetting(scene) === null && !hasOpenAir(scene) && !isFurnishedBy(scene);
  // Beings are drawn few and large: in a crowd their limbs would not be recognisable.
  if (scene.people.some(({ being }) => being))
    return (isNowhere ? composeFullLength : composeOutdoors)(
      {
        ...scene,
        people: scene.people.map((person) =>
          person.being && person.count === 'many' ? { ...person, count: 3 } : person,
        ),
      },
      series,
      seed,
      take,
    );
  const place = scene.setting?.value;
  // A coach in front of the inn is not inside it.
  const isOfTheOpen =
    found &&
    place !== 'carriage inside' &&
    place !== 'stable' &&
    !(scene.things.some(({ what }) => what === 'window') && isFurnishedRoom(scene)) &&
    (found.motif.support === 'water' || DRAWN_BY_HORSES.has(found.name) || found.name.startsWith('horse'));
  const isPerson = scene.type === 'character' && scene.people.length > 0;
  // The chapter's setting says little about a described person; their own outline matters more.
  const isElsewhere =
    isPerson &&
    scene.setting?.source !== 'passage' &&
    !scene.things.some(({ what }) => what === 'window' || (scene.people.length > 1 && THRESHOLDS.has(what)));
  const shown = portrayed(scene.people);
  const isNearby =
    isPerson &&
    shown.length === 1 &&
    isFaceDescribed(shown[0]!) &&
    !isFurnishedBy(scene, LOOKED_INTO, BESIDE_A_FACE) &&
    !hasOpenAir(scene);
  const isClose =
    scene.people.reduce((sum, { count }) => sum + (count === 'many' ? 3 : count), 0) < 3 &&
    scene.people.every(fitsBust);
  if (isLaidOut(scene)) return composeIndoors(scene, series, seed, take);
  if (fitsPair(scene)) return composePair(scene, series, seed, take, hasOpenAir(scene) ? 'open' : null);
  if (isPerson && isOnlyDescribed(scene) && !isFurnishedBy(scene, THRESHOLDS, BESIDE_A_FACE))
    return composePortrait(scene, series, seed, take);
  if (isNearby) return composePortrait({ ...scene, people: shown }, series, seed, take);
  if (isClose && isElsewhere && !isFurnishedBy(scene, THRESHOLDS) && !hasOpenAir(scene))
    return composePortrait(scene, series, seed, take);
  if (isPerson && isNowhere && fitsFullLength(scene)) return composeFullLength(scene, series, seed, take);
  if (place)
    return isInterior(place) && !isOfTheOpen && !scene.people.some(isUnderWay)
      ? composeIndoors(scene, series, seed, take)
      : composeOutdoors(scene, series, seed, take);
  const isFurnished = isFurnishedBy(scene) && !isMainlyOutdoors(scene) && !areWindowsOfBuilding(scene);
  if (
    scene.people.length > 0 &&
    (scene.type === 'character' || scene.subject?.kind === 'person') &&
    !isFurnished &&
    isClose &&
    !hasOpenAir(scene)
  )
    return composePortrait(scene, series, seed, take);
  const isLampLit =
    ['candle', 'lamp', 'fire'].includes(scene.light?.value ?? '') &&
    !hasOpenAir(scene) &&
    !isBurningCountry(scene);
  if (isFurnished || isLampLit || (scene.people.length > 0 && !hasOpenAir(scene)))
    return composeIndoors(scene, series, seed, take);
  // Small things without a stated setting lie on a table, not in a meadow.
  if (
    scene.people.length === 0 &&
    scene.things.length > 0 &&
    !hasOpenAir(scene) &&
    !scene.weather &&
    scene.things.every((thing) => fitsOnTable(scene, thing, seed))
  ) {
    const picture = composeStillLife({ ...scene, subject: { kind: 'thing', index: 0 } }, series, seed, take);
    if (picture) return picture;
  }
  // Arms of which no more is said hang on a wall.
  if (scene.type === 'object' && !hasOpenAir(scene) && scene.things.every(({ what }) => ARMS.has(what)))
    return composeIndoors(scene, series, seed, take);
  // An object that cannot be drawn leaves no empty country behind.
  if (
    scene.type === 'object' &&
    scene.people.length === 0 &&
    !hasOpenAir(scene) &&
    !scene.weather &&
    scene.things.every((thing) => (motifOf(thing, scene, seeded(seed))?.motif.support ?? 'wall') === 'wall')
  )
    return composeOrnament(series, seed, take, scene.season?.value);
  return composeOutdoors(scene, series, seed, take);
}

const ARMS: ReadonlySet<string> = new Set([
  'rifle',
  'musket',
  'gun',
  'sword',
  'sabre',
  'dagger',
  'spear',
  'bow',
  'shield',
  'pistol',
]);

/** An urn beside a path stands in a garden. */
const hasWay = ({ things }: Scene): boolean =>
  things.some(({ what, weight }) => (what === 'path' || what === 'road') && weight >= IN_PASSING);

/** The door that a passage is about, with nothing beside it that would be in its room. */
function doorSeenFromOutside({ type, subject, things, people, setting }: Scene): SceneThing | undefined {
  const thing = subject?.kind === 'thing' ? things[subject.index] : undefined;
  return type !== 'character' &&
    type !== 'atmosphere' &&
    thing !== undefined &&
    CLOSED_DOORS.has(thing.what) &&
    !(setting && isInterior(setting.value)) &&
    people.every(({ certainty, count }) => certainty < 0.8 || count === 'many') &&
    things.every(({ what, weight }) => OF_DOORS.has(what) || (weight < thing.weight && !FURNITURE.has(what)))
    ? (things.find(({ what }) => what === 'door') ?? thing)
    : undefined;
}
const CLOSED_DOORS: ReadonlySet<string> = new Set(['door', 'doorway']);
const OF_DOORS: ReadonlySet<string> = new Set([
  ...CLOSED_DOORS,
  'steps',
  'threshold',
  'arch',
  'wall',
  'panelling',
  'stone',
]);

/** Somebody lies in a coffin, of whom a portrait would make a living person. */
const isLaidOut = ({ people, things }: Scene): boolean =>
  people.some(isLying) && things.some(({ what, certainty }) => what === 'coffin' && certainty >= 0.7);

/** "The pillars of fire became pillars of smoke": no hearth. */
const isBurningCountry = ({ things, leftOut, people }: Scene): boolean =>
  people.length === 0 &&
  leftOut.some(({ reason, what }) => reason === 'metaphor' && (what === 'column' || what === 'wall')) &&
  things.some(({ what }) => what === 'fire') &&
  things.every(({ what }) => !FURNITURE.has(what));

/** Nothing but what stands on a table is described, in a room of which nothing is known: it is seen close up. */
const isOfOneTable = (scene: Scene, seed: string): boolean =>
  scene.people.length === 0 &&
  !(scene.type === 'atmosphere' && scene.things.every(({ what }) => what === 'leaf' || what === 'grass')) &&
  (scene.setting === null ||
    (scene.setting.value === 'room' && isImpliedByThings(scene.setting, scene.things))) &&
  !scene.weather &&
  scene.things.filter(({ what }) => !BARE_TABLES.has(what)).length > 1 &&
  scene.things.every((thing) => BARE_TABLES.has(thing.what) || fitsOnTable(scene, thing, seed));

/** What stands on a laid table is shown in the room where people eat. */
const BARE_TABLES: ReadonlySet<string> = new Set([...TABLES].filter((name) => name !== 'laid table'));

/** The words for the setting are those of things, such as a table, not of a room. */
const isImpliedByThings = (
  { words }: NonNullable<Scene['setting']>,
  things: readonly SceneThing[],
): boolean =>
  words.every(({ start }) => things.some((thing) => thing.words.some((span) => span.start === start)));

/** One person who stands, sits or leans at the window is seen from inside, with the view before them. */
const isSomebodyAtWindow = ({ people: [person, ...others] }: Scene): boolean =>
  person !== undefined &&
  others.length === 0 &&
  person.count === 1 &&
  AT_WINDOW.has(person.posture?.value ?? '');

const AT_WINDOW: ReadonlySet<string> = new Set(['stand', 'look out', 'sit', 'lean']);

/** The land seen from a window is not where the window is. */
const inRoom = (scene: Scene): Scene => ({
  ...scene,
  setting: scene.setting && isInterior(scene.setting.value) ? scene.setting : null,
});

const THRESHOLDS: ReadonlySet<string> = new Set([...DOORWAYS, 'window']);

/** A person who looks into a mirror is described by the face in it. */
const LOOKED_INTO: ReadonlySet<string> = new Set([...THRESHOLDS, 'mirror']);

const isFurnishedBy = ({ things }: Scene, but: ReadonlySet<string> = new Set(), from = 0) =>
  things.some(({ what, weight }) => FURNITURE.has(what) && !but.has(what) && weight >= from);

/** Furniture below this weight does not matter beside a face that is described. */
const BESIDE_A_FACE = 0.35;
