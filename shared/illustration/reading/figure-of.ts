import type { Token } from './grammar/tokens.ts';

/** What people are called by, and how whoever is called so looks: "a bear of a man". */
const FIGURES: readonly (readonly [words: RegExp, looks: readonly string[]])[] = [
  [/^(?:bear|bull|ox|giant|tower|lion|colossus)$/u, ['broad', 'tall']],
  [/^(?:mountain|barrel|tub|mass|lump|hog|pig|whale|elephant)$/u, ['stout']],
  [/^(?:slip|wisp|scrap|thread|reed|sparrow|mouse|shrimp|shred|mite)$/u, ['thin', 'short']],
  [/^(?:skeleton|rake|ghost|shadow|stick)$/u, ['gaunt']],
  [/^(?:scarecrow|wreck|ruin|rag)$/u, ['gaunt', 'shabby']],
  [/^(?:brute|devil|fiend|beast|ruffian|angel|spider|monster)$/u, []],
];

const OF_PEOPLE =
  /^(?:man|woman|girl|boy|fellow|lad|lass|child|chap|creature|lady|gentleman|wife|husband|sailor|seaman|pirate|soldier|peasant|servant|maid|clerk|captain|person|thing|landlord|lodger|beggar|tramp|priest|doctor)$/u;

/** How far after "of a" the person stands. */
const WORDS_BETWEEN = 3;

/** The looks that a figure of speech gives to the person whose noun is a token; null if there is none. @param at its last word */
export function looksOfFigure(tokens: readonly Token[], at: number): readonly string[] | null {
  for (let i = at - 1; i > 1 && at - i <= WORDS_BETWEEN; i--) {
    if (!/^an?$/u.test(tokens[i]!.word) || tokens[i - 1]!.word !== 'of') continue;
    const figure = FIGURES.find(([words]) => words.test(tokens[i - 2]!.word));
    return figure ? figure[1] : null;
  }
  return null;
}

/** Whether a noun only says what somebody is like: the bear of "a bear of a man". */
export const isFigureOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.word === 'of' &&
  /^an?$/u.test(tokens[at + 2]?.word ?? '') &&
  FIGURES.some(([words]) => words.test(tokens[at]!.word)) &&
  tokens.slice(at + 3, at + 3 + WORDS_BETWEEN).some(({ word }) => OF_PEOPLE.test(word));
