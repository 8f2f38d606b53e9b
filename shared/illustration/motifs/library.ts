import { part } from '#painter-parts';
import { BUILDING_NAMES } from './building-names.ts';
import { motifsByName } from './by-name.ts';
import { COMMON_SUBJECTS } from './common.ts';
import type { Motif } from './motif.ts';
import { MOTIF_NAMES } from './names.ts';

export type { Motif } from './motif.ts';

const COMMON = motifsByName(COMMON_SUBJECTS);
const NAMES: ReadonlySet<string> = new Set(Object.keys(MOTIF_NAMES));

/** Those that are fetched with all buildings. */
const BUILDINGS: ReadonlySet<string> = new Set(BUILDING_NAMES);

/** Motifs by their names. Names are known at once; the drawing may have to be fetched first. */
export const MOTIFS: Pick<ReadonlyMap<string, Motif>, 'get' | 'has'> = {
  get: (name) => {
    if (!NAMES.has(name)) return undefined;
    return (
      COMMON.get(name) ??
      (BUILDINGS.has(name) ? part('buildings').BUILDING_MOTIFS : part('rareMotifs').RARE_MOTIFS).get(name)
    );
  },
  has: (name) => NAMES.has(name),
};
