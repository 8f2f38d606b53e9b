import type { Scene } from '../../scene.ts';
import type { Terrain } from './base-terrains.ts';
import { weightOf } from './ground-colours.ts';
import { HOUSES } from '../kinds-of-things.ts';

/** Whether the road of a passage matters far more than the river that is named with it. */
export const isAlongRoad = (scene: Scene): boolean =>
  scene.setting?.value === 'road' &&
  weightOf(scene, ['road', 'path']) > weightOf(scene, ['river', 'stream', 'bank']) + 0.2;

/** Whether an orchard is part of the grounds of a house that a passage is about, which it would hide. */
const isBehindHouse = (scene: Scene): boolean =>
  scene.things.some(
    ({ what, weight, count }) =>
      HOUSES.has(what) && count === undefined && weight > weightOf(scene, ['orchard']) + 0.1,
  );

/** «Сад весь был в цвету: яблони стояли белые»: a garden of fruit trees and no house is an orchard. */
const isOfFruitTrees = ({ type, setting, things }: Scene): boolean =>
  type !== 'character' &&
  setting?.value === 'garden' &&
  things.some(({ what, count }) => FRUIT_TREES.has(what) && count !== undefined) &&
  things.every(({ what }) => !HOUSES.has(what));
const FRUIT_TREES: ReadonlySet<string> = new Set(['apple tree', 'cherry tree', 'blossoming tree']);

export const isOrchard = (scene: Scene): boolean =>
  (scene.things.some(({ what, certainty }) => what === 'orchard' && certainty >= 0.5) &&
    !isBehindHouse(scene)) ||
  isOfFruitTrees(scene);

/** Places with walls of their own. */
const WALLED_THEMSELVES = [
  'house',
  'manor',
  'castle',
  'palace',
  'church',
  'chapel',
  'monastery',
  'ruin',
  'tower',
  'cottage',
  'hut',
  'izba',
  'barn',
  'inn',
  'mill',
  'prison',
  'fortress',
  'town',
  'cave',
];

/** Whether a wall closes the place off: not if it is that of a building. */
export const isWalled = ({ setting, things }: Scene, names: ReadonlySet<string>): boolean =>
  !things.some(({ what, count }) => what === 'terrace' && count === 'many') &&
  (names.has('wall') || names.has('garden wall')) &&
  !WALLED_THEMSELVES.some((each) => names.has(each)) &&
  !['church', 'churchyard', 'castle', 'ruins'].includes(setting?.value ?? '');

/** Whether houses close a place in: a square, unless a market or mountains must be visible, or a court of high walls with windows. */
export const isAmongHouses = (scene: Scene, names: ReadonlySet<string>): boolean =>
  isCourt(scene) ||
  (scene.setting?.value === 'square' &&
    ['market', 'mountain', 'hill', 'sea', 'river', 'church', 'castle', 'palace'].every(
      (each) => !names.has(each),
    ));

/** Whether a yard is the court of a great building: its walls have rows of windows. */
export const isCourt = ({ setting, things }: Scene): boolean =>
  setting?.value === 'yard' &&
  things.some(({ what, certainty }) => what === 'wall' && certainty >= 0.5) &&
  things.some(({ what, count }) => what === 'window' && count === 'many') &&
  things.every(({ what }) => !['barn', 'stable', 'hen', 'cow', 'cart', 'factory'].includes(what));

/** Whether roofs are seen from the ground, with fences and trees, and not from above. */
export const areSeenFromBelow = ({ setting, things }: Scene): boolean =>
  setting?.value === 'roofs' &&
  things.some(
    ({ what, certainty }) => certainty >= 0.5 && (FENCES_AND_TREES.has(what) || what.includes('tree')),
  );
const FENCES_AND_TREES: ReadonlySet<string> = new Set([
  'fence',
  'wattle fence',
  'gate',
  'branch',
  'garden',
  'yard',
]);

/** Whether water is all that a passage about a place names: it flows there. */
export const isOfWater = ({ type, setting, things, people }: Scene): boolean =>
  type === 'location' &&
  setting === null &&
  people.length === 0 &&
  things.length === 1 &&
  things[0]!.what === 'water' &&
  things[0]!.colour !== undefined;

/** Words of water that mean land where none is named: the banks of a lane or a gully, the waves of the downs. */
export const ofDryLand = ({ setting, things }: Scene, names: ReadonlySet<string>): readonly string[] => {
  if (WET.some((each) => names.has(each)))
    return names.has('hedge') && setting?.value === 'road' ? ['bank'] : [];
  const isOfLane =
    setting?.value === 'road' &&
    (names.has('hedge') || things.some(({ what, count }) => what === 'bank' && count === 'many'));
  return [
    ...(names.has('ravine') || isOfLane ? ['bank'] : []),
    ...(ROLLING.has(setting?.value ?? '') && names.has('hill') ? ['wave'] : []),
  ];
};
const WET = [
  'river',
  'stream',
  'canal',
  'lake',
  'pond',
  'sea',
  'shore',
  'water',
  'bridge',
  'boat',
  'island',
  'bay',
];
const ROLLING: ReadonlySet<string> = new Set([
  'hills',
  'field',
  'meadow',
  'steppe',
  'road',
  'valley',
  'open',
]);

/** Whether the lane of a village runs between wattle fences. */
export const isOfWattle = ({ setting, things, type }: Scene): boolean =>
  type !== 'character' &&
  ['road', 'street', 'village'].includes(setting?.value ?? '') &&
  things.some(({ what, certainty }) => what === 'wattle fence' && certainty >= 0.5) &&
  things.some(({ what, certainty }) => ['road', 'street', 'path'].includes(what) && certainty >= 0.5) &&
  things.every(
    ({ what, count }) =>
      count === 'many' || !['izba', 'church', 'inn', 'hut', 'cottage', 'house'].includes(what),
  );

/** Whether a road runs between hedges, with no house or broad water beside it. */
const isOfLane = ({ setting, things, type }: Scene, { special, water, isWalled, rows }: Terrain): boolean =>
  type !== 'character' &&
  setting?.value === 'road' &&
  !special &&
  !isWalled &&
  !rows &&
  water === null &&
  things.some(
    ({ what, certainty, count }) =>
      (what === 'hedge' || (what === 'bank' && count === 'many')) && certainty >= 0.6,
  ) &&
  !things.some(({ what, certainty }) => certainty >= 0.6 && BESIDE_ROADS.has(what));
/** What a lane between hedges or wattle fences changes of its place. */
export function laneOf(scene: Scene, terrain: Terrain, isSnowy: boolean): object {
  const lane = { isLane: true, hasRoad: true, far: [], frames: [] };
  if (!isOfWattle(scene)) return isOfLane(scene, terrain) ? lane : {};
  return { ...lane, special: undefined, water: null, ground: isSnowy ? 'snow' : 'grass' };
}
const BESIDE_ROADS: ReadonlySet<string> = new Set([
  ...HOUSES,
  'house',
  'cottage',
  'church',
  'inn',
  'mill',
  'windmill',
  'village',
  'town',
  'gate',
  'fence',
  'sheep',
  'cow',
]);

/** Whether the many towers and spires of a place are seen over its roofs. */
export const isOfSkyline = ({ things }: Scene): boolean =>
  things.filter(({ what, count, certainty }) => SKYLINE.has(what) && count === 'many' && certainty >= 0.6)
    .length > 1 && !things.some(({ what, count }) => SEEN_ALONE.has(what) && count === undefined);
export const SKYLINE: ReadonlySet<string> = new Set(['tower', 'steeple', 'dome', 'bell tower']);
const SEEN_ALONE: ReadonlySet<string> = new Set([...HOUSES, 'church', 'castle', 'palace', 'monastery']);

/** Whether a bridge on arches, or one for a railway, goes across a valley. */
export const spansValley = ({ things }: Scene): boolean => {
  const has = (...names: string[]) =>
    things.some(({ what, certainty }) => names.includes(what) && certainty >= 0.6);
  return has('bridge') && has('valley', 'ravine') && has('arch', 'railway', 'train');
};

/** Between log houses that burn there is no street of stone. */
export const isBurningVillage = ({ things }: Scene): boolean =>
  things.some(({ what, qualities }) => what === 'fire' && qualities.includes('spreading')) &&
  things.some(({ what }) => what === 'izba');
