import type { Found } from './lexicon/dictionary.ts';
import { looksLikeAdjective } from './grammar/russian.ts';
import type { Token } from './grammar/tokens.ts';
import { COLOURS, COPULAS, isRussian, JOINING, LOOKS, PREPOSITIONS } from './adjective-words.ts';
import { wordLike } from './word-like.ts';

/** Names of cloth rather than garments. */
const FABRIC = wordLike`
  satin silk silks velvet muslin lace wool linen cotton tulle crape crepe serge broadcloth homespun
  brocade flannel calico атласе бархате шелке шелку кисее сукне ситце кружевах
`;

/** "In black", "clad in grey silk", "в белом": colours followed by no noun, or by that of a cloth. */
export function findColoursWorn(tokens: readonly Token[]): Found<string>[] {
  const worn: Found<string>[] = [];
  for (const found of COLOURS.all(tokens)) {
    let i = found.at - 1;
    if (
      i >= 0 &&
      /^(?:deep|plain|all|simple|solid|coarse|rough|shabby|rusty|spotless|полном|глубоком)$/u.test(
        tokens[i]!.word,
      )
    )
      i--;
    // "Satins, and lace, and silks, all of white".
    const isAllOf = tokens[i]?.word === 'of' && tokens[i - 1]?.word === 'all';
    if (i < 0 || tokens[i + 1]!.gap !== 'none' || !(isAllOf || /^(?:in|в|во)$/u.test(tokens[i]!.word)))
      continue;
    if (isRussian(tokens[i]!.word) && !/(?:ом|ем|трауре)$/u.test(tokens[found.at]!.word)) continue;
    const next = tokens[found.at + found.length];
    // «В голубом, убранном кружевом гробе»: the noun comes after another adjective.
    const isOfLaterNoun =
      next?.gap === 'comma' && isRussian(next.word) && /(?:[нщвмт](?:ом|ем))$/u.test(next.word);
    if (isOfLaterNoun) continue;
    const isAlone =
      !next ||
      FABRIC.test(next.word) ||
      /^(?:clothes|garments|attire|raiment|apparel|things)$/u.test(next.word) ||
      next.gap !== 'none' ||
      PREPOSITIONS.has(next.word) ||
      JOINING.has(next.word) ||
      COPULAS.has(next.word) ||
      /^(?:who|stood|sat|lay|came|went|entered|stepped|сто\p{L}+|сид\p{L}+|вош\p{L}+|прош\p{L}+)$/u.test(
        next.word,
      );

    if (isAlone) worn.push(found);
  }
  return worn;
}

const PERSON_NOUNS = new Set(
  'stature height figure frame build made built young old still man woman роста росте росту сложения сложении сложением телосложения телосложении'.split(
    ' ',
  ),
);

/** Qualities of people that belong to no noun, by their token: "he was tall and thin"; not "an old habit". */
export function findUnattachedLooks(
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
): Map<number, string[]> {
  const loose = new Map<number, string[]>();
  for (const found of LOOKS.all(tokens)) {
    const next = tokens[found.at + found.length];
    // "Long and fleshy bags": both describe the noun.
    const second = next && JOINING.has(next.word) ? tokens[found.at + found.length + 1] : undefined;
    const third = tokens[found.at + found.length + 2];
    if (
      second &&
      looksLikeAdjective(second.word) &&
      third?.gap === 'none' &&
      !PREPOSITIONS.has(third.word) &&
      !JOINING.has(third.word) &&
      !PERSON_NOUNS.has(third.word) &&
      !COPULAS.has(third.word)
    )
      continue;
    const isBeforeNoun =
      next?.gap === 'none' &&
      !PREPOSITIONS.has(next.word) &&
      !JOINING.has(next.word) &&
      !COPULAS.has(next.word) &&
      !PERSON_NOUNS.has(next.word) &&
      !/(?:л|ла|ло|ли)$/u.test(next.word);
    if (isTaken(found.at) || (isBeforeNoun && LOOKS.at(tokens, found.at + found.length) === null)) continue;
    loose.set(found.at, [...(loose.get(found.at) ?? []), found.value]);
  }
  return loose;
}
