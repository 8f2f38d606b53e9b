import { BEDS } from './beds.ts';
import { CUPBOARDS } from './cupboards.ts';
import { HEARTHS } from './hearths.ts';
import { ROOM_THINGS } from './room-things.ts';
import { FLOWERS } from './flowers.ts';
import { CUT_FLOWERS } from './cut-flowers.ts';
import { FOREST_FLOOR } from './forest-floor.ts';
import { PLANTS } from './plants.ts';
import { SEATS } from './seats.ts';
import { TABLES } from './tables.ts';
import { TREES } from './trees.ts';
import type { Motifs } from './motif.ts';

/** Motifs that about half of all pictures show: trees, plants, and what stands in rooms. */
export const COMMON_SUBJECTS: readonly Motifs[] = [
  TABLES,
  SEATS,
  BEDS,
  CUPBOARDS,
  HEARTHS,
  ROOM_THINGS,
  TREES,
  FLOWERS,
  CUT_FLOWERS,
  FOREST_FLOOR,
  PLANTS,
];
