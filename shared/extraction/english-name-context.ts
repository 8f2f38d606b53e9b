import { nextInLine } from './analysis.ts';
import type { Word } from './words.ts';
import { BIT } from './lexicon/categories.ts';

/** “the little town of Vevey”: the word before “of” states the kind of place. */
export const PLACE_KINDS =
  /^(?:city|town|village|hamlet|county|parish|borough|island|isle|state|kingdom|province|district|republic|duchy)$/;

const BEFORE_PLACE = new Set([
  'in',
  'at',
  'into',
  'near',
  'through',
  'towards',
  'toward',
  'throughout',
  'outside',
]);
const BEFORE_EITHER = new Set(['to', 'from', 'of']);
/** Verbs with “at” whose object is a person rather than a place. */
const LOOK_AT =
  /^(?:look|glanc|gaz|star|peep|peer|laugh|smil|grin|nodd?|wink|frown|point|shout)(?:e|es|s|ed|ing)?$/;

/** Evidence from the words beside a name: > 0 for a person, < 0 for a place. */
export function contextEvidence(text: string, words: readonly Word[], from: number, last: number): number {
  const before = words[from - 1]?.lower ?? '';
  const after = nextInLine(text, words, last);
  let evidence = 0.3;
  if (before === 'of' && PLACE_KINDS.test(words[from - 2]?.lower ?? '')) evidence -= 4;
  else if (before === 'at' && LOOK_AT.test(words[from - 2]?.lower ?? '')) evidence += 0.6;
  // “in Giotto's time”: only a place's own name says then that it is one.
  else if (BEFORE_PLACE.has(before)) evidence -= /^['’]s$/.test(after?.lower ?? '') ? 0.5 : 2.2;
  else if (BEFORE_EITHER.has(before)) evidence -= 0.5;
  else if (before === 'the') evidence -= 1;
  else if (before === 'said' || before === 'asked') evidence += 0.6;
  if (after) {
    if (after.categories & (BIT.speech | BIT.mind | BIT.perceive)) evidence += 1.2;
    else if (after.pos === 'verb' || after.pos === 'auxiliary') evidence += 0.7;
    else if (/^['’]s$/.test(after.lower)) evidence += 0.6;
    else if (after.lower === 'who' || after.lower === 'himself' || after.lower === 'herself') evidence += 1.5;
  }
  return evidence;
}
