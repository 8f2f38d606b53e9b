import type { Random } from '../drawing/seeded.ts';
import { BUILDING_HEIGHTS, BUILDINGS, railFence } from './buildings.ts';
import * as animals from './animals.ts';
import * as furniture from './furniture.ts';
import type { Part } from './motif.ts';
import * as vehicles from './vehicles.ts';
import { drawTree, grass, umbel, type TreeKind } from './trees.ts';

export interface MotifOptions {
  /** Lamps are lit in it. */
  isLit?: boolean;
}

/** Something that can be drawn, in metres. */
export interface Motif {
  /** Its usual height. */
  height: number;
  /** What it stands on, or hangs on. */
  stands: 'ground' | 'table' | 'wall' | 'water' | 'sky';
  draw: (random: Random, options: MotifOptions) => Part[];
}

const TREES: Readonly<Record<TreeKind, number>> = {
  bare: 9, leafy: 9, birch: 12, fir: 14, poplar: 14, willow: 8, bush: 1.6,
}; // prettier-ignore

const BUILDING_NAMES: Readonly<Record<keyof typeof BUILDINGS, string>> = {
  izba: 'izba', cottage: 'cottage', manor: 'manor', spire: 'church with a spire', domes: 'church with domes', castle: 'castle',
  mill: 'windmill',
}; // prettier-ignore

/** Every motif by its name; each new one is seen by `npm run illustrate:sheet -- --motifs --out DIR`. */
export const MOTIFS: ReadonlyMap<string, Motif> = new Map<string, Motif>([
  ...(Object.entries(TREES) as [TreeKind, number][]).map(([kind, height]): [string, Motif] => [
    kind === 'bush' ? 'bush' : `${kind} tree`,
    { height, stands: 'ground', draw: (random) => drawTree(kind, height, random) },
  ]),
  ...(Object.keys(BUILDINGS) as (keyof typeof BUILDINGS)[]).map((name): [string, Motif] => [
    BUILDING_NAMES[name],
    { height: BUILDING_HEIGHTS[name], stands: 'ground', draw: BUILDINGS[name] },
  ]),
  ['grass', ink(0.4, (random) => grass(-1.5, 1.5, 0.4, random))],
  ['umbel', ink(1.2, (random) => umbel(1.2, random))],
  ['rail fence', ink(1.2, (random) => railFence(-3, 3, random))],
  ['horse standing', outdoors(2.4, () => animals.horse('stand'))],
  ['horse walking', outdoors(2.4, () => animals.horse('walk'))],
  ['horse trotting', outdoors(2.4, () => animals.horse('trot', true))],
  ['horse galloping', outdoors(2.4, () => animals.horse('gallop'))],
  ['dog', outdoors(0.76, animals.dog)],
  ['cat', outdoors(0.45, animals.cat)],
  ['cow', outdoors(1.6, animals.cow)],
  ['goose', outdoors(0.74, animals.goose)],
  ['crow', outdoors(0.36, animals.crow)],
  ['bird in flight', { height: 0.3, stands: 'sky', draw: animals.bird }],
  ['coach', outdoors(2.2, vehicles.coach)],
  ['cart', outdoors(1.85, vehicles.cart)],
  ['sledge', outdoors(1.3, vehicles.sledge)],
  ['train', outdoors(4.7, vehicles.train)],
  ['rowing boat', { height: 0.74, stands: 'water', draw: vehicles.rowingBoat }],
  ['ship at anchor', { height: 31, stands: 'water', draw: () => vehicles.ship(false) }],
  ['ship under sail', { height: 31, stands: 'water', draw: () => vehicles.ship(true) }],
  ['table', indoors(0.76, () => furniture.table())],
  ['laid table', indoors(0.77, furniture.laidTable)],
  ['chair', indoors(1.1, furniture.chair)],
  ['armchair', indoors(1.18, furniture.armchair)],
  ['sofa', indoors(0.98, furniture.sofa)],
  ['bench', indoors(0.46, furniture.bench)],
  ['bed', indoors(1.16, furniture.bed)],
  ['four-poster', indoors(2.32, furniture.fourPoster)],
  ['bookcase', indoors(2.42, furniture.bookcase)],
  ['fireplace', indoors(1.32, furniture.fireplace)],
  ['clock', indoors(2.22, furniture.clock)],
  ['piano', indoors(1.7, furniture.piano)],
  ['stove', indoors(2.76, furniture.stove)],
  ['candle', indoors(0.39, furniture.candle, 'table')],
  ['lamp', indoors(0.5, furniture.lamp, 'table')],
  ['samovar', indoors(0.69, furniture.samovar, 'table')],
  ['teacup', indoors(0.08, furniture.teacup, 'table')],
  ['bottle', indoors(0.32, furniture.bottle, 'table')],
  ['books', indoors(0.16, furniture.books, 'table')],
  ['mirror', indoors(1.5, furniture.mirror, 'wall')],
  ['portrait', indoors(0.72, furniture.portrait, 'wall')],
]);

function ink(height: number, path: (random: Random) => Part['path']): Motif {
  return { height, stands: 'ground', draw: (random) => [{ path: path(random), material: 'ink' }] };
}

function indoors(
  height: number,
  draw: (random: Random) => Part[],
  stands: Motif['stands'] = 'ground',
): Motif {
  return { height, stands, draw };
}

function outdoors(height: number, draw: (options: MotifOptions) => Part[]): Motif {
  return { height, stands: 'ground', draw: (_, options) => draw(options) };
}
