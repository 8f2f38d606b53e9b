import type { Candidate } from './candidate.ts';
import { TITLES } from './lexicon/people.ts';
import { spanOf } from './nouns.ts';
import { isActing, isInAside } from './presence.ts';
import type { ReadText } from './text.ts';

/** "Sir Henry and I held out our hands": named people who do something. */
export function namedPeople(text: ReadText, before: number): Candidate[] {
  const { tokens, scopes } = text;
  const people: Candidate[] = [];
  for (let i = 0; i + 1 < tokens.length && people.length < 3; i++) {
    const sex = TITLES[tokens[i]!.word];
    const next = tokens[i + 1]!;
    if (!sex || !tokens[i]!.isCapital || !next.isCapital || next.gap !== 'none' || scopes.at(i)) continue;
    if (people.some(({ id }) => id === next.word)) continue;
    const joined = tokens[i + 2]?.word === 'and' && tokens[i + 3]?.word === 'i';
    // "Where Lady Anne had slept."
    if (isInAside({ from: i, to: i + 2 }, tokens)) continue;
    if (!joined && !isActing(tokens, i, i + 2, scopes)) continue;
    people.push({
      id: next.word,
      at: i + 1,
      words: [spanOf(tokens, i, i + 2)],
      certainty: 0.8,
      weight: 0.5 - (before + people.length) * 0.05,
      count: 1,
      sex,
      looks: [],
    });
    if (joined)
      people.push({
        id: 'narrator',
        at: i + 3,
        words: [spanOf(tokens, i + 3, i + 4)],
        certainty: 0.6,
        weight: 0.3,
        count: 1,
        looks: [],
      });
  }
  return people;
}
