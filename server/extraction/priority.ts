import type { Run } from './passages.ts';

export interface RankedRun extends Run {
  readonly priorityScore: number;
  readonly confidence: number;
}

/**
 * Adds what to illustrate first. The score grows with how sure the model is of the run's sentences and with how
 * much there is to draw: a long description is worth more than one telling sentence, with diminishing returns.
 */
export function rankRuns(runs: readonly Run[]): RankedRun[] {
  return runs.map((run) => {
    const mean = run.odds.reduce((sum, odds) => sum + odds, 0) / run.odds.length;
    const confidence = 1 / (1 + Math.exp(-mean));
    const amount = Math.log2(Math.max(60, run.end - run.start) / 60);
    const priority = 100 / (1 + Math.exp(-(0.8 * mean + 0.8 * amount - 1.6)));
    return { ...run, confidence: round(confidence, 3), priorityScore: round(priority, 1) };
  });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
