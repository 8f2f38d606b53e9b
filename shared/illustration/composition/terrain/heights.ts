import type { Scene } from '../../scene.ts';
import type { Setting } from '../../setting.ts';
import type { Terrain } from './base-terrains.ts';

/** Whether one hill or mountain is what a passage about a place describes, and no house or water takes its place. */
export function isOfLoneHeight(
  { type, setting, subject, things, people }: Scene,
  water: Terrain['water'],
): boolean {
  if (
    type === 'character' ||
    !HIGH_PLACES.has(setting?.value ?? 'open') ||
    (water !== null && water !== 'stream')
  )
    return false;
  const heights = things.filter(({ what, certainty }) => HEIGHTS.has(what) && certainty >= 0.6);
  const [height] = heights;
  if (!height || heights.length > 1 || height.count !== undefined) return false;
  const isSubject = subject?.kind === 'thing' && things[subject.index] === height;
  const isMost = things.every((other) => other === height || other.weight < height.weight);
  const isDescribed = height.qualities.length > 0 || height.size !== undefined;
  return isSubject || (isMost && isDescribed && people.every(({ weight }) => weight < height.weight));
}

const HEIGHTS: ReadonlySet<string> = new Set(['hill', 'mountain']);
const HIGH_PLACES: ReadonlySet<Setting> = new Set<Setting>([
  'hills',
  'mountains',
  'open',
  'forest',
  'meadow',
  'road',
]);

/** An island whose valleys and hills are described is seen from within it, not from the sea. */
export const isSeenFromWithin = ({ things }: Scene): boolean => {
  const weightOf = (names: readonly string[]) =>
    Math.max(0, ...things.filter(({ what }) => names.includes(what)).map(({ weight }) => weight));
  return (
    weightOf(INLAND) > weightOf(['island']) &&
    things.some(({ what }) => what === 'valley' || what === 'meadow')
  );
};

const INLAND = ['valley', 'meadow', 'hill', 'mountain'];
