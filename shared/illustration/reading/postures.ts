import type { BodyPosture } from '../scene.ts';
import { Dictionary } from './lexicon/dictionary.ts';
import { POSTURES } from './lexicon/looks.ts';

/** The words that tell what somebody does, by posture. */
export const POSTURE = new Dictionary(Object.entries(POSTURES) as [BodyPosture, (typeof POSTURES)['sit']][]);
