import { COLOUR_WORDS } from './lexicon/colours.ts';
import type { Scopes } from './scope.ts';
import type { Token } from './tokens.ts';
import { createIndex, type Found } from './word-index.ts';

export const COLOURS = createIndex(COLOUR_WORDS);

/** A colour that stands before its noun, with nothing but adjectives between; or after it with "was", or in Russian by itself. */
export function colourOf(tokens: readonly Token[], { from, to }: Found<unknown>): string | undefined {
  const { clause } = tokens[from]!;
  for (let i = from - 1; i >= Math.max(0, from - 4); i--) {
    const token = tokens[i]!;
    if (token.clause !== clause) break;
    const [colour] = COLOURS.find([token]);
    if (colour) return colour.value;
    if (!isAdjectival(token.word)) break;
  }
  const next = tokens[to];
  // "Бородка рыжая": a Russian colour may follow, when no noun does.
  const [following] =
    next?.clause === clause && /^\p{Script=Cyrillic}/u.test(next.word) ? COLOURS.find([next]) : [];
  if (following && tokens[to + 1]?.clause !== clause) return following.value;
  if (next?.clause === clause && /^(?:was|were|is|are|grew|turned|был|была|было|были)$/u.test(next.word)) {
    for (const token of tokens.slice(to + 1, to + 4)) {
      if (token.clause !== clause || /^(?:with|of|in|on|с|со|от|в|на|у)$/u.test(token.word)) break;
      const [colour] = COLOURS.find([token]);
      if (colour) return colour.value;
    }
  }
  return undefined;
}

/** What may stand between a colour and its noun. */
const isAdjectival = (word: string): boolean =>
  /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ым|им|ыми|ими|ых|их|ую|юю|ого|его|ому|ему|ом|ем)$/u.test(word) ||
  (/^[a-z]+$/u.test(word) && !/^(?:the|a|an|of|in|on|at|with|and|or|but|by|from|to|his|her|their|its|was|were|is|are|which|who|that|over|under|into|through|had|has)$/u.test(word)); // prettier-ignore

/** As a field of something that has a colour, where one is said. */
export const coloured = (tokens: readonly Token[], found: Found<unknown>): { colour?: string } => {
  const colour = colourOf(tokens, found);
  return colour ? { colour } : {};
};

/** "In black", "clad in grey", "в белом": a colour that no noun follows. */
export function cladIn(
  tokens: readonly Token[],
  scopes: Scopes,
  isOwn: (found: Found<unknown>) => boolean,
): Found<string> | undefined {
  return COLOURS.find(tokens).find((found) => {
    const before = tokens[found.from - 1];
    const after = tokens[found.to];
    if (!before || scopes[found.from] !== null || !isOwn(found)) return false;
    if (before.word !== 'in' && before.word !== 'в' && before.word !== 'во') return false;
    return (
      !after ||
      after.clause !== before.clause ||
      /^(?:and|who|with|at|by|on|sat|stood|и|с|у|на|за)$/u.test(after.word)
    );
  });
}

/** Red hair is not vermilion, nor is golden hair metal. */
export const natural = (colour: string): string => ({ '#b23a2e': '#a34f2a', '#cf6f32': '#b0602e', '#c9973c': '#c9a45c', '#f1ece0': '#e9e3d4', '#8d9299': '#b9b9b8' })[colour] ?? colour; // prettier-ignore
