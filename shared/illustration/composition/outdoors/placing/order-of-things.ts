import type { SceneThing } from '../../../scene.ts';
import { DRAWN_BY_HORSES, HOUSES } from '../../kinds-of-things.ts';

/** Buildings that are seen among or above houses. */
export const LANDMARKS: ReadonlySet<string> = new Set([
  'bell tower',
  'church',
  'steeple',
  'village',
  'mill',
  'windmill',
  'monastery',
]);

/** A church and the like among the many houses of a village, which must not hide it. */
export const isAmongHouses = ({ what }: SceneThing, things: readonly SceneThing[]): boolean =>
  what !== 'village' &&
  LANDMARKS.has(what) &&
  things.some((other) => HOUSES.has(other.what) && other.count === 'many');

/**
 * The things of a passage in the order in which they find a place in its picture: what is named first and stressed most
 * before the rest, and each thing after what it stands on or comes with.
 *
 * @param main what the passage is about
 */
export function inOrder(things: readonly SceneThing[], main: SceneThing | undefined): SceneThing[] {
  // A single carriage is nearer than many, and is placed first.
  const isFleet = ({ what, count }: SceneThing) => DRAWN_BY_HORSES.has(what) && count === 'many';
  const hasFleet =
    things.some(isFleet) &&
    things.some(({ what, count }) => DRAWN_BY_HORSES.has(what) && count === undefined);
  /** Ranks, the most important first; false comes before true. */
  const ranks: readonly ((thing: SceneThing) => boolean)[] = [
    // Carriages find room before the houses behind them.
    ({ what }) => hasFleet && !DRAWN_BY_HORSES.has(what),
    // A thing that may be on fire is placed before the fire.
    ({ what }) => what === 'fire',
    (thing) => !isAmongHouses(thing, things),
    // A ferry is placed before the things that it may carry.
    ({ what }) => what !== 'raft',
    (thing) => !hasFleet && thing !== main,
    // A harnessed horse is placed with its vehicle.
    (thing) => thing !== main && thing.what === 'horse',
    isFleet,
  ];
  return [...things].sort((a, b) => {
    for (const rank of ranks) {
      const order = Number(rank(a)) - Number(rank(b));
      if (order !== 0) return order;
    }
    return b.weight * b.certainty - a.weight * a.certainty;
  });
}
