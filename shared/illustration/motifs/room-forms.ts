import { motifsByName } from './by-name.ts';
import { BED_FORMS } from './bed-forms.ts';
import { SEAT_FORMS } from './seat-forms.ts';
import { CABINET_FORMS } from './cabinet-forms.ts';
import { HEARTH_FORMS } from './hearth-forms.ts';
import type { Motifs } from './motif.ts';
import { MIRROR_FORMS, PICTURE_FORMS } from './wall-forms.ts';

/** Other forms of what stands in rooms; only the painting of rooms has them. */
export const ROOM_FORM_SUBJECTS: readonly Motifs[] = [
  SEAT_FORMS,
  BED_FORMS,
  CABINET_FORMS,
  HEARTH_FORMS,
  MIRROR_FORMS,
  PICTURE_FORMS,
];

export const ROOM_FORMS = motifsByName(ROOM_FORM_SUBJECTS);
