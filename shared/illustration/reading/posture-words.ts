import type { BodyPosture } from '../scene.ts';
import { Dictionary } from './lexicon/dictionary.ts';
import { POSTURES } from './lexicon/looks.ts';

/** Words for each posture. */
export const POSTURE_WORDS = new Dictionary(
  Object.entries(POSTURES) as [BodyPosture, (typeof POSTURES)['sit']][],
);
