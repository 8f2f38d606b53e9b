import { seeded } from '../../drawing/seeded.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { isTreeMotif } from '../outdoors/placing/main-thing.ts';

type Colours = readonly [string, ...string[]];

const STONE: Colours = ['#a3947c', '#97938a', '#a89a86'];
const BRICK: Colours = ['#a06a50', '#97705a'];
const WOOD: Colours = ['#8a6a48', '#7a6450', '#93744e'];
const PLASTER: Colours = ['#bda67a', '#b39a86', '#a9a590'];
const OAK: Colours = ['#7a5236', '#6b4a34', '#82603f'];
const CLOTH: Colours = ['#84403a', '#46665a', '#4c5576', '#86683e'];
const COACHWORK: Colours = ['#5e302c', '#2f4a44', '#38405c'];
const HORSES: Colours = ['#6e4830', '#54402f', '#80624a'];
const HAY: Colours = ['#b0924c', '#a08748', '#bb9d58'];
const FUR: Colours = ['#7c5a3e', '#6a5644', '#8a6f52'];

const HARLING: Colours = ['#a39a90', '#b3a08c', '#98948c'];
const WHITEWASH: Colours = ['#cfc6b0', '#cdb070', '#a9b596', '#c2a08a', '#b3b9bf'];
const OCHRE: Colours = ['#c9a777', '#c09880', '#cbb58e'];
const BEAMS: Colours = ['#4a3a2c', '#3f352c'];

/** The usual material of each thing; things in no list have no usual colour. */
const MADE_OF: readonly (readonly [Colours, readonly string[]])[] = [
  [
    STONE,
    [
      'manor',
      'castle',
      'tower',
      'palace',
      'church',
      'chapel',
      'cathedral',
      'monastery',
      'ruin',
      'prison',
      'fortress',
      'bridge',
      'gate',
      'well',
      'fountain',
      'bell tower',
      'lighthouse',
      'statue',
      'gravestone',
      'fireplace',
      'eggs under glass',
      'portico',
    ],
  ],
  [BRICK, ['factory', 'station', 'shop', 'inn', 'chimney']],
  [BRICK, ['coaching inn', 'square manor', 'brick house', 'gabled manor']],
  [STONE, ['gothic manor', 'stone cottage', 'farmhouse']],
  [HARLING, ['tower house', 'chateau']],
  [WHITEWASH, ['mezzanine house', 'plaster house']],
  [OCHRE, ['villa', 'winter palace', 'palazzo']],
  [BEAMS, ['timbered house']],
  [
    WOOD,
    [
      'posting inn',
      'balcony house',
      'broad izba',
      'hut',
      'barn',
      'izba',
      'shed',
      'stable',
      'mill',
      'windmill',
      'watermill',
      'cottage',
      'boat',
      'ship',
      'pier',
      'cart',
      'wagon',
      'sledge',
      'fence',
      'gallows',
      'bench',
      'garden bench',
      'market stall',
      'barrel',
      'raft',
      'log',
      'stump',
    ],
  ],
  [
    OAK,
    [
      'table',
      'round table',
      'laid table',
      'desk',
      'chair',
      'wardrobe',
      'cupboard',
      'dresser',
      'sideboard',
      'bureau',
      'bookcase',
      'chest',
      'trunk',
      'bed',
      'four-poster',
      'cradle',
      'piano',
      'organ',
      'clock',
      'stool',
      'ladder',
      'barrel',
      'screen',
      'bookshelf',
      'counter',
      'stag head',
      'spinning wheel',
      'loom',
      'easel',
      'violin',
      'guitar',
      'cello',
      'harp',
    ],
  ],
  [CLOTH, ['armchair', 'sofa', 'divan', 'couch', 'cushion', 'ottoman']],
  [COACHWORK, ['carriage', 'coach', 'cab', 'omnibus', 'train', 'tram']],
  [HORSES, ['horse', 'pony', 'donkey', 'mule']],
  [HAY, ['haystack', 'sheaf', 'hay', 'straw']],
  [FUR, ['cow', 'ox', 'bull', 'goat', 'dog', 'deer', 'bear', 'fox', 'hare', 'camel', 'calf']],
];
const USUAL = new Map(MADE_OF.flatMap(([colours, names]) => names.map((name) => [name, colours] as const)));

/** Houses differ by region; the passage may state their material. */
const HOUSES: ReadonlySet<string> = new Set(['house', 'terraced houses', 'village']);
const IN_THE_EAST: Colours = [...WOOD, ...PLASTER];
const IN_THE_WEST: Colours = [...STONE, ...BRICK];
const STATED: Readonly<Record<string, Colours>> = { stone: STONE, brick: BRICK, wooden: WOOD, wood: WOOD };

const BARK = '#5c4735';

/**
 * The usual colour of a thing, by its material, if the passage gives it none; undefined if there is no usual one.
 *
 * @param nth index among several things of the same name, which may differ
 */
export function usualColour(
  what: string,
  { region, things }: Pick<Scene, 'region' | 'things'>,
  qualities: SceneThing['qualities'] = [],
  nth = 0,
): string | undefined {
  if (isTreeMotif(what)) return BARK;
  const said = qualities.map((quality) => STATED[quality]).find((colours) => colours !== undefined);
  const own = HOUSES.has(what) ? (region === 'east' ? IN_THE_EAST : IN_THE_WEST) : USUAL.get(what);
  const colours = said ?? own;
  return colours && seeded('usual', what, nth, ...things.map((thing) => thing.what)).pick(colours);
}
