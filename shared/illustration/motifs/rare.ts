import { motifsByName } from './by-name.ts';
import { BIRDS } from './birds.ts';
import { BY_WATER } from './by-water.ts';
import { CARRIAGES, PASTIMES } from './carriages.ts';
import { CLOTHES } from './clothes.ts';
import { LAND } from './land.ts';
import { LIGHTS } from './lights.ts';
import { MUSIC } from './music.ts';
import { OPENINGS } from './openings.ts';
import { PAPERS } from './papers.ts';
import { PETS } from './pets.ts';
import { CREATURES } from './small-creatures.ts';
import { DRINK, FOOD } from './tableware.ts';
import { TOOLS } from './tools.ts';
import { TRINKETS } from './trinkets.ts';
import { VEHICLES } from './vehicles.ts';
import { WEAPONS } from './weapons.ts';
import { BEASTS } from './wild.ts';
import { FENCES, YARD } from './yard.ts';
import type { Motifs } from './motif.ts';

/** Motifs that about a quarter of all pictures show. */
export const RARE_SUBJECTS: readonly Motifs[] = [
  LIGHTS,
  MUSIC,
  DRINK,
  FOOD,
  PAPERS,
  TRINKETS,
  CLOTHES,
  TOOLS,
  WEAPONS,
  OPENINGS,
  FENCES,
  YARD,
  LAND,
  BY_WATER,
  CARRIAGES,
  PASTIMES,
  VEHICLES,
  PETS,
  BEASTS,
  BIRDS,
  CREATURES,
];

export const RARE_MOTIFS = motifsByName(RARE_SUBJECTS);
