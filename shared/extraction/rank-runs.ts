import type { Analysis, Word } from './words.ts';
import type { Run } from './passages.ts';
import type { ChosenRun, Passage } from './types.ts';

export interface RankedRun extends Omit<Run, 'odds'> {
  readonly priorityScore: number;
  readonly confidence: number;
  /** What a language model calls it; null if the rules chose. */
  readonly entity: string | null;
}

/**
 * Adds what to illustrate first. The score grows with the model's confidence in the run's sentences and with how much
 * there is to draw: a long description is worth more than one informative sentence, with diminishing returns.
 */
export function rankRuns(runs: readonly Run[]): RankedRun[] {
  return runs.map((run) => {
    const mean = run.odds.reduce((sum, odds) => sum + odds, 0) / run.odds.length;
    const confidence = 1 / (1 + Math.exp(-mean));
    const amount = Math.log2(Math.max(60, run.end - run.start) / 60);
    const priority = 100 / (1 + Math.exp(-(0.8 * mean + 0.8 * amount - 1.6)));
    return { ...run, entity: null, confidence: round(confidence, 3), priorityScore: round(priority, 1) };
  });
}

/** Passages as a language model ranked them, long before short. Ranges that are no whole words of the text are left out. */
export function rankChosen(analysis: Analysis, chosen: readonly ChosenRun[]): RankedRun[] {
  return chosen.flatMap(({ start, end, type, salience, entity }) => {
    const firstWord = wordFrom(analysis.words, start);
    const lastWord = wordFrom(analysis.words, end);
    if (firstWord >= lastWord || end > analysis.text.length) return [];
    const amount = Math.min(1, Math.log2(Math.max(60, end - start) / 60) / 4);
    const priorityScore = round([0, 30, 58, 85][salience]! + 15 * amount, 1);
    const confidence = [0, 0.6, 0.8, 0.95][salience]!;
    return [{ start, end, type, firstWord, lastWord, priorityScore, confidence, entity }];
  });
}

/** The first word that begins at an offset or after it, as an index; the number of words where there is none. */
function wordFrom(words: readonly Word[], offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]!.start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** At most one passage in this many words: where everything is marked, nothing stands out. */
const WORDS_PER_PASSAGE = 90;
const ALWAYS_ALLOWED = 4;

/**
 * The passages of a chapter that are shown, in text order: of duplicates the first, and only the best where there are
 * too many for its length.
 */
export function select({ text, words }: Analysis, passages: readonly Passage[]): Passage[] {
  const most = Math.max(ALWAYS_ALLOWED, Math.ceil(words.length / WORDS_PER_PASSAGE));
  const seen = new Set<string>();
  const kept = passages.filter(({ start, end }) => {
    const spelt = text
      .slice(start, end)
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ');
    return seen.has(spelt) ? false : seen.add(spelt);
  });
  return kept
    .sort((a, b) => b.priorityScore - a.priorityScore || a.start - b.start)
    .slice(0, most)
    .sort((a, b) => a.start - b.start);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
