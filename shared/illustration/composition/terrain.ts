import { desaturate } from '../drawing/colour.ts';
import type { Setting, Scene } from '../scene.ts';
import type { NearGround } from './land.ts';

/** Kinds of distant land, farthest first. */
export const FAR = [
  'peaks',
  'table mountain',
  'spires',
  'moor',
  'cliffs',
  'dunes',
  'plain',
  'ridge',
  'hills',
  'crowned hill',
  'valley',
  'wood',
  'town',
  'village',
] as const;
export type Far = (typeof FAR)[number];
/** Dark shapes at the side of the picture, through which it is seen. */
export type Frame = 'tree' | 'umbels' | 'reeds' | 'corn' | 'rocks' | 'rigging' | 'lamp post' | 'wall';

/** How a field is cultivated, if stated; its rows have one vanishing point. */
export type Tillage = 'crop' | 'stubble' | 'ploughed';

/** The structure of an outdoor place. */
export interface Terrain {
  far: readonly Far[];
  water: 'sea' | 'bay' | 'lake' | 'river' | 'stream' | null;
  /** The far land rises out of the sea. */
  isIsland?: boolean;
  ground: NearGround;
  frames: readonly Frame[];
  /** The motifs typical of the setting; in the middle distance unless the passage names something larger. */
  own: readonly string[];
  /** A street, a deck or a wood is drawn by its own module. */
  special?: 'street' | 'deck' | 'forest' | 'roofs';
  hasRoad?: boolean;
  /** Rows of trees or market stalls that recede into the distance. */
  rows?: 'avenue' | 'orchard' | 'market';
  tillage?: Tillage;
  /** A street whose middle is water. */
  hasCanal?: boolean;
  /** The houses of a harbour town stand along the water. */
  isWaterfront?: boolean;
  /** A wall blocks the view, as around a garden. */
  isWalled?: boolean;
}

const land = (far: readonly Far[], rest: Partial<Terrain> = {}): Terrain => ({
  far,
  water: null,
  ground: 'grass',
  frames: ['tree', 'umbels'],
  own: [],
  ...rest,
});

const TERRAINS: Readonly<Partial<Record<Setting, Terrain>>> = {
  forest: land(['wood'], { special: 'forest', frames: [] }),
  field: land(['wood'], { ground: 'tall grass', frames: ['umbels', 'corn', 'umbels'] }),
  meadow: land(['hills', 'wood'], { ground: 'tall grass', frames: ['umbels', 'tree', 'umbels'] }),
  steppe: land(['plain'], { ground: 'tall grass', frames: ['umbels'] }),
  hills: land(['hills']),
  valley: land(['hills', 'hills'], {}),
  mountains: land(['peaks', 'hills'], { frames: ['rocks', 'tree'] }),
  sea: land([], { water: 'sea', frames: [], ground: 'bare' }),
  shore: land(['cliffs'], { water: 'sea', ground: 'sand', frames: ['rocks', 'umbels'] }),
  harbour: land(['town'], {
    water: 'lake',
    ground: 'stones',
    frames: [],
    own: ['ship at anchor', 'ship at anchor'],
  }),
  river: land(['wood'], { water: 'river', frames: ['reeds', 'tree'] }),
  lake: land(['hills', 'wood'], { water: 'lake', frames: ['reeds', 'tree'] }),
  swamp: land(['wood'], { water: 'river', ground: 'tall grass', frames: ['reeds'] }),
  desert: land(['dunes', 'dunes'], { ground: 'sand', frames: ['rocks'] }),
  snowfield: land(['hills'], { ground: 'snow', frames: ['tree'] }),
  garden: land(['wood'], { frames: ['tree', 'umbels'] }),
  park: land(['wood'], { frames: ['tree'] }),
  orchard: land(['wood'], { frames: ['tree'] }),
  village: land(['hills', 'village'], { frames: ['tree', 'umbels'], hasRoad: true }),
  yard: land(['village'], { ground: 'bare', frames: ['tree'] }),
  street: land([], { special: 'street', ground: 'stones', frames: ['lamp post'] }),
  square: land(['town'], { ground: 'stones', frames: ['lamp post'] }),
  town: land(['hills', 'town'], { frames: ['tree', 'umbels'] }),
  bridge: land(['town'], { water: 'river', ground: 'stones', frames: ['lamp post'], own: ['stone bridge'] }),
  castle: land(['hills'], { frames: ['tree', 'umbels'], own: ['castle'] }),
  house: land(['wood'], { frames: ['tree', 'umbels'], own: ['house'] }),
  church: land(['village'], { frames: ['tree'], own: ['church'] }),
  churchyard: land(['wood'], { frames: ['tree'], own: ['church', 'gravestone'] }),
  ruins: land(['hills'], { frames: ['tree', 'umbels'], own: ['ruin'] }),
  camp: land(['hills', 'wood'], { frames: ['umbels'], own: ['tent', 'tent'] }),
  battlefield: land(['hills'], { ground: 'tall grass', frames: [], own: [] }),
  station: land(['town'], { ground: 'stones', frames: ['lamp post'], own: ['train'] }),
  deck: land([], { water: 'sea', special: 'deck', ground: 'boards', frames: ['rigging'] }),
  road: land(['hills', 'wood'], { hasRoad: true, frames: ['tree', 'umbels'] }),
  roofs: land(['town'], { special: 'roofs', ground: 'bare', frames: [] }),
  cliff: land(['cliffs'], { water: 'sea', frames: ['rocks', 'umbels'] }),
  island: land(['cliffs'], { water: 'sea', ground: 'sand', frames: ['rocks'] }),
  open: land(['plain', 'hills'], { frames: ['umbels', 'tree'] }),
};

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
  const hasAny = (what: readonly string[]) => what.some((each) => names.has(each));
  const water = WATERS.find(([, what]) => hasAny(what))?.[0] ?? null;
  const terrain = baseOf(scene, water, names.has('island'));
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
  // A square is surrounded by houses, unless a market or mountains must be visible.
  if (
    scene.setting?.value === 'square' &&
    ['market', 'mountain', 'hill', 'sea', 'river', 'church', 'castle', 'palace'].every(
      (each) => !names.has(each),
    )
  )
    changed.special = 'street';
  if (!changed.special) {
    changed.water ??= water;
    changed.far = farOf(changed, names, certain);
    if (names.has('island') && changed.water === 'sea') changed.isIsland = true;
    if (names.has('road') || names.has('path') || names.has('trail')) changed.hasRoad = true;
    if (names.has('avenue')) changed.rows = 'avenue';
    if (names.has('orchard')) changed.rows = 'orchard';
    if (names.has('market')) changed.rows = 'market';
    if (hasAny(['wall', 'garden wall']) && !hasAny(WALLED_THEMSELVES)) changed.isWalled = true;
  }
  // An English winter is bare and brown unless the passage mentions snow; a Russian one is white.
  const weather = scene.weather?.value;
  const isSnowy =
    weather === 'blizzard' ||
    weather === 'snow' ||
    (names.has('snow') && !(names.has('mountain') && scene.season?.value !== 'winter')) ||
    names.has('snowdrift') ||
    certain.some(({ what, qualities }) => SNOWED.has(what) && qualities.includes('snowy')) ||
    (scene.season?.value === 'winter' && scene.region === 'east');
  if (isSnowy && ['grass', 'tall grass', 'bare', 'stones'].includes(terrain.ground)) changed.ground = 'snow';
  if (isSnowy || scene.season?.value === 'winter')
    changed.frames = changed.frames.filter((frame) => !['umbels', 'corn', 'reeds'].includes(frame));
  if (isWaterfront(scene, names))
    Object.assign(changed, { isWaterfront: true, water: 'lake', far: [], own: [] });
  const tillage = tillageOf(scene);
  if (tillage && !changed.special && !changed.isWalled && changed.water === null && changed.ground !== 'snow')
    changed.tillage = tillage;
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

function tillageOf({ setting, things }: Scene): Tillage | null {
  if (setting?.value !== 'field') return null;
  const isStated = (quality: string) =>
    things.some(
      ({ what, qualities }) =>
        (what === 'field' || what === 'wheat' || what === 'soil') && qualities.includes(quality),
    );
  const has = (name: string) => things.some(({ what, certainty }) => what === name && certainty >= 0.5);
  if (isStated('ploughed') || has('ploughland')) return 'ploughed';
  if (isStated('stubble') || has('stubble')) return 'stubble';
  return has('wheat') ? 'crop' : null;
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
  const setting = scene.setting?.value ?? 'open';
  if (
    scene.things.some(({ what, certainty }) => what === 'canal' && certainty >= 0.5) &&
    BUILT_UP.some((each) => setting === each || scene.things.some(({ what }) => what === each))
  )
    return { ...TERRAINS.street!, hasCanal: true };
  if (isIsland && setting !== 'deck') return { ...TERRAINS.sea!, far: ['wood'] };
  // Things beside or behind a garden do not determine its trees.
  const main = scene.subject?.kind === 'thing' ? scene.things[scene.subject.index] : undefined;
  if (
    main?.what.includes('tree') &&
    ['village', 'house', 'yard'].includes(setting) &&
    scene.things.some(({ what }) => what === 'garden' || what === 'orchard')
  )
    return TERRAINS.garden!;
  // A precipice is by the sea only if the passage names the sea.
  if (setting === 'cliff' && water === null) return TERRAINS.mountains!;
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
  return TERRAINS[setting] ?? TERRAINS.open!;
}

const WATER_NAMES = ['lake', 'pool', 'pond', 'river', 'water'];

/** "A snow-clad lawn". */
const SNOWED: ReadonlySet<string> = new Set([
  'lawn',
  'field',
  'meadow',
  'garden',
  'road',
  'street',
  'plain',
  'park',
  'wood',
  'village',
  'roof',
]);

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

/** The colour of a desert or a beach: the stated one, or that of dry sand. */
export function sandColour({ things, colours }: Scene): string {
  const stated =
    things.find(({ what, colour }) => colour && (what === 'sand' || what === 'desert'))?.colour ??
    colours.find(({ of }) => of === 'sand')?.colour;
  return stated ? desaturate(stated, 0.24) : '#cdb68c';
}

/** The colour of the vegetation on the ground; null if there is none. */
export function groundTint(scene: Scene): { colour: string; share: number } | null {
  const named =
    scene.things.find(
      ({ what, colour }) =>
        colour &&
        ['grass', 'moss', 'meadow', 'field', 'plain', 'lawn', 'soil', 'moor', 'sand'].includes(what),
    )?.colour ?? scene.colours.find(({ of }) => of === 'grass' || of === 'sand')?.colour;
  const isNight = scene.time?.value === 'night' || scene.time?.value === 'dusk';
  // Earth and grass take on the light of the sky, whatever their colour.
  if (named) return { colour: desaturate(named, 0.24), share: isNight ? 0.26 : 0.42 };
  const colour = SEASONAL[scene.season?.value ?? 'summer'];
  return {
    colour,
    share: isNight ? 0.1 : scene.season?.value === 'autumn' ? 0.2 : scene.season ? 0.28 : 0.22,
  };
}

const WOODS = ['wood', 'tree', 'fir tree', 'pine', 'oak', 'birch tree'];
const weightOf = ({ things }: Scene, names: readonly string[]): number =>
  Math.max(0, ...things.filter(({ what }) => names.includes(what)).map(({ weight }) => weight));

const SEASONAL = { spring: '#8fae58', summer: '#7c9a4e', autumn: '#a98d54', winter: '#9a7f55' } as const;
