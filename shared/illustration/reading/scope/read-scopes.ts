import { part } from '#painter-parts';
import type { Token } from '../grammar/tokens.ts';
import { hasMelted } from '../snow.ts';
import { markPictures } from './pictures.ts';
import { Scopes } from './scopes.ts';

/** The similes, negations, memories and guesses of a text, in time linear in its length. */
export function readScopes(tokens: readonly Token[], language: 'en' | 'ru'): Scopes {
  const scopes = new Scopes(tokens);
  if (tokens.length === 0) return scopes; // A cover may have no passage; no language is fetched for that.
  if (language === 'en') part('english').markEnglish(scopes);
  else part('russian').markRussian(scopes);
  markPictures(scopes);
  for (const at of tokens.keys()) if (hasMelted(tokens, at)) scopes.mark(at, at + 1, 'negation');
  return scopes;
}
