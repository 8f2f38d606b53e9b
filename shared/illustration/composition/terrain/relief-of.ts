import type { Scene, SceneThing } from '../../scene.ts';
import type { Setting } from '../../setting.ts';
import type { Terrain } from './base-terrains.ts';
import { HOUSES } from '../kinds-of-things.ts';

/** Whether the buildings of the passage are in a ravine, so that only towers and chimneys show above its edge. */
export const isInRavine = ({ things }: Scene): boolean =>
  things.some(
    (thing) => thing.what === 'ravine' && thing.certainty >= 0.5 && !isBesideVillage(thing, things),
  ) && things.some(({ what }) => what === 'village');

/** "Behind the village was a ravine": the village is not in it. */
const isBesideVillage = ({ relation }: SceneThing, things: Scene['things']): boolean =>
  relation !== undefined &&
  ASIDE.has(relation.kind) &&
  relation.to.kind === 'thing' &&
  things[relation.to.index]?.what === 'village';
const ASIDE: ReadonlySet<string> = new Set(['behind', 'beside', 'before', 'far']);

/** The form of land that a passage describes and that is more than hills in the distance. */
export function reliefOf(
  scene: Scene,
  { special, isWalled, rockWalls, isLane, rows, isIsland, isWaterfront, water, ground }: Terrain,
): Terrain['relief'] {
  const { type, setting, subject, things } = scene;
  if (type === 'character' || subject?.kind === 'person') return undefined;
  if (special || isWalled || rockWalls || isLane || rows || isIsland || isWaterfront || ground === 'sand')
    return undefined;
  if (!COUNTRY.has(setting?.value ?? 'open') || water === 'sea' || water === 'bay') return undefined;
  const named = (...what: string[]) =>
    things.filter((thing) => what.includes(thing.what) && thing.certainty >= 0.5);
  const has = (...what: string[]) => named(...what).length > 0;
  if (
    things.some(({ what, count }) => what === 'terrace' && count === 'many') &&
    has('hill') &&
    !things.some(({ what }) => HOUSES.has(what))
  )
    return 'terraces';
  if (has('bridge', 'town', 'castle', 'waterfall', 'church', 'monastery')) return undefined;
  // "One green wave behind another" are the downs themselves.
  const heaviest = Math.max(0, ...things.map(({ what, weight }) => (what === 'wave' ? 0 : weight)));
  const isMain = (thing: SceneThing | undefined) => thing !== undefined && thing.weight > heaviest - 0.2;
  const [basin] = named('basin');
  if (liesInValleys(scene)) return 'downs';
  if (basin && water !== 'river') return 'hollow';
  const [ravine] = named('ravine');
  if (ravine && !isInRavine(scene) && isMain(ravine) && !has('cliff', 'mountain') && water !== 'lake')
    return 'ravine';
  if (things.some(({ what }) => HOUSES.has(what))) return undefined;
  const [valley] = named('valley');
  if (valley && isMain(valley) && water !== 'lake' && !has('plain', 'village', 'moor')) {
    const isWide = valley.size === 'large' || valley.qualities.some((quality) => WIDE.has(quality));
    if (!isWide && (valley.count === undefined || water === 'stream')) return 'winding valley';
  }
  const [hills] = named('hill');
  const isOfHills = hills !== undefined && hills.count === 'many' && isMain(hills);
  if (isOfHills && water === null && !has('mountain', 'wood', 'village', 'plain', 'cliff')) return 'downs';
  return undefined;
}
const WIDE: ReadonlySet<string> = new Set(['wide', 'flat']);

const COUNTRY: ReadonlySet<Setting> = new Set<Setting>([
  'open',
  'hills',
  'valley',
  'mountains',
  'meadow',
  'field',
  'steppe',
  'snowfield',
  'village',
  'road',
  'lake',
  'river',
]);

/** Land of dust or sand on which nothing grows, far from houses and water. */
export const isBarren = (
  { setting, things, leftOut, type }: Scene,
  { water, special, isWalled }: Terrain,
): boolean =>
  type !== 'character' &&
  water === null &&
  !special &&
  !isWalled &&
  ['open', 'steppe', 'desert', 'hills'].includes(setting?.value ?? 'open') &&
  (things.some(({ what, certainty }) => what === 'dust' && certainty >= 0.5)
    ? things.every(({ what }) => ON_BARREN.has(what))
    : leftOut.some(({ what, reason }) => reason === 'negation' && PLANTS.has(what)) &&
      things.some(({ what }) => what === 'sand' || what === 'rock' || what === 'desert'));
const ON_BARREN: ReadonlySet<string> = new Set([
  'dust',
  'sand',
  'sky',
  'moon',
  'sun',
  'stars',
  'plain',
  'rock',
  'hill',
  'cloud',
  'soil',
]);
const PLANTS: ReadonlySet<string> = new Set(['grass', 'tree', 'bush', 'leaf', 'flowers']);

/** Mist that lies in the valleys, with the tops of the hills above it. */
export const liesInValleys = ({ things }: Scene): boolean =>
  things.some(({ what, certainty }) => what === 'fog' && certainty >= 0.5) &&
  things.some(({ what }) => ['valley', 'basin', 'ravine'].includes(what)) &&
  things.some(({ what }) => what === 'hill' || what === 'mountain' || what === 'ridge');
