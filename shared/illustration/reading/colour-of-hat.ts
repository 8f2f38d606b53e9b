import type { Headwear } from '../scene.ts';
import type { ReadText } from './text.ts';

const LACE = '#efe9dc';
const STRAW = '#d8bd7a';
const STEEL = '#a3a9b0';

/** The colour of what a hat is made of, unless another is stated: lace is white, and a helmet of steel. */
export function usualColourOfHat(
  kind: Headwear,
  { from, to, colour }: { from: number; to: number; colour: unknown },
  { tokens }: ReadText,
): { colour: string } | null {
  if (colour) return null;
  if (/^(?:lace|кружевн\p{L}*)$/u.test(tokens[from - 1]?.word ?? '')) return { colour: LACE };
  // "A straw hat", «соломенная шляпа».
  if (tokens.slice(Math.max(0, from - 1), to).some(({ word }) => /^(?:straw|соломен\p{L}+)$/u.test(word)))
    return { colour: STRAW };
  // Those of the police are of dark cloth.
  return kind === 'helmet' && !tokens.some(({ word }) => OF_POLICE.test(word)) ? { colour: STEEL } : null;
}

const OF_POLICE = /^(?:police\p{L}*|constables?|bobby|cork|pith|полиц\p{L}+|городов\p{L}+)$/u;
