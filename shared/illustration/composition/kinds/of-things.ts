import { seeded } from '../../drawing/seeded.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { isInterior } from '../../setting.ts';
import {
  composeDoorCloseUp,
  composeIndoors,
  composeOrnament,
  composePainting,
  composeStillLife,
} from '../composers.ts';
import { hasOpenAir, IN_PASSING } from '../is-outdoors.ts';
import { DOORWAYS, FURNITURE } from '../kinds-of-things.ts';
import { motifOf } from '../motif-of.ts';
import { fitsOnTable, GROWING } from '../still-life/fits-on-table.ts';
import { TABLES } from '../tables.ts';
import { isFurnishedBy, isFurnishedPlace, subjectOf, type Kind } from './kind.ts';

/** Nothing is certain about the passage: an ornament of its season. */
export const vagueness: Kind = ({ scene, series, seed, take }) =>
  scene.isTooVague ? composeOrnament(series, seed, take, scene.season?.value) : null;

/** A painting on a wall that the passage is about. */
export const paintedPortrait: Kind = ({ scene, series, seed, take }) => {
  const subject = subjectOf(scene);
  const [first] = scene.things;
  if (subject?.what === 'portrait' && scene.type === 'object')
    return composePainting(scene, subject, series, seed, take);
  const isAlone = scene.people.length === 0 && !isFurnishedPlace(scene) && scene.setting?.value !== 'gallery';
  return first?.what === 'portrait' && isAlone ? composePainting(scene, first, series, seed, take) : null;
};

/** The door that a passage is about, with nothing beside it that would be in its room. */
export const closedDoor: Kind = ({ scene, series, seed, take }) => {
  const { type, things, people, setting } = scene;
  const subject = subjectOf(scene);
  const isSeenFromOutside =
    type !== 'character' &&
    type !== 'atmosphere' &&
    subject !== undefined &&
    CLOSED_DOORS.has(subject.what) &&
    !(setting && isInterior(setting.value)) &&
    people.every(({ certainty, count }) => certainty < 0.8 || count === 'many') &&
    things.every(
      ({ what, weight }) => OF_DOORS.has(what) || (weight < subject.weight && !FURNITURE.has(what)),
    );
  if (!isSeenFromOutside) return null;
  const door = things.find(({ what }) => what === 'door') ?? subject;
  return composeDoorCloseUp(scene, door, series, seed, take);
};
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

/** The small thing that a passage is about, close up. */
export const smallThing: Kind = ({ scene, series, seed, take }) => {
  const subject = subjectOf(scene);
  const found = subject && motifOf(subject, scene, seeded(seed));
  // A candle is not a still life if many people sit at the table.
  const isFeast = isFurnishedBy(scene) && scene.people.some(({ count }) => count === 'many');
  const isSmall =
    found &&
    !isFeast &&
    !GROWING.has(found.name) &&
    found.name !== 'steps' &&
    !DOORWAYS.has(subject.what) &&
    (found.motif.support === 'table' || found.motif.height < 1.3);
  const isNowhere = !scene.setting && scene.people.length === 0 && !hasWay(scene);
  return isSmall && (scene.type === 'object' || isNowhere)
    ? composeStillLife(scene, series, seed, take)
    : null;
};

/** An urn beside a path stands in a garden. */
const hasWay = ({ things }: Scene): boolean =>
  things.some(({ what, weight }) => (what === 'path' || what === 'road') && weight >= IN_PASSING);

/** Nothing but what stands on a table is described, in a room of which nothing is known: it is seen close up. */
export const laidTable: Kind = ({ scene, series, seed, take }) => {
  const { type, people, things, setting, weather } = scene;
  const isOfLeaves = type === 'atmosphere' && things.every(({ what }) => what === 'leaf' || what === 'grass');
  const isOfOneTable =
    people.length === 0 &&
    !isOfLeaves &&
    (setting === null || (setting.value === 'room' && isImpliedByThings(setting, things))) &&
    !weather &&
    things.filter(({ what }) => !BARE_TABLES.has(what)).length > 1 &&
    things.every((thing) => BARE_TABLES.has(thing.what) || fitsOnTable(scene, thing, seed));
  if (!isOfOneTable) return null;
  const index = things.findIndex(({ what }) => !BARE_TABLES.has(what));
  return composeStillLife({ ...scene, subject: { kind: 'thing', index } }, series, seed, take);
};

/** What stands on a laid table is shown in the room where people eat. */
const BARE_TABLES: ReadonlySet<string> = new Set([...TABLES].filter((name) => name !== 'laid table'));

/** The words for the setting are those of things, such as a table, not of a room. */
const isImpliedByThings = (
  { words }: NonNullable<Scene['setting']>,
  things: readonly SceneThing[],
): boolean =>
  words.every(({ start }) => things.some((thing) => thing.words.some((span) => span.start === start)));

/** Small things without a stated setting lie on a table, not in a meadow. */
export const smallThings: Kind = ({ scene, series, seed, take }) =>
  scene.people.length === 0 &&
  scene.things.length > 0 &&
  !hasOpenAir(scene) &&
  !scene.weather &&
  scene.things.every((thing) => fitsOnTable(scene, thing, seed))
    ? composeStillLife({ ...scene, subject: { kind: 'thing', index: 0 } }, series, seed, take)
    : null;

/** Arms of which no more is said hang on a wall. */
export const arms: Kind = ({ scene, series, seed, take }) =>
  scene.type === 'object' && !hasOpenAir(scene) && scene.things.every(({ what }) => ARMS.has(what))
    ? composeIndoors(scene, series, seed, take)
    : null;

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

/** An object that cannot be drawn leaves no empty country behind. */
export const undrawableThing: Kind = ({ scene, series, seed, take }) =>
  scene.type === 'object' &&
  scene.people.length === 0 &&
  !hasOpenAir(scene) &&
  !scene.weather &&
  scene.things.every((thing) => (motifOf(thing, scene, seeded(seed))?.motif.support ?? 'wall') === 'wall')
    ? composeOrnament(series, seed, take, scene.season?.value)
    : null;
