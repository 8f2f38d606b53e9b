import { part } from '#painter-parts';
import { languageOf } from '../grammar/language-of.ts';
import type { Token } from '../grammar/tokens.ts';
import type { IsOther } from './contexts.ts';

/** Whether a word of the lexicon means something else here: "the sun rose", "в семь часов". */
export function isHomonym(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!;
  if (token.isCapital && FAMILY_NAME.test(token.word)) return true;
  const test = testOf(token);
  if (!test) return false;
  const previous = token.gap === 'none' ? tokens[index - 1] : undefined;
  const next = tokens[index + 1];
  return test({
    before: previous?.word ?? '',
    after: next?.gap === 'none' ? next.word : '',
    earlier: previous?.gap === 'none' ? (tokens[index - 2]?.word ?? '') : '',
    isNear: (words) =>
      tokens
        .slice(Math.max(0, index - 4), index + 5)
        .some((other, i, all) => all[i] !== token && words.test(other.word)),
  });
}

/** "Базаров", "Волков": a surname rather than a genitive at the start of a sentence. */
const FAMILY_NAME = /^[а-я]{3,}(?:ов|ев)$/u;

/** Those of a language come with what else only its passages need. */
function testOf({ word, isForeign }: Token): IsOther | undefined {
  const language = isForeign ? null : languageOf(word);
  if (!language) return undefined;
  return part(language === 'en' ? 'english' : 'russian').HOMONYMS[word];
}
