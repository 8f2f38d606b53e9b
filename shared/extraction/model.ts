import { FEATURES } from './features.ts';
import type { Language } from './types.ts';
import type { WordWeights } from './word-weights.ts';
import type { PairWeights } from './word-pairs.ts';
import fitted from './weights.generated.json' with { type: 'json' };

/** How sentences are scored in one language; every vector follows `FEATURES`. */
export interface SentenceModel {
  readonly descriptive: readonly number[];
  /** One vector per `PASSAGE_TYPES`: what a sentence, or a run of them on the whole, is a picture of. */
  readonly types: readonly (readonly number[])[];
  /** What single words add, to `descriptive` first and then to each type. */
  readonly words: WordWeights;
  /** What pairs of words add to `descriptive`. */
  readonly pairs: PairWeights;
}

/** And how the scores become passages. */
export interface PassageModel extends SentenceModel {
  readonly decoding: Decoding;
}

export interface Decoding {
  /** Log-odds a sentence must exceed to be worth a place in a run. */
  readonly threshold: number;
  readonly openCost: number;
  readonly changeCost: number;
  readonly typeWeight: number;
}

/** Weights by feature name, as the fitting script writes them. */
export interface FittedWeights {
  /** What they were learned from. */
  readonly provenance: string;
  readonly descriptive: Readonly<Record<string, number>>;
  readonly types: readonly Readonly<Record<string, number>>[];
  /** Per lemma: descriptive, then the types. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  readonly pairs: Readonly<Record<string, number>>;
  readonly decoding: Decoding;
}

/** The committed weights of a language; see `training/fit-weights.ts` for where they come from. */
export function loadModel(language: Language): PassageModel {
  return MODELS[language];
}

const MODELS: Record<Language, PassageModel> = { en: toModel(fitted.en), ru: toModel(fitted.ru) };

function toModel(weights: FittedWeights): PassageModel {
  const inOrder = (byName: Readonly<Record<string, number>>): number[] =>
    FEATURES.map((name) => byName[name] ?? 0);
  return {
    descriptive: inOrder(weights.descriptive),
    types: weights.types.map(inOrder),
    words: new Map(Object.entries(weights.words)),
    pairs: new Map(Object.entries(weights.pairs)),
    decoding: weights.decoding,
  };
}
