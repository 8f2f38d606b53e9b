import type { Found } from './lexicon/dictionary.ts';
import { ANY_FEATURES, looksLikeAdjective } from './grammar/russian.ts';
import type { Token } from './grammar/tokens.ts';
import type { Noun } from './nouns.ts';
import {
  agreeing,
  COLOURS,
  COPULAS,
  COUNTS,
  DEGREES,
  DETERMINERS,
  isRussian,
  JOINING,
  isAdjectiveWord,
  LOOKS,
  PREPOSITIONS,
  QUALITIES,
  SIZE,
} from './adjective-words.ts';
import { withShade } from './colour-values.ts';

/** How the words around a noun describe it. */
export interface NounDescription {
  /** "#rrggbb" with the token that states it. */
  colour: { value: string; at: number } | null;
  /** Further colours that it is painted in: "blue and ochre". */
  otherColours: readonly string[];
  size: 'large' | 'small' | null;
  qualities: readonly string[];
  /** For people: "old", "tall" … */
  looks: readonly string[];
  count: number | null;
  /** The preposition before it, with everything between left out; empty where there is none. */
  preposition: string;
  /** How many words describe it. */
  words: number;
  isIndefinite: boolean;
  /** The tokens that describe it. */
  used: readonly number[];
}

const REACH = 7;
const PAINTED = new Set(
  'painted dyed coloured colored tinted stained turned выкрашен выкрашена выкрашены выкрашенный выкрашенная выкрашенные выкрашенного выкрашенной выкрашенных выкрашенном выкрашенную крашенный окрашен окрашенный крашеный'.split(
    ' ',
  ),
);
/** May precede a colour of the same noun: "the sea lay flat and pale green". */
const STATES = new Set('flat calm still smooth quiet cold pale'.split(' '));
const MODIFYING = /(?:ed|ing|en|y|ish|ful|less|ous|ic|al|ive|ble|ern|ward|like)$/u;

/** Reads the words around a noun that agree with it. Each word is looked up a bounded number of times. */
export function describeNoun(
  tokens: readonly Token[],
  noun: Noun,
  isNoun: (index: number) => boolean,
): NounDescription {
  const described = {
    colour: null as NounDescription['colour'],
    size: null as NounDescription['size'],
    qualities: new Set<string>(),
    looks: new Set<string>(),
    count: null as number | null,
  };
  const otherColours: string[] = [];
  let words = 0;
  const used: number[] = [];
  const isRu = isRussian(tokens[noun.from]!.word);
  const read = (index: number, features: number): boolean => {
    const take = <T>(found: Found<T> | null): found is Found<T> =>
      found !== null && (found.features & features) !== 0;
    const colour = COLOURS.at(tokens, index);
    const size = SIZE.at(tokens, index);
    const quality = QUALITIES.at(tokens, index);
    const look = LOOKS.at(tokens, index);
    if (take(colour)) {
      const value = withShade(tokens, index, colour.value);
      if (described.colour && index >= noun.to) otherColours.push(value);
      described.colour ??= { value, at: index };
    }
    if (take(size)) described.size ??= size.value;
    if (take(quality)) described.qualities.add(quality.value);
    // "Not old" states nothing visible.
    if (take(look) && !/^(?:не|not|neither|nor)$/u.test(tokens[index - 1]?.word ?? ''))
      described.looks.add(look.value);
    const isKnown = colour !== null || size !== null || quality !== null || look !== null;
    // A word that does not agree with the noun describes something else.
    if ([colour, size, quality, look].some((found) => found !== null && (found.features & features) !== 0))
      used.push(index);
    return isKnown;
  };

  // Read the words before the noun.
  let i = noun.from - 1;
  let preposition = '';
  let from = noun.from;
  let isIndefinite = false;
  // «Белые, как снег, панталоны»: skip the simile in between.
  const like = isRu && tokens[noun.from]!.gap === 'comma' ? likenessBefore(tokens, noun.from) : -1;
  if (like > 0) i = like - 1;
  for (; i >= 0 && noun.from - i <= REACH + (like > 0 ? noun.from - like : 0); i--) {
    const { word } = tokens[i]!;
    const gap = i === like - 1 ? 'none' : tokens[i + 1]!.gap;
    if (gap === 'sentence' || gap === 'semicolon' || gap === 'dash') break;
    const isAdjective =
      isAdjectiveWord(tokens, i) || (isRu ? looksLikeAdjective(word) : MODIFYING.test(word));
    // A comma separates adjectives only from other adjectives: "a large, handsome house".
    if (
      gap === 'comma' &&
      !(
        isAdjective &&
        i + 1 < noun.from &&
        (isAdjectiveWord(tokens, i + 1) ||
          JOINING.has(tokens[i + 1]!.word) ||
          DEGREES.has(tokens[i + 1]!.word) ||
          MODIFYING.test(tokens[i + 1]!.word) ||
          looksLikeAdjective(tokens[i + 1]!.word))
      )
    )
      break;
    if (PREPOSITIONS.has(word) && !isRoundThing(tokens, i)) {
      preposition = word;
      break;
    }
    if (DETERMINERS.has(word)) {
      isIndefinite ||= word === 'a' || word === 'an' || word === 'another' || word === 'some';
      from = i;
      // "An old man": beyond the article only a preposition matters.
      if (word !== 'such' && word !== 'other' && word !== 'another') {
        if (i > 0 && tokens[i]!.gap === 'none') {
          if (PREPOSITIONS.has(tokens[i - 1]!.word)) preposition = tokens[i - 1]!.word;
          else if (!described.count) described.count = COUNTS.at(tokens, i - 1)?.value ?? null;
        }
        break;
      }
      continue;
    }
    const count = COUNTS.at(tokens, i);
    // "A three-legged stool" is one.
    if (count && i + count.length <= noun.from && !tokens[i + count.length]!.isJoined) {
      described.count ??= count.value;
      from = i;
      continue;
    }
    if (JOINING.has(word) && from === noun.from && i === noun.from - 1) break;
    if (isNoun(i) || COPULAS.has(word)) break;
    if (isRu && !isAdjective && !DEGREES.has(word) && !JOINING.has(word)) break;
    if (!isRu && !isAdjective && !DEGREES.has(word) && !JOINING.has(word) && noun.from - i > 3) break;
    if (read(i, noun.features)) words++;
    else if (isAdjective) words += 0.5;
    from = i;
  }

  // «Баб около двадцати», «человек десять».
  if (isRu && described.count === null) described.count = countAfter(tokens, noun.to);
  const turned = isRu ? colourNow(tokens, noun) : colourTurned(tokens, noun.to);
  if (turned) described.colour = turned;
  readAfter(tokens, noun, isNoun, isRu, (index, features) => {
    if (read(index, features)) words++;
  });
  return {
    ...described,
    otherColours,
    qualities: [...described.qualities],
    looks: [...described.looks],
    preposition,
    words,
    isIndefinite,
    used,
  };
}

/** The number that follows a noun, which in Russian makes it approximate; null if there is none. */
function countAfter(tokens: readonly Token[], to: number): number | null {
  const at = /^(?:около|до|с)$/u.test(tokens[to]?.word ?? '') ? to + 1 : to;
  const word = tokens[at]?.gap === 'none' ? tokens[at].word : '';
  return /^(?:десят[ьи]|пятнадцат\p{L}+|двадцат\p{L}+|тридцат\p{L}+|сорок\p{L}*|пятьдесят|сто|сотни)$/u.test(
    word,
  )
    ? 10
    : /^(?:пять|пяти|шесть|шести|семь|восемь)$/u.test(word) && tokens[to]!.gap === 'none'
      ? (COUNTS.at(tokens, at)?.value ?? 6)
      : null;
}

/** "One round window": after an article, a number or another adjective it is the shape. */
function isRoundThing(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]!.word !== 'round' || i === 0 || tokens[i]!.gap !== 'none') return false;
  return (
    DETERMINERS.has(tokens[i - 1]!.word) ||
    COUNTS.at(tokens, i - 1) !== null ||
    SIZE.at(tokens, i - 1) !== null
  );
}

/** Reads the words after a noun: "the house was white", "бородка рыжая, жидкая", "houses painted blue". */
function readAfter(
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

/** The start of a simile between commas that ends just before a noun; -1 if there is none. */
function likenessBefore(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i > Math.max(0, at - 5); i--)
    if (tokens[i]!.gap === 'comma') return /^(?:как|словно|точно|будто)$/u.test(tokens[i]!.word) ? i : -1;
  return -1;
}

/** "The black hair had turned to white": the current colour. */
function colourTurned(tokens: readonly Token[], from: number): NounDescription['colour'] {
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
function colourNow(tokens: readonly Token[], noun: Noun): NounDescription['colour'] {
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

/** The index of a colour used as a noun, after words that only shade it; -1 if the colour belongs to something else. */
function colourAlone(tokens: readonly Token[], from: number, isNoun: (index: number) => boolean): number {
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

/** An adjective before a noun is that noun's. */
function followedByNoun(
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
