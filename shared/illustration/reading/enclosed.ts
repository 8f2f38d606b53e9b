import { isInterior, type Setting } from '../setting.ts';
import { addScore, type Scores } from './rank-settings.ts';
import type { ReadText } from './text.ts';

/** Under the ground, in rock and in a cloister one sees nothing of what stands above or around them. */
export function preferEnclosed(scores: Scores, { tokens }: ReadText): void {
  const says = (words: RegExp) => tokens.some(({ word }) => words.test(word));
  // Of a cloister only what is built is seen, of the life in it nothing.
  if (!says(/^(?:arch|column|paveme|арк)/u) || says(/^(?:ruin|subterr)/u)) scores.delete('cloister');
  // "The old trees met in a tunnel over our heads."
  if (
    says(
      /^(?:avenue|boughs?|branch(?:es)?|trees?|foliage|leaves|аллея|аллее|аллею|деревь\p{L}+|ветв\p{L}+|листв\p{L}+)$/u,
    )
  )
    scores.delete('tunnel');
  // A train runs through a tunnel.
  if (says(/^(?:train|поезд)/u)) scores.delete('tunnel');
  if (says(/^(?:subterr|подземн)/u) && !isWithin(tokens))
    addScore(scores, 'tunnel', 2.5, scores.get('corridor')?.words);
  if (ENCLOSED.some((place) => (scores.get(place)?.score ?? 0) > 0.9))
    for (const place of [...scores.keys()]) if (!isInterior(place)) scores.delete(place);
}

const ENCLOSED: readonly Setting[] = ['cave', 'tunnel', 'mine', 'crypt', 'cloister', 'conservatory'];

/** Whether a passage names what is only seen from within a cave. */
export const isWithin = (tokens: ReadText['tokens']): boolean =>
  tokens.some(
    ({ word }, i) =>
      /^(?:ceil|roof|walls?$|inside|within|torch|stalac|потол|свод|стен|сталак|факел)/u.test(word) ||
      (word === 'it' && tokens[i - 1]?.word === 'in'),
  );
