import type { Scopes } from './scope.ts';
import type { Token } from './tokens.ts';

/** The words of a passage and of the chapter before it, each with why what it names may not be seen. */
export interface SourceText {
  tokens: readonly Token[];
  scopes: Scopes;
  around: readonly Token[];
  aroundScopes: Scopes;
}
