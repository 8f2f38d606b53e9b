import type { Motif, Motifs } from './motif.ts';

export const motifsByName = (subjects: readonly Motifs[]): ReadonlyMap<string, Motif> =>
  new Map(subjects.flatMap((subject) => Object.entries(subject)));
