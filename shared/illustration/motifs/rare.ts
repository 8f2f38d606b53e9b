import { motifsByName } from './by-name.ts';
import { POULTRY } from './poultry.ts';
import { BIRDS } from './birds.ts';
import { BY_WATER } from './by-water.ts';
import { CARRIAGES } from './carriages.ts';
import { PASTIMES } from './pastimes.ts';
import { CLOTHES } from './clothes.ts';
import { KEEPSAKES } from './keepsakes.ts';
import { LAND } from './land.ts';
import { HANGING_LIGHTS } from './hanging-lights.ts';
import { LIGHTS } from './lights.ts';
import { MUSIC } from './music.ts';
import { DOORS } from './doors.ts';
import { STAIRS } from './stairs.ts';
import { BUILDING_PARTS } from './building-parts.ts';
import { ON_WALLS } from './on-walls.ts';
import { PAPERS } from './papers.ts';
import { PETS } from './pets.ts';
import { ANIMAL_POSTURES } from './animal-postures.ts';
import { CREATURES } from './small-creatures.ts';
import { DRINK } from './drinking-vessels.ts';
import { FOOD } from './tableware.ts';
import { FARM_TOOLS } from './farm-tools.ts';
import { TACKLE } from './tackle.ts';
import { TOOLS } from './tools.ts';
import { TRINKETS } from './trinkets.ts';
import { VEHICLES } from './vehicles.ts';
import { SIGNALS } from './signals.ts';
import { WEAPONS } from './weapons.ts';
import { EXOTIC_BEASTS } from './exotic-beasts.ts';
import { BEASTS } from './wild.ts';
import { PALMS } from './palm.ts';
import { HORSES } from './horses.ts';
import { FENCES } from './fences.ts';
import { STATUARY } from './statuary.ts';
import { GRAVES } from './graves.ts';
import { GARDEN_THINGS } from './garden-things.ts';
import { ROADSIDE } from './roadside.ts';
import { YARD } from './yard.ts';
import type { Motifs } from './motif.ts';

/** Motifs that about a quarter of all pictures show. */
export const RARE_SUBJECTS: readonly Motifs[] = [
  HANGING_LIGHTS,
  LIGHTS,
  ON_WALLS,
  MUSIC,
  DRINK,
  FOOD,
  PAPERS,
  TRINKETS,
  KEEPSAKES,
  CLOTHES,
  FARM_TOOLS,
  TACKLE,
  TOOLS,
  SIGNALS,
  WEAPONS,
  DOORS,
  STAIRS,
  BUILDING_PARTS,
  FENCES,
  STATUARY,
  GRAVES,
  GARDEN_THINGS,
  ROADSIDE,
  YARD,
  LAND,
  BY_WATER,
  CARRIAGES,
  PASTIMES,
  VEHICLES,
  HORSES,
  PALMS,
  PETS,
  ANIMAL_POSTURES,
  EXOTIC_BEASTS,
  BEASTS,
  POULTRY,
  BIRDS,
  CREATURES,
];

export const RARE_MOTIFS = motifsByName(RARE_SUBJECTS);
