import type { Setting } from '../../setting.ts';
import type { NearGround } from '../land-and-sky/land.ts';

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
  'lone height',
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

/**
 * Land whose form is seen as a whole: a hollow among slopes, from its edge; a ravine cut into a plain; a valley that winds
 * between the shoulders of its hills; downs, swell behind swell; a hillside cut into
 * terraces.
 */
export type Relief = 'hollow' | 'ravine' | 'winding valley' | 'downs' | 'terraces';

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
  /** A street, a deck, a wood or an avenue is drawn by its own module. */
  special?: 'street' | 'deck' | 'forest' | 'avenue' | 'roofs';
  hasRoad?: boolean;
  /** Rows of trees or market stalls that recede into the distance. */
  rows?: 'avenue' | 'orchard' | 'market';
  tillage?: Tillage;
  /** A street whose middle is water. */
  hasCanal?: boolean;
  /** The houses of a harbour town stand along the water. */
  isWaterfront?: boolean;
  /** Rocks stand up on both sides of the way, or on one. */
  rockWalls?: 'both' | 'one';
  /** Land whose own form fills the picture, from the distance to the reader. */
  relief?: Relief;
  /** A lane between hedges, on their banks. */
  isLane?: boolean;
  /** A wall blocks the view, as around a garden. */
  isWalled?: boolean;
  /** The wall stands above a river, which is in front of it. */
  isWallByWater?: boolean;
}

const land = (far: readonly Far[], rest: Partial<Terrain> = {}): Terrain => ({
  far,
  water: null,
  ground: 'grass',
  frames: ['tree', 'umbels'],
  own: [],
  ...rest,
});

export const TERRAINS: Readonly<Partial<Record<Setting, Terrain>>> = {
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
