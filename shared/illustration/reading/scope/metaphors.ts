import { part } from '#painter-parts';
import { languageOf } from '../grammar/language-of.ts';
import type { Token } from '../grammar/tokens.ts';

/** "Islands amid the rye", «островки среди полей». */
const ISLAND = /^(?:islands?|остров(?:а|ом|ами|к\p{L}*|ок)?)$/u;
const AMID = /^(?:amid|amidst|among|amongst|in|среди|посреди)$/u;
const DRY_LAND =
  /^(?:fields?|rye|wheat|corn|stubble|meadows?|sands?|desert|plains?|grass|buckwheat|пол(?:ей|я)|ржи|нив\p{L}*|жнив\p{L}*|степи|степей|лугов|песк\p{L}+|трав\p{L}*)$/u;

/** Whether a word is a metaphor for something else: "a forest of masts". */
export function isMetaphor(tokens: readonly Token[], index: number): boolean {
  const { word, isForeign } = tokens[index]!;
  const next = tokens[index + 1];
  if (
    ISLAND.test(word) &&
    next &&
    AMID.test(next.word) &&
    tokens.slice(index + 2, index + 7).some((token) => DRY_LAND.test(token.word))
  )
    return true;
  const language = isForeign ? null : languageOf(word);
  return language !== null && part(language === 'en' ? 'english' : 'russian').isMetaphor(tokens, index);
}
