import type { Place, Scene } from '../scene.ts';
import type { NearGround } from './land.ts';

/** What lies behind the subject, far things first. */
export type Far = 'plain' | 'hills' | 'peaks' | 'wood' | 'town' | 'village' | 'dunes' | 'cliffs';
/** Dark shapes at the side of the picture, through which it is seen. */
export type Frame =
  'tree' | 'bough' | 'umbels' | 'reeds' | 'corn' | 'rocks' | 'rigging' | 'lamp post' | 'wall';

/** How a place out of doors is built. */
export interface Terrain {
  far: readonly Far[];
  water: 'sea' | 'lake' | 'river' | 'stream' | null;
  ground: NearGround;
  frames: readonly Frame[];
  /** What makes the place; stands in the middle distance unless the passage names something larger. */
  own: readonly string[];
  /** A street, a deck or a wood has a way of its own. */
  special?: 'street' | 'deck' | 'forest' | 'roofs';
  hasRoad?: boolean;
}

const land = (far: readonly Far[], rest: Partial<Terrain> = {}): Terrain => ({
  far,
  water: null,
  ground: 'grass',
  frames: ['tree', 'umbels', 'bough'],
  own: [],
  ...rest,
});

const TERRAINS: Readonly<Partial<Record<Place, Terrain>>> = {
  forest: land(['wood'], { special: 'forest', frames: ['tree'] }),
  field: land(['wood'], { ground: 'tall grass', frames: ['umbels', 'corn', 'umbels'] }),
  meadow: land(['hills', 'wood'], { ground: 'tall grass', frames: ['umbels', 'tree', 'umbels'] }),
  steppe: land(['plain'], { ground: 'tall grass', frames: ['umbels'] }),
  hills: land(['hills', 'wood']),
  valley: land(['hills', 'hills', 'wood'], { water: 'stream' }),
  mountains: land(['peaks', 'hills'], { frames: ['rocks', 'tree'] }),
  sea: land([], { water: 'sea', frames: [], ground: 'bare' }),
  shore: land(['cliffs'], { water: 'sea', ground: 'sand', frames: ['rocks', 'umbels'] }),
  harbour: land(['town'], {
    water: 'lake',
    ground: 'stones',
    frames: [],
    own: ['ship at anchor', 'ship at anchor'],
  }),
  river: land(['wood'], { water: 'river', frames: ['reeds', 'tree', 'bough'] }),
  lake: land(['hills', 'wood'], { water: 'lake', frames: ['reeds', 'bough', 'tree'] }),
  swamp: land(['wood'], { water: 'river', ground: 'tall grass', frames: ['reeds'] }),
  desert: land(['dunes', 'dunes'], { ground: 'sand', frames: ['rocks'] }),
  snowfield: land(['hills'], { ground: 'snow', frames: ['tree'] }),
  garden: land(['wood'], { frames: ['tree', 'umbels', 'bough'] }),
  park: land(['wood'], { frames: ['tree', 'bough'] }),
  orchard: land(['wood'], { frames: ['tree', 'bough'] }),
  village: land(['hills', 'village'], { frames: ['tree', 'umbels', 'bough'], hasRoad: true }),
  yard: land(['village'], { ground: 'bare', frames: ['wall', 'tree'] }),
  street: land([], { special: 'street', ground: 'stones', frames: ['lamp post'] }),
  square: land(['town'], { ground: 'stones', frames: ['lamp post'] }),
  town: land(['hills', 'town'], { frames: ['tree', 'umbels'] }),
  bridge: land(['town'], { water: 'river', ground: 'stones', frames: ['lamp post'], own: ['stone bridge'] }),
  castle: land(['hills'], { frames: ['tree', 'umbels'], own: ['castle'] }),
  house: land(['wood'], { frames: ['tree', 'umbels', 'bough'], own: ['house'] }),
  church: land(['village'], { frames: ['tree', 'bough'], own: ['church'] }),
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

/** The land of a scene, with the changes that its things and its season ask for. */
export function terrainOf(scene: Scene): Terrain {
  const terrain = TERRAINS[scene.place?.value ?? 'open'] ?? TERRAINS.open!;
  const names = new Set(scene.things.filter(({ certainty }) => certainty >= 0.5).map(({ what }) => what));
  const changed: Terrain = { ...terrain };
  if (!terrain.special && !terrain.water) {
    if (names.has('sea')) changed.water = 'sea';
    else if (names.has('lake') || names.has('pond')) changed.water = 'lake';
    else if (names.has('river')) changed.water = 'river';
    else if (names.has('stream')) changed.water = 'stream';
    const far = new Set<Far>(terrain.far);
    if (names.has('mountains')) far.add('peaks');
    if (names.has('hills') || names.has('valley')) far.add('hills');
    if (names.has('wood')) far.add('wood');
    if (names.has('town')) far.add('town');
    if (names.has('village')) far.add('village');
    changed.far = (['peaks', 'cliffs', 'dunes', 'plain', 'hills', 'wood', 'town', 'village'] as const).filter((each) => far.has(each)); // prettier-ignore
    if (names.has('road') || names.has('path')) changed.hasRoad = true;
  }
  // An English winter is bare and brown unless the passage speaks of snow; a Russian one is white.
  const weather = scene.weather?.value;
  const isSnowy = weather === 'blizzard' || weather === 'snow' || names.has('snow') || (scene.season?.value === 'winter' && scene.region === 'east'); // prettier-ignore
  if (isSnowy && ['grass', 'tall grass', 'bare', 'stones'].includes(terrain.ground)) changed.ground = 'snow';
  if (isSnowy || scene.season?.value === 'winter')
    changed.frames = terrain.frames.filter((frame) => !['umbels', 'corn', 'reeds'].includes(frame));
  return changed;
}
