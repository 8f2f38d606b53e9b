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
import { colourAlone, colourApart, followedByNoun } from './colour-of-noun.ts';
import { MODIFYING, PAINTED, REACH, STATES } from './noun-description.ts';
import { ANY_FEATURES } from './grammar/russian-endings.ts';
import { looksLikeAdjective } from './grammar/russian.ts';
import type { Token } from './grammar/tokens.ts';
import type { Noun } from './nouns.ts';

const OWNING = /^(?:his|her|their|my|your|our)$/u;

/** Reads the words after a noun: "the house was white", "бородка рыжая, жидкая", "houses painted blue". */
export function readAfter(
  tokens: readonly Token[],
  noun: Noun,
  isNoun: (index: number) => boolean,
  isRu: boolean,
  read: (index: number, features: number) => void,
): void {
  let isPredicate = false;
  let reach = REACH;
  const own = isRu ? agreeing(noun.features) : noun.features;
  for (let i = noun.to; i < tokens.length && i - noun.to < reach; i++) {
    const token = tokens[i]!;
    const { word } = token;
    if (token.gap === 'sentence' || token.gap === 'semicolon') break;
    if (token.gap === 'dash' && !isRu) break;
    // "His hair was red, his long moustache fair": the second "his" begins another noun.
    if (token.gap === 'comma' && OWNING.test(word)) break;
    const isApart = !isRu && i === noun.to && token.gap === 'comma' && noun.meaning.type === 'look';
    const apart = isApart ? colourApart(tokens, i, isNoun) : -1;
    if (apart >= 0) {
      read(apart, own);
      break;
    }
    // "The bed, snow-white, stood".
    if (token.gap === 'comma' && i === noun.to && tokens[i + 1]?.isJoined && COLOURS.at(tokens, i + 1)) {
      read(i + 1, own);
      break;
    }
    if (token.gap === 'comma' && !(isPredicate || isRu || PAINTED.has(word) || isAdjectiveWord(tokens, i)))
      break;
    // «Дом тёмно-серого цвета».
    const named = tokens[i + 1]?.isJoined ? i + 1 : i;
    if (
      isRu &&
      /^цвет[ау]?$/u.test(tokens[named + 1]?.word ?? '') &&
      tokens[named + 1]!.gap === 'none' &&
      COLOURS.at(tokens, named)
    ) {
      read(named, ANY_FEATURES);
      break;
    }
    // "A house of white stone".
    if (
      word === 'of' &&
      /^(?:stone|brick|marble|granite|plaster|wood)$/u.test(tokens[i + 2]?.word ?? '') &&
      COLOURS.at(tokens, i + 1)
    ) {
      read(i + 1, own);
      read(i + 2, own);
      break;
    }
    // "A gown of grey watered silk", "a coat of velvet".
    const cloth = word === 'of' && i === noun.to && noun.meaning.type === 'look' ? clothAfter(tokens, i) : -1;
    if (cloth > 0) {
      for (let k = i + 1; k <= cloth; k++) read(k, own);
      break;
    }
    if (isRu && PAINTED.has(word)) {
      // "Выкрашенного серою краской".
      if (COLOURS.at(tokens, i + 1) && /^краск/u.test(tokens[i + 2]?.word ?? '')) read(i + 1, ANY_FEATURES);
      break;
    }
    if (COPULAS.has(word) || PAINTED.has(word)) {
      isPredicate = true;
      // "Tall and narrow, painted once in blue and ochre".
      if (PAINTED.has(word)) reach = i - noun.to + REACH;
      continue;
    }
    if (isNoun(i)) break;
    if (PREPOSITIONS.has(word)) {
      // "Of a lustrous black", "in blue".
      if (isPredicate && (word === 'of' || word === 'in') && !isRu) continue;
      // "Dyed with purple."
      if (word === 'with' && PAINTED.has(tokens[i - 1]?.word ?? '')) continue;
      // "A sky of the palest blue", "a beard of grizzled brown".
      const alone = word === 'of' && !isRu ? colourAlone(tokens, i + 1, isNoun) : -1;
      if (alone >= 0) read(alone, own);
      break;
    }
    if (DETERMINERS.has(word) || DEGREES.has(word) || JOINING.has(word)) continue;
    if (isAdjectiveWord(tokens, i) && (isPredicate || isRu)) {
      // "House black with soot" has no verb; "the black" describes something else.
      // "The man in the jacket had red hair."
      if ((isRu ? !isPredicate : tokens[i - 1]?.word === 'had') && followedByNoun(tokens, i, isNoun)) break;
      read(i, own);
      continue;
    }
    if (isRu && (looksLikeAdjective(word) || token.gap === 'comma')) {
      if (looksLikeAdjective(word)) continue;
      break;
    }
    if (isPredicate && (MODIFYING.test(word) || STATES.has(word))) continue;
    break;
  }
}

/** The name of the cloth a garment is of, at most three adjectives on; -1 if there is none. */
function clothAfter(tokens: readonly Token[], of: number): number {
  for (let i = of + 1; i < of + 5 && tokens[i]?.gap === 'none'; i++)
    if (CLOTH.test(tokens[i]!.word)) return i;
  return -1;
}

const CLOTH =
  /^(?:silk|satin|velvet|velveteen|muslin|brocade|taffeta|tweed|serge|cloth|linen|lace|cotton|wool|flannel|calico|print|stuff|crape|crepe|cashmere|merino|poplin|lawn|homespun|damask|corduroy|canvas|frieze|fur|leather|broadcloth|gingham|tulle|gauze)$/u;
