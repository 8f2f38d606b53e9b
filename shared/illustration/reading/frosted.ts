import type { Token } from './grammar/tokens.ts';

/** «Борода вся заиндевела», "his beard was white with frost". */
export const isFrosted = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at, at + 9)
    .some(
      ({ word, sentence }) =>
        sentence === tokens[at]!.sentence &&
        /^(?:заинде\p{L}+|обледене\p{L}+|ине[йе]\p{L}*|frost\p{L}*|rime|icicles?)$/u.test(word),
    );

export const FROST = '#dde4e8';
