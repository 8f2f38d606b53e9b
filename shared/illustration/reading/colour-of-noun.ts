import {
  agreeing,
  COLOURS,
  COPULAS,
  DEGREES,
  DETERMINERS,
  isAdjectiveWord,
  JOINING,
  PREPOSITIONS,
} from './adjective-words.ts';
import { withShade } from './colour-values.ts';
import { REACH, STATES, type NounDescription } from './noun-description.ts';
import { looksLikeAdjective } from './grammar/russian.ts';
import type { Token } from './grammar/tokens.ts';
import type { Noun } from './nouns.ts';

/** The index of a colour used as a noun, after words that only shade it; -1 if the colour belongs to something else. */
export function colourAlone(
  tokens: readonly Token[],
  from: number,
  isNoun: (index: number) => boolean,
): number {
  for (let i = from; i < from + 4 && tokens[i]?.gap === 'none' && !isNoun(i); i++) {
    const colour = COLOURS.at(tokens, i);
    const next = tokens[i + (colour?.length ?? 1)];
    if (
      colour &&
      (!next ||
        next.gap !== 'none' ||
        PREPOSITIONS.has(next.word) ||
        JOINING.has(next.word) ||
        COPULAS.has(next.word))
    )
      return i;
    if (
      !colour &&
      !isAdjectiveWord(tokens, i) &&
      !DETERMINERS.has(tokens[i]!.word) &&
      !DEGREES.has(tokens[i]!.word) &&
      !STATES.has(tokens[i]!.word) &&
      !/est$|ing$|^(?:dark|deep|light|rich|faint|glossy|jet|raven|coal)$/u.test(tokens[i]!.word)
    )
      return -1;
  }
  return -1;
}

/** "Hair, absolutely white", "hair, very fine, and of a deep gold": the index of a colour after the comma; -1 if there is none. */
export function colourApart(
  tokens: readonly Token[],
  from: number,
  isNoun: (index: number) => boolean,
): number {
  for (let i = from; i < from + 9 && i < tokens.length && !isNoun(i); i++) {
    const { gap, word } = tokens[i]!;
    if (gap !== 'none' && gap !== 'comma') return -1;
    if (word === 'of') return colourAlone(tokens, i + 1, isNoun);
    const colour = COLOURS.at(tokens, i);
    if (colour) return (tokens[i + colour.length]?.gap ?? 'sentence') === 'none' ? -1 : i;
    if (!isAdjectiveWord(tokens, i) && !JOINING.has(word) && !DEGREES.has(word) && !SHADING.test(word))
      return -1;
  }
  return -1;
}
const SHADING = /ly$|^(?:fine|soft|thick|abundant|silky|glossy|straight|smooth)$/u;

/** "The black hair had turned to white": the current colour. */
export function colourTurned(tokens: readonly Token[], from: number): NounDescription['colour'] {
  const { clause } = tokens[from - 1]!;
  const end = tokens.findIndex((token, i) => i >= from && (i - from > REACH || token.clause !== clause));
  const stretch = tokens.slice(from, end < 0 ? undefined : end);
  const turned = stretch.findIndex(
    ({ word }, i) =>
      /^(?:changed|turned|faded)$/u.test(word) && /^(?:to|into)$/u.test(stretch[i + 1]?.word ?? ''),
  );
  if (turned < 0) return null;
  for (let i = turned + 2; i < Math.min(stretch.length, turned + 6); i++) {
    const colour = COLOURS.at(tokens, from + i);
    if (colour) return { value: withShade(tokens, from + i, colour.value), at: from + i };
  }
  return null;
}

/** «Дом с мезонином, когда-то голубой, а теперь серый»: of two colours, the current one. */
export function colourNow(tokens: readonly Token[], noun: Noun): NounDescription['colour'] {
  const own = agreeing(noun.features);
  for (
    let i = noun.to;
    i < Math.min(tokens.length, noun.to + 10) && !/^(?:sentence|semicolon)$/u.test(tokens[i]!.gap);
    i++
  ) {
    const colour = NOW.test(tokens[i]!.word) ? COLOURS.at(tokens, i + 1) : null;
    if (
      colour &&
      (colour.features & own) !== 0 &&
      tokens
        .slice(noun.to, i)
        .some(
          ({ word }, k) => ONCE.test(word) || (word === 'когда' && tokens[noun.to + k + 1]!.word === 'то'),
        )
    )
      return { value: withShade(tokens, i + 1, colour.value), at: i + 1 };
  }
  return null;
}

const ONCE = /^(?:когда-то|некогда|прежде|раньше)$/u;

const NOW = /^(?:теперь|ныне|сейчас|нынче)$/u;

/** An adjective before a noun is that noun's. */
export function followedByNoun(
  tokens: readonly Token[],
  index: number,
  isNoun: (index: number) => boolean,
): boolean {
  for (let i = index + 1; i < tokens.length && i - index < 4; i++) {
    if (tokens[i]!.gap !== 'none' && tokens[i]!.gap !== 'comma') return false;
    if (isNoun(i)) return true;
    if (!looksLikeAdjective(tokens[i]!.word) && !isAdjectiveWord(tokens, i))
      return (
        tokens[i]!.gap === 'none' &&
        !ADVERB.test(tokens[i]!.word) &&
        !PREPOSITIONS.has(tokens[i]!.word) &&
        !JOINING.has(tokens[i]!.word) &&
        !COPULAS.has(tokens[i]!.word)
      );
  }
  return false;
}

/** "Длинный непомерно". */
const ADVERB = /(?:но|ко)$/u;
