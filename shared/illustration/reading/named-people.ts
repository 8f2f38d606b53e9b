import type { Candidate } from './candidate.ts';
import { givenName } from './given-name.ts';
import { TITLES } from './lexicon/titles.ts';
import { spanOf } from './nouns.ts';
import { POSTURE_WORDS } from './posture-words.ts';
import { isActing, isInAside } from './presence.ts';
import { NAMES_AND_WORDS } from './sex-of.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** "Sir Henry and I held out our hands": named people who do something. */
export function namedPeople(text: ReadText, before: number): Candidate[] {
  const { tokens, scopes, mentions } = text;
  const people: Candidate[] = [];
  for (let i = 0; i + 1 < tokens.length && people.length < 3; i++) {
    const sex = TITLES[tokens[i]!.word];
    const next = tokens[i + 1]!;
    if (!sex || !tokens[i]!.isCapital || !next.isCapital || next.gap !== 'none' || scopes.at(i)) continue;
    if (people.some(({ id }) => id === next.word)) continue;
    const joined = tokens[i + 2]?.word === 'and' && tokens[i + 3]?.word === 'i';
    // A captain and an uncle are people without their names.
    if (mentions.some((mention) => isMentionOf(mention, 'person') && mention.from <= i && i < mention.to))
      continue;
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
  return [...people, ...byGivenName(text, before + people.length)].slice(0, 3);
}

/** "Margaret sat by the window": somebody of a given name, just before what they do. */
function byGivenName({ tokens, scopes, mentions }: ReadText, before: number): Candidate[] {
  const people: Candidate[] = [];
  tokens.forEach((token, i) => {
    const { word, isCapital, isSpoken, gap } = token;
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
    const sex = givenName(token, plain);
    if (
      !isCapital ||
      isSpoken ||
      scopes.at(i) !== null ||
      sex === null ||
      sex === 'either' ||
      (gap === 'sentence' && NAMES_AND_WORDS.has(plain)) ||
      people.some(({ id }) => id === plain) ||
      // "Uncle Charles", "the girl Mary".
      TITLES[tokens[i - 1]?.word ?? ''] !== undefined ||
      mentions.some((mention) => isMentionOf(mention, 'person') && mention.to === i) ||
      !actsAfter(tokens, scopes, i + 1)
    )
      return;
    people.push({
      id: plain,
      at: i,
      words: [spanOf(tokens, i, i + 1)],
      certainty: 0.8,
      weight: 0.5 - (before + people.length) * 0.05,
      count: 1,
      sex,
      looks: [],
    });
  });
  return people;
}

/** Whether a verb for a posture follows, after a surname or an auxiliary at most. */
function actsAfter(tokens: ReadText['tokens'], scopes: ReadText['scopes'], from: number): boolean {
  for (let i = from; i < Math.min(tokens.length, from + 3) && tokens[i]!.gap === 'none'; i++) {
    if (POSTURE_WORDS.at(tokens, i)) return scopes.at(i) === null && !tokens[i]!.isCapital;
    if (!tokens[i]!.isCapital && !BEFORE_VERB.test(tokens[i]!.word)) return false;
  }
  return false;
}
const BEFORE_VERB = /^(?:was|is|still|now|just|always|then|alone|only)$/u;
