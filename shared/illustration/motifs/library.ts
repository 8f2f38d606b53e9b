import type { Random } from '../drawing/seeded.ts';
import { BUILDING_HEIGHTS, BUILDINGS, railFence } from './buildings.ts';
import type { Part } from './motif.ts';
import { drawTree, grass, umbel, type TreeKind } from './trees.ts';

export interface MotifOptions {
  /** Lamps are lit in it. */
  isLit?: boolean;
}

/** Something that can be drawn, in metres. */
export interface Motif {
  /** Its usual height. */
  height: number;
  /** What is below it. */
  stands: 'ground';
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
]);

function ink(height: number, path: (random: Random) => Part['path']): Motif {
  return { height, stands: 'ground', draw: (random) => [{ path: path(random), material: 'ink' }] };
}
