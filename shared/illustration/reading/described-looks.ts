import { looksLikeAdjective } from './grammar/russian.ts';
import type { Token } from './grammar/tokens.ts';
import { LOOKS_OF } from './looks-of-parts.ts';

/** The maximum distance of an adjective from its noun, in words. */
const BEFORE = 5;

const AFTER = 8;

/**
 * @param at tokens of the noun
 * @param isOther whether another noun of the description is at a token; later adjectives belong to that noun
 */
export function describedLooks(
  part: string,
  tokens: readonly Token[],
  at: { from: number; to: number },
  isOther: (index: number) => boolean,
): string[] {
  const looks = LOOKS_OF[part];
  if (!looks) return [];
  const { clause, sentence } = tokens[at.from]!;
  const near: string[] = [];
  for (let i = at.from - 1; i >= Math.max(0, at.from - BEFORE) && tokens[i]!.sentence === sentence; i--) {
    // "A pale face, her dark eyes": nothing before "her" describes the eyes.
    if (
      isOther(i) ||
      NEGATING.test(tokens[i]!.word) ||
      (OWNING.test(tokens[i]!.word) && !isWithin(tokens, i))
    )
      break;
    near.push(tokens[i]!.word);
  }
  for (let i = at.from; i < Math.min(tokens.length, at.to + AFTER); i++) {
    const token = tokens[i]!;
    // "Great dark eyes, a pale oval face": adjectives after the comma belong to the next noun.
    if (
      i >= at.to &&
      (token.gap === 'comma' || /^(?:and|и)$/u.test(token.word)) &&
      [1, 2, 3, 4].some((k) => tokens[i + k]?.sentence === sentence && isOther(i + k))
    )
      break;
    // "Rather pleasant, but sly": both describe it.
    const isContrasted = CONTRASTING.test(token.word) || CONTRASTING.test(tokens[i - 1]?.word ?? '');
    const isListed = (i < at.to + 4 || isContrasted) && token.sentence === sentence;
    if ((token.clause !== clause && !isListed) || (i >= at.to && (isOther(i) || NEGATING.test(token.word))))
      break;
    near.push(token.word);
  }
  if (part === 'face') near.push(...saidOfIt(tokens, at.to, isOther));
  // Smallpox leaves marks all over the face, not one scar.
  const isPitted = /^(?:smallpox|pox)$/u.test(tokens[at.from - 1]?.word ?? '');
  return looks
    .filter(([, word]) => near.some((each) => word.test(each)))
    .map(([look]) => (look === 'scar' && isPitted ? 'freckles' : look));
}

/**
 * "His face was not a good face; it was hard, and cruel": the description in a later clause of the sentence.
 */
function saidOfIt(tokens: readonly Token[], from: number, isOther: (index: number) => boolean): string[] {
  const { sentence } = tokens[from - 1]!;
  const start = tokens.findIndex(
    ({ word, gap, sentence: other }, i) =>
      i >= from &&
      other === sentence &&
      gap !== 'none' &&
      /^(?:it|оно)$/u.test(word) &&
      /^(?:was|is|had|было)$/u.test(tokens[i + 1]?.word ?? ''),
  );
  if (start < 0) return [];
  const said: string[] = [];
  for (
    let i = start + 1;
    i < start + AFTER && tokens[i]?.sentence === sentence && !isOther(i) && !NEGATING.test(tokens[i]!.word);
    i++
  )
    said.push(tokens[i]!.word);
  return said;
}

/** «Под маленькими его глазами»: in Russian a possessive may follow the adjective. */
const isWithin = (tokens: readonly Token[], at: number): boolean =>
  /^(?:его|ее|их)$/u.test(tokens[at]!.word) &&
  tokens[at]!.gap === 'none' &&
  looksLikeAdjective(tokens[at - 1]?.word ?? '');

const CONTRASTING = /^(?:but|yet|но)$/u;

const OWNING = /^(?:his|her|its|their|my|the|его|ее|их)$/u;

const NEGATING = /^(?:not|no|never|without|не|без|ни|нет)$/u;
