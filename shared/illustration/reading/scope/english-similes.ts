import type { EnglishSpot } from './english-ends.ts';
import { ARTICLES, CLAUSE_WORDS, set } from './english-words.ts';

const LIKING = set(
  "i you we they to would should did didn't don't not never really i'd you'd do might could men people",
);

export function markLike({ scopes, tokens, i, before, isAfterNear, clauseEnd }: EnglishSpot): void {
  if (tokens[i]!.isJoined) scopes.mark(i - 1, i, 'simile');
  else if (
    (!LIKING.has(before) ||
      (/^(?:men|people|women)$/u.test(before) && /ing$/u.test(tokens[i + 2]?.word ?? ''))) &&
    (isAfterNear || before !== '')
  ) {
    let end = clauseEnd(i + 1);
    // "Like the humming of bees, the whispering of a wood": two likenesses of one form.
    while (tokens[i + 1]?.word === 'the' && tokens[end]?.gap === 'comma' && isTheOf(tokens, end))
      end = scopes.endAfter(end, CLAUSE_WORDS);
    scopes.mark(i + 1, end, 'simile');
  }
}

const isTheOf = (tokens: EnglishSpot['tokens'], at: number): boolean =>
  tokens[at]!.word === 'the' && tokens[at + 2]?.word === 'of' && tokens[at + 2]!.gap === 'none';

export function markUnlike({ scopes, i, clauseEnd }: EnglishSpot): void {
  scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
}

const AS_NO_LIKENESS = set('far well soon long much many often');

const COLOUR_OR_STATE = set(
  'white black red pale cold still dark soft hard silent smooth round big tall green yellow blue brown old light bright clear grave stiff straight thin thick clean flat heavy dry motionless quiet gentle sharp grey gray dead fresh free proud strong gay large small high wide deep fine hot warm',
);

export function markAs({
  scopes,
  tokens,
  i,
  before,
  after,
  isAfterNear,
  clauseEnd,
  thoughtEnd,
}: EnglishSpot): void {
  if (after === 'if' || after === 'though') scopes.mark(i + 2, thoughtEnd(i + 2), 'simile');
  else if (
    after === 'we' &&
    (/ed$/u.test(tokens[i + 2]?.word ?? '') ||
      /^(?:went|drove|came|rode|stood|sat|drew|ran|saw|left)$/u.test(tokens[i + 2]?.word ?? ''))
  )
    return;
  else if (
    (after === 'we' || after === 'you' || after === 'one' || after === 'when' || after === 'in') &&
    isAfterNear &&
    after !== 'in' &&
    tokens[i - 1]?.sentence === tokens[i]!.sentence
  )
    scopes.mark(i + 1, scopes.endOf(i + 1, CLAUSE_WORDS), 'simile');
  // "As grey as his long beard": he has one.
  else if (/^(?:his|her|its|their)$/u.test(after) && !isOfSomebodyElse(tokens, i + 2)) return;
  // "As numerous almost, as the waves of the sea".
  else if (tokens[i - 3]?.word === 'as' && /^(?:numerous|many|countless)$/u.test(tokens[i - 2]!.word))
    scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
  else if (isSecondAs(tokens, i) && before && !AS_NO_LIKENESS.has(before))
    scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
  else if (
    COLOUR_OR_STATE.has(before) &&
    after !== 'he' &&
    after !== 'she' &&
    after !== 'they' &&
    after !== 'i' &&
    after !== 'it'
  )
    scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
  else if ((after === 'of' || after === 'from') && isAfterNear)
    scopes.mark(i + 2, clauseEnd(i + 2), 'simile');
  // "As a wolf uses its teeth", "as a cat's had", "soft to the touch as a feather".
  else if (
    ARTICLES.has(after) &&
    after !== 'the' &&
    ((/[^s]s$/u.test(tokens[i + 3]?.word ?? '') && tokens[i + 3]!.gap === 'none') ||
      /['’]s?$/u.test(tokens[i + 2]?.word ?? '') ||
      /^(?:touch|eye|sight|ear|look)$/u.test(before))
  )
    scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
}

/** "As black as", "as black and shining as", "as much a gentleman as". */
const isSecondAs = (tokens: EnglishSpot['tokens'], i: number): boolean =>
  tokens[i - 2]?.word === 'as' ||
  [i - 4, i - 5, i - 6].some(
    (at) =>
      tokens[at]?.word === 'as' &&
      /^(?:much|good|fine|great|bad|poor|true|perfect)$/u.test(tokens[at + 1]!.word) &&
      /^(?:an?|of)$/u.test(tokens[at + 2]!.word) &&
      tokens[at].clause === tokens[i]!.clause,
  ) ||
  (tokens[i - 4]?.word === 'as' &&
    tokens[i - 2]!.word === 'and' &&
    [i - 3, i - 2, i - 1, i].every((at) => tokens[at]!.gap === 'none'));

/** "Her mother's", "his brother’s hair". */
const isOfSomebodyElse = (tokens: EnglishSpot['tokens'], from: number): boolean =>
  tokens.slice(from, from + 3).some(({ word }) => /['’]s$|s['’]$/u.test(word));

export function markThan({ scopes, i, after, clauseEnd }: EnglishSpot): void {
  if (!/^(?:\d+|one|two|three|four|five|six|ten|twenty|usual|ever|before)$/u.test(after))
    scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
}

export function markSeeming({ scopes, tokens, i, after, clauseEnd }: EnglishSpot): void {
  if (
    after === 'a' ||
    after === 'an' ||
    (after === 'to' && tokens[i + 2]?.word === 'be' && ARTICLES.has(tokens[i + 3]?.word ?? ''))
  )
    scopes.mark(i + 1, clauseEnd(i + 1, 12), 'simile');
}

export function markKindOf({ scopes, tokens, i, word, after }: EnglishSpot): void {
  // "In a sort of amphitheatre", "in the shape of a cross"; not "the full effect of her hair".
  if (after === 'of' && !(word === 'effect' && /^(?:the|his|her|their)$/u.test(tokens[i + 2]?.word ?? '')))
    scopes.mark(i + 2, scopes.endOf(i + 2, 4), 'simile');
}

export function markColourOf({ scopes, tokens, i, after }: EnglishSpot): void {
  // "Faded to the colour of old maps".
  if (after === 'of' && !/^(?:the|his|her|their|its|my)$/u.test(tokens[i + 2]?.word ?? ''))
    scopes.mark(i + 2, scopes.endOf(i + 2, 4), 'simile');
}

export function markReminding({ scopes, tokens, i, clauseEnd }: EnglishSpot): void {
  const of = [i + 1, i + 2, i + 3].find((j) => tokens[j]?.word === 'of');
  if (of) scopes.mark(of + 1, clauseEnd(of + 1), 'simile');
}

export function markResemblance({ scopes, i, after, clauseEnd }: EnglishSpot): void {
  if (after === 'to') scopes.mark(i + 2, clauseEnd(i + 2), 'simile');
}

const BECOMING = /^(?:lengthen|change|melt|blend|transform|dissolve|fade)(?:s|d|ed|ing)?$/u;

export function markInto({ scopes, tokens, i, clauseEnd }: EnglishSpot): void {
  // "The splash of the rain lengthened out into the wash of the sea."
  if (tokens.slice(Math.max(0, i - 3), i).some((token) => BECOMING.test(token.word)))
    scopes.mark(i + 1, clauseEnd(i + 1), 'simile');
}
