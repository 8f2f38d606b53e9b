import { ANIMAL_NAMES } from './names-of-animals.ts';
import { INDOOR_NAMES } from './names-indoors.ts';
import { FORM_NAMES } from './names-of-forms.ts';
import { OUTDOOR_NAMES } from './names-outdoors.ts';
import type { NamePair } from './motif.ts';

/** The words for each motif; a motif that is another form of a thing is listed with that thing's name instead. */
export const MOTIF_NAMES: Readonly<Record<string, NamePair | string>> = {
  ...OUTDOOR_NAMES,
  ...INDOOR_NAMES,
  ...ANIMAL_NAMES,
  ...FORM_NAMES,
};
