import { BUILDING_SUBJECTS } from './buildings.ts';
import { motifsByName } from './by-name.ts';
import { COMMON_SUBJECTS } from './common.ts';
import { RARE_SUBJECTS } from './rare.ts';
import { ROOM_FORM_SUBJECTS } from './room-forms.ts';
import { TABLE_FORM_SUBJECTS } from './table-forms.ts';

export const SUBJECTS = [
  ...COMMON_SUBJECTS,
  ...RARE_SUBJECTS,
  ...BUILDING_SUBJECTS,
  ...ROOM_FORM_SUBJECTS,
  ...TABLE_FORM_SUBJECTS,
];

/** Every motif by its name; each new one is seen by `npm run illustrate:sheet -- --motifs --out DIR`. */
export const ALL_MOTIFS = motifsByName(SUBJECTS);
