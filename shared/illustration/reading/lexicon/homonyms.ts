import type { Token } from '../grammar/tokens.ts';
import type { IsOther } from './contexts.ts';
import { ENGLISH_HOMONYMS } from './english-homonyms.ts';
import { RUSSIAN_HOMONYMS } from './russian-homonyms.ts';

/** Whether a word of the lexicon means something else here: "the sun rose", "в семь часов". */
export function isHomonym(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]!;
  if (token.isCapital && FAMILY_NAME.test(token.word)) return true;
  const test = HOMONYMS[token.word];
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

const HOMONYMS: Readonly<Record<string, IsOther>> = { ...ENGLISH_HOMONYMS, ...RUSSIAN_HOMONYMS };
