import type { Spot } from './mark-words.ts';
import { CLAUSE_WORDS, NEW_CLAUSE, PHRASE_WORDS, PLACING, PRONOUNS, VERB_AFTER } from './english-words.ts';
import type { Scopes } from './scopes.ts';

/** How far English phrases go. */
export interface EnglishEnds {
  sentenceEnd: (from: number) => number;
  /** The end of a clause: punctuation, or a conjunction that starts another statement. */
  clauseEnd: (from: number, max?: number) => number;
  thoughtEnd: (from: number) => number;
  /** The end of a negated noun: "no house", "without a tree or a bush". */
  deniedEnd: (from: number, max?: number) => number;
  /** "I had never seen the sea smoother": it is present after all. */
  isSuperlative: (i: number) => boolean;
  /** "Never did tombs look so white": they do. */
  isEmphatic: (i: number) => boolean;
}

const LIGHTS = /^(?:light|rays|beams|glow|glare|sun|moon|(?:sun|moon|fire|lamp|candle)light|sunshine)$/u;

export function englishEnds(scopes: Scopes): EnglishEnds {
  const { tokens } = scopes;
  const sentenceEnd = (from: number) => {
    let end = from;
    while (tokens[end]?.sentence === tokens[from]!.sentence) end++;
    return end;
  };
  const clauseEnd = (from: number, max = CLAUSE_WORDS) =>
    scopes.endOf(from, max, ({ word }, i) => {
      if (word === 'and' || word === 'or') {
        const next = tokens[i + 1]?.word ?? '';
        return PRONOUNS.has(next) || VERB_AFTER.has(next) || /(?:ed|ing)$/u.test(next);
      }
      // "Shining like metal in the light of the setting sun".
      if (
        /^(?:in|by|under)$/u.test(word) &&
        tokens[i + 1]?.word === 'the' &&
        LIGHTS.test(tokens[i + 2]?.word ?? '')
      )
        return true;
      return (
        i - from > 1 && (NEW_CLAUSE.has(word) || VERB_AFTER.has(word) || word === 'through') && word !== 'for'
      );
    });
  const thoughtEnd = (from: number) =>
    scopes.endOf(from, CLAUSE_WORDS, ({ word }) => word === 'but' || word === 'yet');
  const deniedEnd = (from: number, max = PHRASE_WORDS) =>
    scopes.endOf(
      from,
      max,
      ({ word }, i) =>
        word === 'but' ||
        word === 'except' ||
        word === 'save' ||
        (i > from + 1 &&
          (VERB_AFTER.has(word) || NEW_CLAUSE.has(word) || word === 'and' || PLACING.has(word))),
    );

  const isSuperlative = (i: number) =>
    /^(?:seen|saw|beheld|known|looked)$/u.test(tokens[i + 1]?.word ?? '') &&
    tokens
      .slice(i + 2, i + 9)
      .some(
        ({ word, sentence }) =>
          sentence === tokens[i]!.sentence &&
          /^(?:so|such|more|\p{L}{3,}er)$/u.test(word) &&
          !/^(?:her|other|another|either|water|river|ever|never|flower|after|over|under|order)$/u.test(word),
      );

  const isEmphatic = (i: number) =>
    /^(?:did|do|does|was|were|had|have|has)$/u.test(tokens[i + 1]?.word ?? '') &&
    tokens
      .slice(i + 2, i + 12)
      .some(({ word, sentence }) => sentence === tokens[i]!.sentence && /^(?:so|such)$/u.test(word));
  return { sentenceEnd, clauseEnd, thoughtEnd, deniedEnd, isSuperlative, isEmphatic };
}

/** A word that governs a scope, with where phrases end after it. */
export type EnglishSpot = Spot & EnglishEnds;
