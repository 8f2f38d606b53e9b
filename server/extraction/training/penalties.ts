import { FEATURES, type FeatureName } from '#shared/extraction/features.ts';
import type { Ridge } from './logistic.ts';
import { DIMENSIONS } from './word-vectors.ts';

/** A penalty that forces a weight to zero. */
const NOT_AT_ALL = 1_000;

/** A passage's type follows from what its words are about, so the type models use only these features. */
const TOPICS = new Set<FeatureName>([
  'share.built',
  'share.nature',
  'share.furnishing',
  'share.body',
  'share.clothes',
  'share.person',
  'share.animal',
  'share.sky',
  'share.sense',
  'share.daytime',
  'share.thing',
  'share.material',
  'share.name',
  'share.look',
  'share.space',
  'share.trait',
  'thirdPerson',
  'count.body',
  ...FEATURES.filter((name) => /^(?:subject|head)\./.test(name)),
]);

export const DESCRIPTIVE: Ridge = ridge(() => true, 2);
export const TYPES: Ridge = ridge((name) => TOPICS.has(name), 1);
/** The penalties of words, and of pairs of words, which only measure how descriptive a sentence is. */
export const PENALTIES = { descriptive: 1, types: 3, pairs: 1 } as const;

/**
 * The penalties for a vector of features and then meanings: the dimensions of two languages are unrelated.
 */
function ridge(included: (name: FeatureName) => boolean, meaning: number): Ridge {
  const penalty = (feature: number, dimension: number): number[] => [
    ...FEATURES.map((name) => (name === 'bias' ? 0.1 : included(name) ? feature : NOT_AT_ALL)),
    ...new Array<number>(DIMENSIONS).fill(dimension),
  ];
  return { shared: penalty(1, NOT_AT_ALL), own: penalty(3, meaning) };
}
