import { hasSnow } from './has-snow.ts';
import { isSomebodyAshore } from '../outdoors/people/is-somebody-ashore.ts';
import { isAboutAvenue } from './is-about-avenue.ts';
import type { Scene } from '../../scene.ts';
import type { Setting } from '../../setting.ts';
import { FAR, TERRAINS, type Far, type Terrain } from './base-terrains.ts';
import { weightOf, WOODS } from './ground-colours.ts';
import { HOUSES } from '../kinds-of-things.ts';
import { isOfLoneHeight, isSeenFromWithin } from './heights.ts';
import {
  areSeenFromBelow,
  isAlongRoad,
  isAmongHouses,
  isBurningVillage,
  isOrchard,
  isWalled,
  isOfSkyline,
  isOfWater,
  laneOf,
  ofDryLand,
  spansValley,
} from './named-aside.ts';
import { isBarren, reliefOf } from './relief-of.ts';
import { rockWallsOf } from './rock-walls-of.ts';
import { tillageOf } from './tillage-of.ts';

const WATERS: readonly (readonly [Terrain['water'], readonly string[]])[] = [
  ['bay', ['bay', 'harbour']],
  ['sea', ['sea', 'island', 'shore', 'wave']],
  ['lake', ['lake', 'pond', 'pool']],
  ['river', ['river', 'canal', 'dam', 'bank']],
  ['stream', ['stream', 'spring', 'waterfall']],
];

/** Far land that a thing of the passage implies. */
const RISES: readonly (readonly [Far, readonly string[]])[] = [
  ['peaks', ['mountain']],
  ['spires', ['spire']],
  ['moor', ['moor']],
  ['cliffs', ['cliff']],
  ['dunes', ['desert']],
  ['plain', ['plain']],
  ['ridge', ['ridge']],
  ['hills', ['hill', 'basin']],
  ['valley', ['valley', 'ravine']],
  ['wood', ['wood', 'trees']],
  ['town', ['town']],
  ['village', ['village']],
];

/** The land of a scene, adapted to its things and its season. */
export function terrainOf(scene: Scene): Terrain {
  const certain = scene.things.filter(({ certainty }) => certainty >= 0.5);
  const names = new Set(certain.map(({ what }) => what));
  for (const each of ofDryLand(scene, names)) names.delete(each);
  const hasAny = (what: readonly string[]) => what.some((each) => names.has(each));
  if (isSeenFromWithin(scene)) for (const each of ['island', 'sea', 'shore', 'wave']) names.delete(each);
  // The river of a glen that a road climbs is not crossed by it.
  if (isAlongRoad(scene)) for (const each of ['river', 'stream', 'bank']) names.delete(each);
  const water = WATERS.find(([, what]) => hasAny(what))?.[0] ?? (isOfWater(scene) ? 'stream' : null);
  // From a shore with a house on it islands are seen in the distance.
  const isIsland =
    names.has('island') &&
    !(scene.setting?.value === 'shore' && certain.some(({ what }) => HOUSES.has(what)));
  const terrain = baseOf(scene, water, isIsland);
  const changed: Terrain = { ...terrain };
  // Only a town bridge has a lamp.
  if (
    scene.setting?.value === 'bridge' &&
    !['town', 'street', 'house', 'street lamp'].some((each) => names.has(each))
  ) {
    changed.far = ['wood'];
    changed.ground = 'grass';
    changed.frames = ['reeds', 'tree'];
  }
  if (isAmongHouses(scene, names))
    Object.assign(changed, { special: 'street', ground: 'stones', frames: ['lamp post'] });
  if (!changed.special) {
    changed.water ??= water;
    changed.far = isOfLoneHeight(scene, water)
      ? ['hills', 'lone height']
      : isOfSkyline(scene)
        ? ['hills', 'town']
        : farOf(changed, names, certain);
    if (isIsland && changed.water === 'sea') changed.isIsland = true;
    if (names.has('road') || names.has('path') || names.has('trail')) changed.hasRoad = true;
    if (names.has('avenue'))
      if (isAboutAvenue(scene))
        Object.assign(changed, { special: 'avenue', water: null, own: [], frames: [] });
      else changed.rows = 'avenue';
    if (isOrchard(scene)) changed.rows = 'orchard';
    if (names.has('market')) changed.rows = 'market';
    if (isWalled(scene, names)) changed.isWalled = true;
    // A wall that is described at length stands above the river that is named with it.
    if (
      changed.isWalled &&
      changed.water === 'river' &&
      weightOf(scene, ['wall']) > weightOf(scene, ['river', 'bank'])
    )
      Object.assign(changed, { water: null, isWallByWater: true });
  }
  const isSnowy = hasSnow(scene);
  if (isSnowy && ['grass', 'tall grass', 'bare', 'stones'].includes(terrain.ground)) changed.ground = 'snow';
  if (isSnowy || scene.season?.value === 'winter')
    changed.frames = changed.frames.filter((frame) => !['umbels', 'corn', 'reeds'].includes(frame));
  if (isWaterfront(scene, names))
    Object.assign(changed, { isWaterfront: true, water: 'lake', far: [], own: [] });
  const tillage = tillageOf(scene);
  if (tillage && !changed.special && !changed.isWalled && changed.water === null && changed.ground !== 'snow')
    changed.tillage = tillage;
  Object.assign(changed, laneOf(scene, changed, isSnowy));
  const rockWalls = rockWallsOf(scene, changed, names);
  if (rockWalls) Object.assign(changed, { rockWalls, far: [], frames: [] });
  if (isBarren(scene, changed)) Object.assign(changed, { ground: 'sand', far: ['plain'], frames: [] });
  const relief = reliefOf(scene, changed);
  if (relief) Object.assign(changed, { relief, far: [], frames: [] });
  // Open land without mentioned trees has none at the sides.
  if (
    BARE_LANDS.has(scene.setting?.value ?? 'open') &&
    !scene.things.some(({ what }) => what.includes('tree') || TREES.has(what))
  )
    changed.frames = changed.frames.filter((frame) => frame !== 'tree');
  return changed;
}

/** The water is rough, and reflects nothing. */
export const isRough = ({ weather, things }: Scene): boolean =>
  weather?.value === 'storm' || things.some(({ what }) => what === 'wave');

/** A harbour has a town unless it is a bay among woods and mountains; so has a sea if the passage mentions a town. */
function isWaterfront({ setting }: Scene, names: ReadonlySet<string>): boolean {
  if (
    names.has('canal') ||
    (setting?.value !== 'harbour' && !(setting?.value === 'sea' && names.has('town')))
  )
    return false;
  const isOfTown = [
    'house',
    'town',
    'street',
    'pier',
    'lighthouse',
    'lamp',
    'street lamp',
    'roof',
    'harbour',
  ].some((each) => names.has(each));
  return (
    isOfTown && !['wood', 'mountain', 'island', 'cliff', 'beach', 'river'].some((each) => names.has(each))
  );
}

const BARE_LANDS: ReadonlySet<Setting> = new Set<Setting>([
  'open',
  'hills',
  'mountains',
  'steppe',
  'desert',
  'snowfield',
  'valley',
  'field',
  'cliff',
  'battlefield',
]);

const TREES: ReadonlySet<string> = new Set([
  'wood',
  'oak',
  'pine',
  'lime',
  'maple',
  'cypress',
  'garden',
  'avenue',
  'branch',
  'leaf',
  'house',
  'village',
]);

const BUILT_UP = ['street', 'town', 'square', 'harbour', 'house', 'bridge', 'palace', 'pavement'] as const;

/** Woods by the water are seen from the water. */
function baseOf(scene: Scene, water: Terrain['water'], isIsland: boolean): Terrain {
  const setting = isBurningVillage(scene)
    ? 'village'
    : (scene.setting?.value ?? (scene.things.some(({ what }) => what === 'swamp') ? 'swamp' : 'open'));
  if (
    scene.things.some(({ what, certainty }) => what === 'canal' && certainty >= 0.5) &&
    BUILT_UP.some((each) => setting === each || scene.things.some(({ what }) => what === each))
  )
    return { ...TERRAINS.street!, hasCanal: true };
  if (setting === 'bridge' && water === null && spansValley(scene)) return TERRAINS.valley!;
  if (areSeenFromBelow(scene)) return { ...TERRAINS.village!, hasRoad: false };
  if (isIsland && setting !== 'deck') return { ...TERRAINS.sea!, far: ['wood'] };
  // Things beside or behind a garden do not determine its trees.
  const main = scene.subject?.kind === 'thing' ? scene.things[scene.subject.index] : undefined;
  if (
    main?.what.includes('tree') &&
    ['village', 'house', 'yard'].includes(setting) &&
    scene.things.some(({ what }) => what === 'garden' || what === 'orchard')
  )
    return TERRAINS.garden!;
  // A road through pine woods below cliffs is seen with the cliffs.
  if (setting === 'forest' && ['mountain', 'cliff'].every((each) => areMany(scene, each)))
    return TERRAINS.mountains!;
  // A precipice is by the sea only if the passage names the sea.
  if (setting === 'cliff' && (water === null || water === 'stream' || water === 'river'))
    return TERRAINS.mountains!;
  const isLandPlace = ['forest', 'hills', 'mountains', 'open', 'valley'].includes(setting);
  const isShutIn =
    water !== null &&
    setting === 'forest' &&
    scene.things.some(({ what }) => what === 'shore' || what === 'bay');
  if ((water === 'bay' && isLandPlace) || isShutIn)
    return { ...TERRAINS.lake!, water: 'bay', far: ['hills'], frames: [] };
  if (setting === 'forest' && water === 'sea') return { ...TERRAINS.shore!, far: ['hills', 'wood'] };
  // A path that leads to a river is still in the wood.
  const isWoodFirst =
    weightOf(scene, WOODS) > weightOf(scene, [water ?? '']) + 0.2 &&
    firstOf(scene, WOODS) < firstOf(scene, WATER_NAMES);
  if (setting === 'forest' && !isWoodFirst && (water === 'lake' || water === 'river'))
    return { ...TERRAINS[water]!, far: ['hills', 'wood'] };
  if (setting === 'sea' && isSomebodyAshore(scene)) return TERRAINS.shore!;
  return TERRAINS[setting] ?? TERRAINS.open!;
}

const WATER_NAMES = ['lake', 'pool', 'pond', 'river', 'water'];

const areMany = ({ things }: Scene, name: string): boolean =>
  things.some(({ what, count, certainty }) => what === name && count !== undefined && certainty >= 0.5);

/** Where a passage first names one of these things, in characters. */
const firstOf = ({ things }: Scene, names: readonly string[]): number =>
  Math.min(
    Infinity,
    ...things
      .filter(({ what }) => names.includes(what))
      .flatMap(({ words }) => words.map(({ start }) => start)),
  );

function farOf(terrain: Terrain, names: ReadonlySet<string>, things: Scene['things']): Far[] {
  const far = new Set<Far>(terrain.far);
  const named = RISES.filter(([, what]) => what.some((each) => names.has(each))).map(([each]) => each);
  // Land that the passage describes replaces the usual land of the setting.
  if (named.some((each) => ['valley', 'moor', 'plain', 'ridge', 'spires', 'peaks'].includes(each)))
    far.delete('hills');
  if (named.includes('valley') || named.includes('plain')) far.delete('wood');
  // The ridges of a desert are its dunes.
  for (const each of named) if (!(each === 'ridge' && far.has('dunes'))) far.add(each);
  const hillIs = (quality: string) =>
    things.some(({ what, qualities }) => what === 'hill' && qualities.includes(quality));
  if (names.has('wood') && (names.has('hill') || names.has('ridge'))) {
    const isOne = things.some(({ what, count }) => what === 'hill' && count === undefined);
    far.delete('wood');
    far.delete('hills');
    far.add(isOne && !names.has('ridge') ? 'crowned hill' : 'ridge');
  } else if (hillIs('wooded')) far.add('ridge');
  if (
    things.some(
      ({ what, qualities }) => (what === 'hill' || what === 'mountain') && qualities.includes('flat'),
    )
  )
    far.add('table mountain');
  // Several ravines cut through the land; only a single one becomes a valley.
  if (!names.has('valley') && things.some(({ what, count }) => what === 'ravine' && count !== undefined))
    far.delete('valley');
  const ordered = FAR.filter((each) => far.has(each));
  // The sides of a ravine hide what is in it, and the land around is flat.
  return names.has('ravine') && names.has('village') ? ['plain'] : ordered;
}
