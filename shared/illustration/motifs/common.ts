import { BEDS, CUPBOARDS, HEARTHS } from './furniture.ts';
import { HORSES } from './horses.ts';
import { ON_WALLS, ROOM_THINGS } from './on-walls.ts';
import { PLANTS } from './plants.ts';
import { SEATS, TABLES } from './tables.ts';
import { TREES } from './trees.ts';
import type { Motifs } from './motif.ts';

/** Motifs that about half of all pictures show: trees, plants, what stands in rooms, and horses. */
export const COMMON_SUBJECTS: readonly Motifs[] = [
  TABLES,
  SEATS,
  BEDS,
  CUPBOARDS,
  HEARTHS,
  ROOM_THINGS,
  ON_WALLS,
  TREES,
  PLANTS,
  HORSES,
];
