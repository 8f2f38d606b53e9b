import { INDOOR_NAMES } from './names-indoors.ts';
import { OUTDOOR_NAMES } from './names-outdoors.ts';

/**
 * The words that name a motif: English, then Russian, in the singular where there is one, `|` between them. `word-forms.ts`
 * makes the other forms; those that it cannot make stand after `=` as they are.
 */
export type Words = readonly [english: string, russian: string];

/** The words for each motif; one that shows another form of the same thing has that motif's name instead. */
export const MOTIF_NAMES: Readonly<Record<string, Words | string>> = { ...OUTDOOR_NAMES, ...INDOOR_NAMES };
