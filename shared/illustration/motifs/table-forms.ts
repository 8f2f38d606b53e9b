import { motifsByName } from './by-name.ts';
import type { Motifs } from './motif.ts';
import { TABLE_FLOWERS } from './table-flowers.ts';
import { TABLE_TREASURES } from './table-treasures.ts';
import { TABLE_VESSELS } from './table-vessels.ts';

/** Other forms of what lies on tables; only still lifes, which are seen close up, have them. */
export const TABLE_FORM_SUBJECTS: readonly Motifs[] = [TABLE_VESSELS, TABLE_TREASURES, TABLE_FLOWERS];

export const TABLE_FORMS = motifsByName(TABLE_FORM_SUBJECTS);
