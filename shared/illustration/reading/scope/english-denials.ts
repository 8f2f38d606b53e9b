import type { EnglishSpot } from './english-ends.ts';
import { PLACING, set, VERB_AFTER } from './english-words.ts';

export function markNo({ scopes, tokens, i, after, isAfterNear, deniedEnd }: EnglishSpot): void {
  if (after === 'longer' && /^(?:exist|there|stood)/u.test(tokens[i + 2]?.word ?? ''))
    scopes.mark(
      Math.max(
        0,
        i - 8,
        tokens.findIndex(({ clause }) => clause === tokens[i]!.clause),
      ),
      i,
      'negation',
    );
  if (
    after !== 'doubt' &&
    after !== 'longer' &&
    after !== 'sooner' &&
    after !== 'less' &&
    after !== 'one' &&
    isAfterNear
  )
    scopes.mark(i + 1, deniedEnd(i + 1), 'negation');
}

export function markWithout({ scopes, i, word, before }: EnglishSpot): void {
  if (before !== 'not')
    scopes.mark(
      i + 1,
      scopes.endOf(
        i + 1,
        12,
        ({ word: other }) =>
          other === 'but' ||
          other === 'yet' ||
          VERB_AFTER.has(other) ||
          PLACING.has(other) ||
          // "Instead of a coat he wore a gown."
          (word === 'instead' && /^(?:he|she|they|i|we)$/u.test(other)),
      ),
      'negation',
    );
}

export function markNoneOf({ scopes, i, after, deniedEnd }: EnglishSpot): void {
  if (after === 'of') scopes.mark(i + 2, deniedEnd(i + 2), 'negation');
}

export function markDevoidOf({ scopes, i, after, deniedEnd }: EnglishSpot): void {
  if (after === 'of') scopes.mark(i + 2, deniedEnd(i + 2), 'negation');
}

const NOT_NEGATING = set(
  'only merely far less more quite so over too very altogether particularly especially exactly entirely unlike without infrequently seldom long once',
);

export function markNot({ scopes, i, word, after, deniedEnd, isSuperlative, isEmphatic }: EnglishSpot): void {
  // "Could scarcely see the shop through the rain": it is seen, if dimly.
  if (
    /^(?:hardly|scarcely)$/u.test(word) &&
    /^(?:see|seen|visible|discern|make|distinguish|discerned)$/u.test(after)
  )
    return;
  if (!NOT_NEGATING.has(after) && !isSuperlative(i) && !(word === 'never' && isEmphatic(i)))
    scopes.mark(i + 1, deniedEnd(i + 1, 9), 'negation');
  // "Here the snow and rain could not penetrate."
  if (/^(?:penetrate|reach|enter|intrude)$/u.test(after)) scopes.mark(Math.max(0, i - 6), i, 'negation');
}

/** "All that keep the sun out", "which shut out the light". */
export function markOut({ scopes, tokens, i }: EnglishSpot): void {
  const from = [1, 2, 3, 4].find(
    (k) => tokens[i - k]?.clause === tokens[i]!.clause && KEEPING.test(tokens[i - k]!.word),
  );
  if (from === 1) scopes.mark(i + 1, scopes.endOf(i + 1, 4), 'negation');
  else if (from) scopes.mark(i - from + 1, i, 'negation');
}

const KEEPING = /^(?:keep|keeps|kept|keeping|shut|shuts|shutting|blot|blots|blotted|blotting)$/u;

export function markAway({ scopes, tokens, i, before }: EnglishSpot): void {
  // "Had swept away trees, crops, and cattle."
  if (/^(?:swept|washed)$/u.test(before))
    scopes.mark(
      i + 1,
      tokens.findIndex(
        (token, k) =>
          k === i + 8 ||
          (k > i &&
            (token.sentence !== tokens[i]!.sentence ||
              (token.word === 'and' && /ed$|^left$/u.test(tokens[k + 1]?.word ?? '')))),
      ),
      'negation',
    );
}
