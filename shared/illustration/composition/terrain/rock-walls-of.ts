import type { Scene } from '../../scene.ts';
import type { Setting } from '../../setting.ts';
import type { Terrain } from './base-terrains.ts';

/** A gorge, a defile or a chasm among rocks; a precipice far from the sea is a wall on one side. */
export function rockWallsOf(
  { setting, subject, things }: Scene,
  { special, water, isWalled, ground }: Terrain,
  names: ReadonlySet<string>,
): Terrain['rockWalls'] {
  if (
    special ||
    isWalled ||
    ground === 'sand' ||
    !(water === null || water === 'stream' || water === 'river')
  )
    return undefined;
  if (!ROCKY_PLACES.has(setting?.value ?? 'open') || names.has('village') || names.has('town'))
    return undefined;
  const has = (...what: string[]) => what.some((each) => names.has(each));
  const isMany = (name: string) => things.some(({ what, count }) => what === name && count !== undefined);
  if (has('pass') && has('cliff', 'rock', 'ravine', 'waterfall', has('hill') ? 'cliff' : 'mountain'))
    return 'both';
  if (has('ravine') && !isMany('ravine') && has('rock', 'cliff', 'waterfall', 'mountain')) return 'both';
  if (has('waterfall') && has('cliff', 'rock', 'mountain') && water !== 'river') return 'both';
  if (has('cliff') && isMany('cliff') && has('mountain', 'pine', 'wood', 'valley')) return 'both';
  const isGreatRock = things.some(
    ({ what, count, size, weight }) =>
      what === 'rock' && count === undefined && size === 'large' && weight >= 0.5,
  );
  if (isGreatRock && !has('island', 'boat', 'field')) return 'one';
  const isOfCliff =
    setting?.value === 'cliff' || (subject?.kind === 'thing' && things[subject.index]?.what === 'cliff');
  return has('cliff') && isOfCliff ? 'one' : undefined;
}
const ROCKY_PLACES: ReadonlySet<Setting> = new Set<Setting>([
  'mountains',
  'forest',
  'cliff',
  'valley',
  'road',
  'hills',
  'open',
]);
