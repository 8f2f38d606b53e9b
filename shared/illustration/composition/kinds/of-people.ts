import { isLying } from '../../is-lying.ts';
import type { Scene } from '../../scene.ts';
import {
  composeFullLength,
  composeIndoors,
  composeOutdoors,
  composePair,
  composePortrait,
} from '../composers.ts';
import { areWindowsOfBuilding, hasOpenAir, isMainlyOutdoors } from '../is-outdoors.ts';
import { DOORWAYS } from '../kinds-of-things.ts';
import {
  fitsBust,
  fitsFullLength,
  fitsPair,
  isFaceDescribed,
  isOnlyDescribed,
  portrayed,
} from '../portrait/framing.ts';
import { statedSetting } from '../portrait/stated-setting.ts';
import { isFurnishedBy, type Kind } from './kind.ts';

/** Beings are drawn few and large: in a crowd their limbs would not be recognisable. */
export const beings: Kind = ({ scene, series, seed, take }) => {
  if (!scene.people.some(({ being }) => being)) return null;
  const people = scene.people.map((person) =>
    person.being && person.count === 'many' ? { ...person, count: 3 } : person,
  );
  const composeBeings = isNowhere(scene) ? composeFullLength : composeOutdoors;
  return composeBeings({ ...scene, people }, series, seed, take);
};

/** Somebody lies in a coffin, of whom a portrait would make a living person. */
export const laidOut: Kind = ({ scene, series, seed, take }) =>
  scene.people.some(isLying) &&
  scene.things.some(({ what, certainty }) => what === 'coffin' && certainty >= 0.7)
    ? composeIndoors(scene, series, seed, take)
    : null;

/** Two people and what is between them. */
export const pair: Kind = ({ scene, series, seed, take }) =>
  fitsPair(scene) ? composePair(scene, series, seed, take, hasOpenAir(scene) ? 'open' : null) : null;

/** One person of whom the passage says how they look and no more. */
export const describedPerson: Kind = ({ scene, series, seed, take }) =>
  isAboutPerson(scene) && isOnlyDescribed(scene) && !isFurnishedBy(scene, THRESHOLDS, BESIDE_A_FACE)
    ? composePortrait(scene, series, seed, take)
    : null;

/** A face so well described that it must not be small. */
export const describedFace: Kind = ({ scene, series, seed, take }) => {
  const people = portrayed(scene.people);
  const [person, ...others] = people;
  return isAboutPerson(scene) &&
    person &&
    others.length === 0 &&
    isFaceDescribed(person) &&
    !isAbed(scene) &&
    !isFurnishedBy(scene, LOOKED_INTO, isFaceTheSubject(person) ? BESIDE_A_PORTRAIT : BESIDE_A_FACE) &&
    !hasOpenAir(scene)
    ? composePortrait({ ...scene, people }, series, seed, take)
    : null;
};

/** The chapter's setting says little about a described person; their own outline matters more. */
export const personElsewhere: Kind = ({ scene, series, seed, take }) => {
  const isElsewhere =
    isAboutPerson(scene) &&
    scene.setting?.source !== 'passage' &&
    !scene.things.some(({ what }) => what === 'window' || (scene.people.length > 1 && THRESHOLDS.has(what)));
  return isElsewhere && isClose(scene) && !isFurnishedBy(scene, THRESHOLDS) && !hasOpenAir(scene)
    ? composePortrait(scene, series, seed, take)
    : null;
};

/** Somebody with all that they wear and hold, and no place around them. */
export const fullLength: Kind = ({ scene, series, seed, take }) =>
  isAboutPerson(scene) && isNowhere(scene) && fitsFullLength(scene)
    ? composeFullLength(scene, series, seed, take)
    : null;

/** A person in no stated place, with nothing of a room or of the open air around them. */
export const unplacedPerson: Kind = ({ scene, series, seed, take }) => {
  const isFurnished = isFurnishedBy(scene) && !isMainlyOutdoors(scene) && !areWindowsOfBuilding(scene);
  return scene.people.length > 0 &&
    (scene.type === 'character' || scene.subject?.kind === 'person') &&
    !isFurnished &&
    isClose(scene) &&
    !hasOpenAir(scene)
    ? composePortrait(scene, series, seed, take)
    : null;
};

/** Somebody who lies in a bed that the passage names is seen in it. */
const isAbed = ({ people, things }: Scene): boolean =>
  people.some(isLying) && things.some(({ what }) => BEDDING.has(what) || what.includes('bed'));
const BEDDING: ReadonlySet<string> = new Set(['pillow', 'blanket', 'quilt', 'mattress']);

const isAboutPerson = ({ type, people }: Scene): boolean => type === 'character' && people.length > 0;

const isNowhere = (scene: Scene): boolean =>
  statedSetting(scene) === null && !hasOpenAir(scene) && !isFurnishedBy(scene);

/** One or two people, with nothing about them that a bust would crop. */
const isClose = ({ people }: Scene): boolean =>
  people.reduce((sum, { count }) => sum + (count === 'many' ? 3 : count), 0) < 3 && people.every(fitsBust);

const THRESHOLDS: ReadonlySet<string> = new Set([...DOORWAYS, 'window']);

/** A person who looks into a mirror is described by the face in it. */
const LOOKED_INTO: ReadonlySet<string> = new Set([
  ...THRESHOLDS,
  'mirror',
  // "The lamplight fell on a hard mouth": the light on the face is all that is seen of it.
  'lamp',
  'candle',
]);

/** Furniture below this weight does not matter beside a face that is described. */
const BESIDE_A_FACE = 0.35;
/** The same beside a face of which four parts and more are told: the chair it sits in is not what the passage is about. */
const BESIDE_A_PORTRAIT = 0.55;
const isFaceTheSubject = ({ features = [], hair, beard }: Scene['people'][number]): boolean =>
  new Set(features.map(({ part }) => part).filter((part) => OF_A_FACE.has(part))).size +
    Number(hair !== undefined) +
    Number(beard !== undefined) >=
  4;
const OF_A_FACE: ReadonlySet<string> = new Set([
  'eyes',
  'brows',
  'face',
  'cheeks',
  'skin',
  'lips',
  'nose',
  'forehead',
  'chin',
]);
