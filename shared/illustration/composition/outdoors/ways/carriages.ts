import { placed, stroke, type Bounds, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import type { Part } from '../../../motifs/motif.ts';
import { coachman, driver, passenger } from '../../../motifs/drivers.ts';
import type { Scene, ScenePerson, SceneThing } from '../../../scene.ts';
import { boxOf } from '../../canvas.ts';
import { DRAWN_BY_HORSES } from '../../kinds-of-things.ts';
import type { Stage } from '../stage.ts';

/** The horse of the passage that draws a carriage of the passage. */
export const horseFor = (
  { scene, harnessed: taken }: Stage,
  thing: SceneThing,
  name: string,
): SceneThing | null =>
  (DRAWN_BY_HORSES.has(name) && !taken.has(thing) && scene.things.find(({ what }) => what === 'horse')) ||
  null;

/**
 * A carriage with its horse in front, both facing right; if there are more, a second horse a little behind the first.
 *
 * @param horse the horse that the passage names; a horse is drawn even without one
 */
export function carriageWithHorses(
  drawnCarriage: readonly Part[],
  horse: SceneThing | null,
  thing: SceneThing,
  random: Random,
): Part[] {
  const qualities = [...thing.qualities, ...(horse?.qualities ?? [])];
  const isTroika = thing.what === 'troika';
  const isMoving = isOnTheMove({ ...thing, qualities });
  const motif = MOTIFS.get(
    isMoving ? 'horse trotting' : qualities.includes('drooping') ? 'horse drooping' : 'horse standing',
  )!;
  const larger = LARGER[isTroika ? 'carriage' : thing.what] ?? 1;
  const carriage = drawnCarriage.map((part) => ({
    ...part,
    path: placed(part.path, { x: 0, y: 0, scale: larger }),
  }));
  const { right } = boxOf(carriage);
  // The colour of a carriage does not apply to its horses: brows are always dark.
  const drawn = motif
    .draw(random, {})
    .map((part): Part => (part.material === 'ink' ? { ...part, material: 'brow' } : part));
  const { left } = boxOf(drawn);
  // The shafts reach along its sides.
  const at = (x: number, y: number): Part[] =>
    drawn.map((part) => ({ ...part, path: placed(part.path, { x: x - left, y }) }));
  // The farther one of two is in the shadow of the nearer.
  const farther = (x: number): Part[] =>
    at(x + FARTHER, -0.1).map((part) => (part.material === 'brow' ? { ...part, material: 'lash' } : part));
  // The curved runners of a sledge reach far before it.
  const reach = thing.what === 'sledge' ? 0.5 : 1.5;
  const isPair = isTroika || (horse?.count !== undefined && horse.count !== 1);
  const place = right - reach;
  // Four and six go in pairs, at most two of them, or horses would fill the picture.
  const ahead = place + boxOf(drawn).right - left + 0.25;
  const isTeam = horse?.count === 'many' ? false : (horse?.count ?? 1) >= 4;
  const leaders = isTeam ? [...farther(ahead), ...at(ahead, 0), rein(place, ahead + 1)] : [];
  return [
    ...leaders,
    ...(isTroika ? farther(place + FARTHER) : []),
    ...(isPair ? farther(place) : []),
    ...carriage,
    ...at(place, 0),
    ...harness(place, boxOf(drawn), boxOf(carriage), motif.height),
  ];
}

/** Whether a person is the subject of the passage and their dress is stated: then they are seen beside their carriage. */
export const isDressDescribed = (person: ScenePerson, { type, subject, people }: Scene): boolean =>
  type === 'character' &&
  subject?.kind === 'person' &&
  people[subject.index] === person &&
  person.clothes?.source === 'passage' &&
  person.clothes.certainty === 1;

/** The people on a moving sledge or carriage: a driver, named or not, and the passengers inside. */
export function occupantsOf(scene: Scene, thing: SceneThing, name: string): Part[] {
  if (thing.qualities.includes('empty')) return [];
  if (name === 'sledge') return driver();
  const [going, second] = scene.people.filter(({ posture }) => posture?.value === 'drive');
  const isMoving = going !== undefined || isOnTheMove(thing);
  if (name !== 'carriage' || !isMoving) return [];
  return [
    ...coachman(),
    ...(second ? passenger(second.sex === 'woman').map(onFartherSeat) : []),
    ...(going && !isDressDescribed(going, scene) ? passenger(going.sex === 'woman') : []),
  ];
}

/** A troika is never named standing still. */
const isOnTheMove = ({ what, qualities }: SceneThing): boolean =>
  what === 'troika' || qualities.includes('moving') || qualities.includes('galloping');

/** Beside the first passenger, and partly hidden by that one. */
const onFartherSeat = (part: Part): Part => ({
  ...part,
  path: placed(part.path, { x: 0.4, y: -0.05, scale: 0.94 }),
});

/** A trace from the horse in the shafts to the one in front. */
const rein = (from: number, to: number): Part => ({
  path: [
    stroke(
      [
        [from + 1.4, -1.2],
        [(from + to) / 2 + 0.7, -1.12],
        [to + 0.6, -1.16],
      ],
      0.035,
    ),
  ],
  material: 'ink',
});

/** How far the second of two horses is ahead, so that both heads are visible, in metres. */
const FARTHER = 0.62;

/** Carriages for people, which are drawn larger relative to the horse. */
const LARGER: Readonly<Record<string, number>> = { carriage: 1.32, coach: 1.12 };

/** The height of a horse with its head up, in metres. */
const HEAD_UP = 2;

/** Shafts along the horse's side, a collar, and reins back to the driver's seat. */
function harness(place: number, horse: Bounds, carriage: Bounds, high: number): Part[] {
  const [wide, tall] = [horse.right - horse.left, -horse.top];
  const at = (across: number, up: number): Point => [place + wide * across, -tall * up];
  const front: Point = [place - 0.1, -0.55];
  // The bit is lower if the horse hangs its head.
  const bit: Point[] = high < HEAD_UP ? [at(0.52, 0.98)] : [at(0.74, 0.72), at(0.93, 0.78)];
  return [
    { path: [stroke([front, at(0.3, 0.36), at(0.66, 0.5)], 0.07)], material: 'ink' },
    { path: [stroke([at(0.64, 0.36), at(0.7, 0.54), at(0.64, 0.7)], 0.07, true)], material: 'fold' },
    { path: [stroke([at(0.3, 0.42), at(0.48, 0.46), at(0.66, 0.5)], 0.035, true)], material: 'fold' },
    {
      path: [
        stroke(
          [
            [carriage.left + (carriage.right - carriage.left) * 0.68, Math.max(-1.15, carriage.top * 0.64)],
            high < HEAD_UP ? at(0.3, 0.9) : at(0.3, 0.66),
            ...bit,
          ],
          0.028,
        ),
      ],
      material: 'ink',
    },
  ];
}
