import { MOTIFS, type Motif } from '../motifs/library.ts';
import type { Random } from '../drawing/seeded.ts';
import { INSIDE, type Place, type Scene, type SceneThing } from '../scene.ts';

const INSIDE_PLACES: ReadonlySet<Place> = new Set<Place>(INSIDE);

type Choice = (scene: Scene, thing: SceneThing, random: Random) => readonly string[];

const byRegion =
  (west: readonly string[], east: readonly string[]): Choice =>
  ({ region }) =>
    region === 'east' ? east : west;

/** A tree of no kind: bare in winter, by the region otherwise. */
const tree: Choice = ({ season, region }, { qualities }, random) =>
  season?.value === 'winter' || qualities.includes('bare') || qualities.includes('dead')
    ? ['bare tree']
    : region === 'east' && random.chance(0.5)
      ? ['birch tree', 'leafy tree']
      : ['leafy tree'];

const kindOfTree =
  (...names: string[]): Choice =>
  ({ season }) =>
    season?.value === 'winter' ? ['bare tree'] : names;

const house: Choice = ({ region, things }, { size, qualities }) =>
  things.some(({ what }) => what === 'tower')
    ? ['castle']
    : size === 'large' || qualities.includes('stone')
      ? ['manor']
      : region === 'east'
        ? ['izba']
        : size === 'small'
          ? ['cottage']
          : ['manor', 'cottage'];

/** Concepts that are drawn as a motif of another name; the first one there is. */
const DRAWN_AS: Readonly<Record<string, Choice | readonly string[]>> = {
  house,
  building: house,
  mansion: ['manor'],
  estate: ['manor'],
  palace: ['palace', 'manor'],
  hut: byRegion(['hut', 'cottage'], ['izba']),
  cabin: byRegion(['cottage'], ['izba']),
  farm: ['farmhouse', 'cottage'],
  lodge: ['cottage'],
  inn: ['inn', 'cottage'],
  church: byRegion(['church with a spire'], ['church with domes']),
  chapel: byRegion(['chapel', 'church with a spire'], ['chapel', 'church with domes']),
  cathedral: byRegion(['cathedral', 'church with a spire'], ['church with domes']),
  monastery: byRegion(['monastery', 'church with a spire'], ['monastery', 'church with domes']),
  'bell tower': ['bell tower'],
  steeple: ['church with a spire'],
  mill: ['watermill', 'windmill'],
  tree,
  trees: tree,
  oak: kindOfTree('oak tree', 'oak', 'leafy tree'),
  elm: kindOfTree('leafy tree'),
  lime: kindOfTree('lime tree', 'leafy tree'),
  linden: kindOfTree('lime tree', 'leafy tree'),
  maple: kindOfTree('leafy tree'),
  chestnut: kindOfTree('leafy tree'),
  apple: kindOfTree('apple tree', 'leafy tree'),
  'apple tree': kindOfTree('apple tree', 'leafy tree'),
  birch: kindOfTree('birch tree'),
  'birch tree': kindOfTree('birch tree'),
  'leafy tree': kindOfTree('leafy tree'),
  'willow tree': kindOfTree('willow tree'),
  'poplar tree': kindOfTree('poplar tree'),
  pine: ['pine tree', 'pine', 'fir tree'],
  fir: ['fir tree'],
  spruce: ['fir tree'],
  cypress: ['cypress', 'poplar tree'],
  poplar: kindOfTree('poplar tree'),
  aspen: kindOfTree('poplar tree'),
  willow: kindOfTree('willow tree'),
  shrub: ['bush'],
  bushes: ['bush'],
  hedge: ['hedge', 'bush'],
  fence: ['picket fence', 'rail fence'],
  paling: ['picket fence', 'rail fence'],
  horse: (_, { qualities }) =>
    qualities.includes('galloping')
      ? ['horse galloping']
      : qualities.includes('moving')
        ? ['horse walking']
        : ['horse standing'],
  horses: ['horse standing'],
  carriage: ['carriage', 'coach'],
  troika: ['troika', 'sledge'],
  wagon: ['wagon', 'cart'],
  sleigh: ['sledge'],
  boat: ['rowing boat'],
  'fishing boat': ['fishing boat', 'sailing boat', 'rowing boat'],
  ship: (_, { qualities }) => (qualities.includes('moving') || qualities.includes('sailing') ? ['ship under sail'] : ['ship under sail', 'ship at anchor']), // prettier-ignore
  frigate: ['ship under sail'],
  steamer: ['steamer', 'ship at anchor'],
  schooner: ['ship under sail'],
  bird: ['bird in flight'],
  birds: ['bird in flight'],
  raven: ['crow'],
  rook: ['crow'],
  gull: ['gull', 'bird in flight'],
  seagull: ['gull', 'bird in flight'],
  tombstone: ['gravestone'],
  grave: ['gravestone', 'grave cross'],
  stove: ['stove'],
  hearth: ['fireplace'],
  couch: ['sofa'],
  stool: ['stool', 'chair'],
  desk: ['desk', 'writing table', 'table'],
  'writing table': ['writing table', 'desk', 'table'],
  bookshelf: ['bookcase'],
  shelf: ['shelf', 'bookcase'],
  shelves: ['bookcase'],
  wardrobe: ['wardrobe'],
  cupboard: ['cupboard', 'wardrobe'],
  painting: ['portrait'],
  picture: ['landscape painting', 'portrait'],
  icon: ['icon', 'icons'],
  icons: ['icons', 'icon'],
  glass: ['wine glass', 'glass'],
  cup: ['teacup'],
  book: ['open book', 'book', 'books'],
  paper: ['letter', 'papers'],
  flowers: ({ place }) =>
    place && INSIDE_PLACES.has(place.value)
      ? ['vase of flowers', 'bouquet']
      : ['meadow flowers', 'rose bush'],
  'rose bush': ({ season }) => (season?.value === 'winter' ? ['bush'] : []),
  rose: (_, thing) => (thing.count === 'many' ? ['rose bush', 'rose'] : ['rose']),
  roses: ['rose bush', 'rose'],
  gun: ['rifle', 'gun'],
  lantern: ['lantern'],
  'street lamp': ['street lamp'],
  fire: ['campfire', 'fireplace'],
  walls: ['stone wall'],
  rocks: ['rock'],
  pond: ['pond'],
  bonfire: ['campfire'],
  column: ['column'],
  haystack: ['haystack'],
  rock: ['rock'],
  stone: ['rock'],
  wheat: ['wheat'],
};

/** The drawing of a thing in a scene; null where there is none yet, and then the thing is left out. */
export function motifOf(
  thing: SceneThing,
  scene: Scene,
  random: Random,
): { name: string; motif: Motif } | null {
  const choice = DRAWN_AS[thing.what];
  const names = [...(typeof choice === 'function' ? choice(scene, thing, random) : (choice ?? [])), thing.what, `${thing.what} tree`]; // prettier-ignore
  for (const name of names) {
    const motif = MOTIFS.get(name);
    if (motif) return { name, motif };
  }
  return null;
}

/** What is never seen standing in the open, whatever a passage compares or remembers. */
export const ONLY_INSIDE: ReadonlySet<string> = new Set([
  'bed', 'iron bed', 'four-poster', 'clock', 'mantel clock', 'wall clock', 'mirror', 'portrait', 'picture', 'bookcase', 'wardrobe', 'fireplace', 'stove', 'iron stove', 'piano', 'sofa', 'armchair',
  'carpet', 'chandelier', 'pillow', 'cradle', 'screen', 'sideboard', 'washstand', 'desk', 'writing table', 'dressing table', 'card table', 'chest of drawers', 'shelf', 'hanging lamp', 'lamp', 'candle', 'door', 'window', 'open door', 'threshold',
]); // prettier-ignore

/** Parts of buildings, which stand nowhere by themselves unless the passage is about them. */
export const PARTS: ReadonlySet<string> = new Set([
  'chimney', 'roofs', 'porch', 'balcony', 'column', 'archway', 'steps', 'stone wall', 'iron railings', 'curtained window', 'branch', 'leaf', 'log', 'ivy on a wall',
  'staircase', 'cobweb', 'net', 'chain', 'rope', 'shop sign',
]); // prettier-ignore

/** What horses draw. */
export const DRAWN_BY_HORSES: ReadonlySet<string> = new Set(['coach', 'carriage', 'cab', 'cart', 'wagon', 'sledge', 'plough']); // prettier-ignore

/** Concepts that the sky, the land or the room draws itself. */
export const IN_THE_AIR: ReadonlySet<string> = new Set([
  'sun', 'moon', 'crescent', 'stars', 'star', 'cloud', 'clouds', 'sky', 'fog', 'mist', 'rain', 'snow', 'lightning', 'wind', 'sunset', 'dawn', 'rainbow', 'moonlight', 'sunlight',
]); // prettier-ignore
export const OF_THE_LAND: ReadonlySet<string> = new Set([
  'sea', 'lake', 'pond', 'river', 'stream', 'brook', 'mountain', 'mountains', 'hill', 'hills', 'ridge', 'wood', 'forest', 'grove', 'town', 'city',
  'village', 'road', 'path', 'lane', 'field', 'meadow', 'valley', 'cliff', 'shore', 'sand', 'steppe', 'desert', 'street', 'grass', 'water', 'waves',
]); // prettier-ignore
