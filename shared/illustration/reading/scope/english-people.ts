import { isFigureOf } from '../figure-of.ts';
import type { EnglishSpot } from './english-ends.ts';

/** "I remember an old man who wore a wig": nothing but the memory is told, so it is the picture. */
export const isRememberedAlone = ({ tokens, i, word, before, after }: EnglishSpot): boolean =>
  /^(?:remember|recollect|recall)$/u.test(word) &&
  /^(?:i|well|can|still|we)$/u.test(before) &&
  /^(?:a|an|one|the)$/u.test(after) &&
  tokens
    .slice(i + 2, i + 9)
    .some((token) => token.sentence === tokens[i]!.sentence && /^(?:who|whose)$/u.test(token.word));

const BEASTS =
  /^(?:ass|donkey|mule|pig|hog|swine|dog|cur|hound|lion|tiger|bear|wolf|fox|snake|serpent|viper|goose|ox|bull|cat|lamb|sheep|bird|monkey|ape|toad|worm|eagle|hawk|rat|mouse|cow|horse|elephant|spider|fish|owl|camel|goat)$/u;

/** "Himself is an ass", "he was a perfect bear": people who are called beasts. */
export const isCalledBeast = ({ tokens, i, word, before, after }: EnglishSpot): boolean =>
  /^(?:is|was|am|are)$/u.test(word) &&
  /^(?:i|he|she|himself|herself|you|thou|man|fellow|husband|wife)$/u.test(before) &&
  /^an?$/u.test(after) &&
  tokens
    .slice(i + 2, i + 5)
    .some(
      (token, n) =>
        BEASTS.test(token.word) && token.clause === tokens[i]!.clause && !isFigureOf(tokens, i + 2 + n),
    );
