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
export const DRAWN_AS: Readonly<Record<string, Choice | readonly string[]>> = {
  house,
  hut: byRegion(['hut', 'cottage'], ['izba']),
  church: byRegion(['church with a spire'], ['church with domes']),
  tree,
  oak: kindOfTree('oak'),
  elm: kindOfTree('leafy tree'),
  lime: kindOfTree('lime'),
  maple: kindOfTree('maple'),
  'apple tree': kindOfTree('apple tree'),
  'birch tree': kindOfTree('birch tree'),
  'leafy tree': kindOfTree('leafy tree'),
  'willow tree': kindOfTree('willow tree'),
  'poplar tree': kindOfTree('poplar tree'),
  horse: (_, { qualities }) =>
    qualities.includes('galloping')
      ? ['horse galloping']
      : qualities.includes('moving')
        ? ['horse walking']
        : ['horse standing'],
  birds: ['bird in flight'],
  shelves: ['bookcase'],
  flowers: ({ place }) =>
    place && INSIDE_PLACES.has(place.value)
      ? ['vase of flowers', 'bouquet']
      : ['meadow flowers', 'rose bush'],
  'rose bush': ({ season }) => (season?.value === 'winter' ? ['bush'] : []),
  rose: (_, thing) => (thing.count === 'many' ? ['rose bush', 'rose'] : ['rose']),
  fire: ['campfire', 'fireplace'],
  walls: ['stone wall'],
  rocks: ['rock'],
};

/** The drawing of a thing in a scene; null where there is none yet, and then the thing is left out. */
export function motifOf(
  thing: SceneThing,
  scene: Scene,
  random: Random,
): { name: string; motif: Motif } | null {
  const choice = DRAWN_AS[thing.what];
  const names = [...(typeof choice === 'function' ? choice(scene, thing, random) : (choice ?? [])), thing.what]; // prettier-ignore
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

/** A passage without a place that names one of these is in a room. */
export const FURNITURE: ReadonlySet<string> = new Set([
  ...ONLY_INSIDE,
  'table',
  'laid table',
  'chair',
  'curtain',
  'samovar',
]);

/** What the sky and the air show, and what the land and its waters do: no motif stands for them. */
export const IN_THE_AIR: ReadonlySet<string> = new Set(['sun', 'moon', 'stars', 'clouds', 'sky', 'fog', 'snow', 'lightning', 'rainbow']); // prettier-ignore
export const OF_THE_LAND: ReadonlySet<string> = new Set([
  'sea', 'lake', 'pond', 'river', 'stream', 'waves', 'mountains', 'hills', 'valley', 'wood', 'town', 'village', 'road', 'path', 'street', 'field', 'meadow',
  'cliff', 'shore', 'grass',
]); // prettier-ignore
