import type { Candidate } from './candidate.ts';
import { spanOf } from './nouns.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** «Маша и ее мать, обе в светлых платьях», "the old man and his son, both in black": two who look alike; null if there are none. */
export function bothOf({ tokens, scopes, mentions }: ReadText): Candidate | null {
  const at = tokens.findIndex(
    ({ word, gap }, i) =>
      /^(?:оба|обе|both)$/u.test(word) &&
      gap === 'comma' &&
      WORN.test(tokens[i + 1]?.word ?? '') &&
      scopes.at(i) === null,
  );
  if (at < 2) return null;
  const before = tokens
    .slice(Math.max(0, at - REACH), at)
    .filter(({ sentence }) => sentence === tokens[at]!.sentence);
  const isOfPeople =
    mentions.some(
      (mention) => isMentionOf(mention, 'person') && mention.from < at && at - mention.from <= REACH,
    ) || before.some(({ isCapital, gap }) => isCapital && gap !== 'sentence');
  if (!isOfPeople || !before.some(({ word, gap }) => /^(?:и|с|да|and)$/u.test(word) && gap === 'none'))
    return null;
  const sex =
    tokens[at]!.word === 'обе' || before.some(({ word }) => WOMEN.test(word))
      ? 'woman'
      : tokens[at]!.word === 'оба' || before.some(({ word }) => MEN.test(word))
        ? 'man'
        : undefined;
  return {
    id: 'both',
    at,
    words: [spanOf(tokens, at, at + 1)],
    certainty: 0.95,
    weight: 1,
    count: 2,
    looks: [],
    ...(sex && { sex }),
  };
}

/** How far before "both" the two are named, in words. */
const REACH = 8;
const WORN =
  /^(?:in|dressed|wearing|clad|tall|young|old|в|во|одет\p{L}+|высок\p{L}+|молод\p{L}+|стар\p{L}+|сед\p{L}+|худ\p{L}+)$/u;
const WOMEN = /^(?:mother|sister|daughter|wife|aunt|girl|lady|woman)$/u;
const MEN = /^(?:father|brother|son|uncle|man|gentleman|boy)$/u;
