import type { Analysis, Paragraph, Sentence } from './words.ts';
import { measureParagraph } from './features.ts';
import type { PassageModel, SentenceModel } from './model.ts';
import type { PassageType } from './types.ts';
import { distinctLemmas, sumOfWords } from './word-weights.ts';
import { distinctPairs, sumOfPairs } from './word-pairs.ts';

export const PASSAGE_TYPES = [
  'location',
  'character',
  'atmosphere',
  'object',
] as const satisfies readonly PassageType[];

/** A run of sentences before entities and priorities are known. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly type: PassageType;
  readonly firstWord: number;
  readonly lastWord: number;
  /** Log-odds that each sentence is descriptive. */
  readonly odds: readonly number[];
}

/** The descriptive runs of a chapter, in order, none across a paragraph's end. */
export function findRuns(analysis: Analysis, model: PassageModel): Run[] {
  return analysis.paragraphs.flatMap((paragraph) =>
    runsOf(analysis, paragraph, scoreParagraph(analysis, paragraph, model), model),
  );
}

export interface SentenceScore {
  readonly odds: number;
  /** Log-probability of each of `PASSAGE_TYPES`, given that the sentence is descriptive. */
  readonly types: readonly number[];
  readonly vector: Float64Array;
}

/** Direct speech is never a passage, however vivid. */
const MOSTLY_SPOKEN = 0.7;
const NEVER = -20;
/** The columns of `SentenceModel.words`: how descriptive, then each type. */
const COLUMNS = 1 + PASSAGE_TYPES.length;

export function scoreParagraph(
  analysis: Analysis,
  paragraph: Paragraph,
  model: SentenceModel,
): SentenceScore[] {
  return measureParagraph(analysis, paragraph).map((vector, i) => {
    const { speech, firstWord, lastWord } = paragraph.sentences[i]!;
    const words = sumOfWords(distinctLemmas(analysis, firstWord, lastWord), model.words, COLUMNS);
    const pairs = sumOfPairs(distinctPairs(analysis, firstWord, lastWord), model.pairs);
    return {
      odds: speech > MOSTLY_SPOKEN ? NEVER : dotProduct(model.descriptive, vector) + words[0]! + pairs,
      types: logSoftmax(model.types.map((weights, t) => dotProduct(weights, vector) + words[t + 1]!)),
      vector,
    };
  });
}

/**
 * The best labelling of a paragraph's sentences with “nothing” or one of the types: sums of log-odds, less what it
 * costs to open a run and to change the type inside one. Solved exactly, left to right (Viterbi).
 */
export function runsOf(
  analysis: Analysis,
  paragraph: Paragraph,
  scores: readonly SentenceScore[],
  model: PassageModel,
): Run[] {
  const { threshold, openCost, changeCost, typeWeight } = model.decoding;
  const outside: number = PASSAGE_TYPES.length;
  let best = new Array<number>(outside + 1).fill(-Infinity);
  best[outside] = 0;
  const back: number[][] = [];
  for (const { odds, types } of scores) {
    const next: number[] = [];
    const from: number[] = [];
    for (let state = 0; state <= outside; state++) {
      let bestFrom = outside;
      let bestValue = -Infinity;
      for (let previous = 0; previous <= outside; previous++) {
        const cost =
          state === outside || state === previous ? 0 : previous === outside ? openCost : changeCost;
        const value = best[previous]! - cost;
        if (value > bestValue) {
          bestValue = value;
          bestFrom = previous;
        }
      }
      next.push(bestValue + (state === outside ? 0 : odds - threshold + typeWeight * types[state]!));
      from.push(bestFrom);
    }
    best = next;
    back.push(from);
  }
  const path: number[] = [];
  let state = best.indexOf(Math.max(...best));
  for (let i = scores.length - 1; i >= 0; i--) {
    path[i] = state;
    state = back[i]![state]!;
  }
  return toRuns(analysis, paragraph, scores, path, model);
}

/** About 180 words: longer runs are cut where the reader can still take them in as one picture. */
const LONGEST_RUN_CHARS = 1_100;

/** Fewer words than this are too little for a picture. */
const SHORTEST_RUN_WORDS = 8;

function toRuns(
  analysis: Analysis,
  paragraph: Paragraph,
  scores: readonly SentenceScore[],
  path: readonly number[],
  model: PassageModel,
): Run[] {
  const runs: Run[] = [];
  let first = 0;
  for (let i = 1; i <= path.length; i++) {
    const sentences = paragraph.sentences;
    const tooLong = i < path.length && sentences[i]!.end - sentences[first]!.start > LONGEST_RUN_CHARS;
    if (i < path.length && path[i] === path[first] && !tooLong) continue;
    const { firstWord } = sentences[first]!;
    const { lastWord } = sentences[i - 1]!;
    if (path[first] !== PASSAGE_TYPES.length && lastWord - firstWord >= SHORTEST_RUN_WORDS) {
      const whole = meanVector(sentences.slice(first, i), scores.slice(first, i));
      const own = sumOfWords(distinctLemmas(analysis, firstWord, lastWord), model.words, COLUMNS);
      const types = model.types.map((weights, t) => dotProduct(weights, whole) + own[t + 1]!);
      const type = PASSAGE_TYPES[types.indexOf(Math.max(...types))]!;
      runs.push({
        start: sentences[first]!.start,
        end: sentences[i - 1]!.end,
        type,
        firstWord,
        lastWord,
        odds: scores.slice(first, i).map((score) => score.odds),
      });
    }
    first = i;
  }
  return runs;
}

/** What a run is about on the whole: its sentences' vectors, each counting by its words. */
export function meanVector(
  sentences: readonly Sentence[],
  scores: readonly { readonly vector: Float64Array }[],
): Float64Array {
  const sizes = sentences.map((sentence) => sentence.lastWord - sentence.firstWord + 4);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const mean = new Float64Array(scores[0]!.vector.length);
  scores.forEach(({ vector }, k) => {
    for (let i = 0; i < mean.length; i++) mean[i]! += (vector[i]! * sizes[k]!) / total;
  });
  return mean;
}

export function dotProduct(weights: ArrayLike<number>, vector: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += weights[i]! * vector[i]!;
  return sum;
}

function logSoftmax(values: readonly number[]): number[] {
  const top = Math.max(...values);
  const log = top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0));
  return values.map((value) => value - log);
}
