import { CREATURES } from './small-creatures.ts';
import { OPENINGS } from './openings.ts';
import { FENCES, YARD } from './yard.ts';
import { BY_WATER } from './by-water.ts';
import { CARRIAGES, PASTIMES } from './carriages.ts';
import { LAND } from './land.ts';
import { CHURCHES } from './churches.ts';
import { HOMES } from './homes.ts';
import { HOUSES } from './houses.ts';
import { PLANTS } from './plants.ts';
import { TREES } from './trees.ts';
import { VEHICLES } from './vehicles.ts';
import { BIRDS } from './birds.ts';
import { HORSES } from './horses.ts';
import { BEASTS } from './wild.ts';
import { PETS } from './pets.ts';
import { CLOTHES } from './clothes.ts';
import { BEDS, CUPBOARDS, HEARTHS } from './furniture.ts';
import { LIGHTS } from './lights.ts';
import type { Motif, Motifs } from './motif.ts';
import { MUSIC } from './music.ts';
import { ON_WALLS, ROOM_THINGS } from './on-walls.ts';
import { PAPERS } from './papers.ts';
import { SEATS, TABLES } from './tables.ts';
import { DRINK, FOOD } from './tableware.ts';
import { TOOLS } from './tools.ts';
import { TRINKETS } from './trinkets.ts';
import { WEAPONS } from './weapons.ts';

export type { Motif } from './motif.ts';

export const SUBJECTS: readonly Motifs[] = [
  TABLES,
  SEATS,
  BEDS,
  CUPBOARDS,
  HEARTHS,
  ROOM_THINGS,
  ON_WALLS,
  LIGHTS,
  MUSIC,
  DRINK,
  FOOD,
  PAPERS,
  TRINKETS,
  CLOTHES,
  TOOLS,
  WEAPONS,
  HOMES,
  HOUSES,
  CHURCHES,
  OPENINGS,
  FENCES,
  YARD,
  LAND,
  BY_WATER,
  CARRIAGES,
  PASTIMES,
  TREES,
  PLANTS,
  VEHICLES,
  HORSES,
  PETS,
  BEASTS,
  BIRDS,
  CREATURES,
];

/** Every motif by its name; each new one is seen by `npm run illustrate:sheet -- --motifs --out DIR`. */
export const MOTIFS: ReadonlyMap<string, Motif> = new Map(
  SUBJECTS.flatMap((subject) => Object.entries(subject)),
);
