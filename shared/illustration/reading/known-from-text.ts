import type { Known, Source } from '../scene.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';

/** A value that tokens of the passage state explicitly. */
export function knownFromText<T>(
  value: T,
  { tokens }: ReadText,
  { from, to }: { from: number; to: number },
  source: Source = 'passage',
): Known<T> {
  return { value, source, certainty: 1, words: [spanOf(tokens, from, to)] };
}
