import type { Token } from '../grammar/tokens.ts';
import { markEnglish } from './english.ts';
import { markPictures } from './pictures.ts';
import { markRussian } from './russian.ts';
import { Scopes } from './scopes.ts';

/** The similes, negations, memories and guesses of a text, in time linear in its length. */
export function readScopes(tokens: readonly Token[], language: 'en' | 'ru'): Scopes {
  const scopes = new Scopes(tokens);
  if (language === 'en') markEnglish(scopes);
  else markRussian(scopes);
  markPictures(scopes);
  return scopes;
}
