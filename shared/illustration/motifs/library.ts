import { part } from '#painter-parts';
import { BUILDING_NAMES } from './building-names.ts';
import { motifsByName } from './by-name.ts';
import { COMMON_SUBJECTS } from './common.ts';
import type { Motif } from './motif.ts';
import { RARE_NAMES } from './rare-names.ts';

export type { Motif } from './motif.ts';

const COMMON = motifsByName(COMMON_SUBJECTS);

/** Those that are fetched with all buildings. */
const BUILDINGS: ReadonlySet<string> = new Set(BUILDING_NAMES);
/** Those that are fetched with all others. */
const RARE: ReadonlySet<string> = new Set(RARE_NAMES);

/** Motifs by their names. Names are known at once; the drawing may have to be fetched first. */
export const MOTIFS: Pick<ReadonlyMap<string, Motif>, 'get' | 'has'> = {
  get: (name) =>
    COMMON.get(name) ??
    (BUILDINGS.has(name)
      ? part('buildings').BUILDING_MOTIFS.get(name)
      : RARE.has(name)
        ? part('rareMotifs').RARE_MOTIFS.get(name)
        : undefined),
  has: (name) => COMMON.has(name) || BUILDINGS.has(name) || RARE.has(name),
};
