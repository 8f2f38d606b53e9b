import { motifsByName } from './by-name.ts';
import { MILLS } from './mills.ts';
import { CHURCHES } from './churches.ts';
import { COUNTRY_HOUSES } from './country-houses.ts';
import { HOMES } from './homes.ts';
import { HOUSES } from './houses.ts';
import { MANORS } from './manors.ts';
import { TOWN_FRONTS } from './town-fronts.ts';
import { PALACES } from './palaces.ts';
import type { Motifs } from './motif.ts';

/** Houses, churches and castles. */
export const BUILDING_SUBJECTS: readonly Motifs[] = [
  HOMES,
  HOUSES,
  TOWN_FRONTS,
  MILLS,
  CHURCHES,
  MANORS,
  COUNTRY_HOUSES,
  PALACES,
];

export const BUILDING_MOTIFS = motifsByName(BUILDING_SUBJECTS);
