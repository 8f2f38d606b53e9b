import { part } from '#painter-parts';
import { languageOf } from './grammar/language-of.ts';
import type { Token } from './grammar/tokens.ts';

/** Whose English given name a word is; null for other words, and in passages in another language. @param plain it without accents */
export const givenName = ({ word, isForeign }: Pick<Token, 'word' | 'isForeign'>, plain = word) =>
  isForeign || languageOf(plain) !== 'en' ? null : part('english').englishGivenName(plain);
