import { seeded } from '../../drawing/seeded.ts';
import type { Scene } from '../../scene.ts';
import { isInterior } from '../../setting.ts';
import { composeIndoors, composeOutdoors } from '../composers.ts';
import { areWindowsOfBuilding, hasOpenAir, isMainlyOutdoors, isUnderWay } from '../is-outdoors.ts';
import { DRAWN_BY_HORSES, FURNITURE, HOUSES } from '../kinds-of-things.ts';
import { motifOf } from '../motif-of.ts';
import { isSeenFromWindow } from '../outdoors/viewpoint.ts';
import { isFurnishedBy, isFurnishedPlace, subjectOf, type Brief, type Kind } from './kind.ts';

/** The land that is seen from a window: the viewer is inside the house. */
export const viewFromWindow: Kind = ({ scene, series, seed, take }) => {
  if (!isSeenFromWindow(scene) || isSomebodyAtWindow(scene)) return null;
  const isInCarriage = scene.setting?.value === 'carriage inside';
  const view: Scene = {
    ...scene,
    subject: { kind: 'setting' },
    things: scene.things.filter(
      ({ what }) => !HOUSES.has(what) && !(isInCarriage && DRAWN_BY_HORSES.has(what)),
    ),
    setting: scene.setting && !isInterior(scene.setting.value) ? scene.setting : null,
  };
  return composeOutdoors(view, series, seed, take);
};

/** Somebody at a window, seen from inside. The land before them is not where the window is. */
export const atWindow: Kind = ({ scene, series, seed, take }) => {
  if (!isSeenFromWindow(scene)) return null;
  const setting = scene.setting && isInterior(scene.setting.value) ? scene.setting : null;
  return composeIndoors({ ...scene, setting }, series, seed, take);
};

/** One person who stands, sits or leans at the window is seen from inside, with the view before them. */
const isSomebodyAtWindow = ({ people: [person, ...others] }: Scene): boolean =>
  person !== undefined &&
  others.length === 0 &&
  person.count === 1 &&
  AT_WINDOW.has(person.posture?.value ?? '');

const AT_WINDOW: ReadonlySet<string> = new Set(['stand', 'look out', 'sit', 'lean']);

/** The place that is stated. */
export const statedPlace: Kind = (brief) => {
  const { scene, series, seed, take } = brief;
  const place = scene.setting?.value;
  if (!place) return null;
  const isRoom = isInterior(place) && !isOfTheOpen(brief) && !scene.people.some(isUnderWay);
  return (isRoom ? composeIndoors : composeOutdoors)(scene, series, seed, take);
};

/** A coach in front of the inn is not inside it. */
function isOfTheOpen({ scene, seed }: Brief): boolean {
  const { things, setting } = scene;
  const thing = subjectOf(scene);
  const found = thing ? motifOf(thing, scene, seeded(seed)) : null;
  return (
    found !== null &&
    setting?.value !== 'carriage inside' &&
    setting?.value !== 'stable' &&
    !(things.some(({ what }) => what === 'window') && isFurnishedPlace(scene)) &&
    (found.motif.support === 'water' || DRAWN_BY_HORSES.has(found.name) || found.name.startsWith('horse'))
  );
}

/** No place is stated, but furniture, a lamp or people under a roof. */
export const furnishedRoom: Kind = ({ scene, series, seed, take }) => {
  const isFurnished = isFurnishedBy(scene) && !isMainlyOutdoors(scene) && !areWindowsOfBuilding(scene);
  const isLampLit =
    ['candle', 'lamp', 'fire'].includes(scene.light?.value ?? '') &&
    !hasOpenAir(scene) &&
    !isBurningCountry(scene);
  return isFurnished || isLampLit || (scene.people.length > 0 && !hasOpenAir(scene))
    ? composeIndoors(scene, series, seed, take)
    : null;
};

/** "The pillars of fire became pillars of smoke": no hearth. */
const isBurningCountry = ({ things, leftOut, people }: Scene): boolean =>
  people.length === 0 &&
  leftOut.some(({ reason, what }) => reason === 'metaphor' && (what === 'column' || what === 'wall')) &&
  things.some(({ what }) => what === 'fire') &&
  things.every(({ what }) => !FURNITURE.has(what));
