import {
  COLOURS,
  COPULAS,
  COUNTS,
  DEGREES,
  DETERMINERS,
  isAdjectiveWord,
  isRussian,
  JOINING,
  LOOKS,
  PREPOSITIONS,
  QUALITIES,
  SIZE,
} from './adjective-words.ts';
import { colourNow, colourTurned } from './colour-of-noun.ts';
import { withShade } from './colour-values.ts';
import { looksLikeAdjective } from './grammar/russian.ts';
import type { Token } from './grammar/tokens.ts';
import type { Found } from './lexicon/dictionary.ts';
import { MODIFYING, REACH, type NounDescription } from './noun-description.ts';
import type { Noun } from './nouns.ts';
import { readAfter } from './read-after-noun.ts';

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
    // "Middle-aged" is not old either.
    if (take(look) && !/^(?:не|not|neither|nor|middle)$/u.test(tokens[index - 1]?.word ?? ''))
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
  const likened = isRu && tokens[noun.from]!.gap === 'comma' ? likenessBefore(tokens, noun.from) : -1;
  // «Яблони стояли белые, точно в снегу, пчёлы гудели»: the adjective belongs to the verb before it.
  const like = /^(?:сто|был|каза|лежа|дела|стал)\p{L}*$/u.test(tokens[likened - 2]?.word ?? '')
    ? -1
    : likened;
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

/** The start of a simile between commas that ends just before a noun; -1 if there is none. */
function likenessBefore(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i > Math.max(0, at - 5); i--)
    if (tokens[i]!.gap === 'comma') return /^(?:как|словно|точно|будто)$/u.test(tokens[i]!.word) ? i : -1;
  return -1;
}
