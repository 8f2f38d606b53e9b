import { Dictionary } from './lexicon/dictionary.ts';
import { COLOUR_WORDS } from './lexicon/colours.ts';
import { INSTRUMENTAL, NOMINATIVE } from './grammar/russian-endings.ts';
import type { Token } from './grammar/tokens.ts';
import { SIZES, THING_QUALITIES } from './lexicon/looks.ts';
import { PERSON_QUALITIES } from './lexicon/person-qualities.ts';
import { NUMBERS } from './lexicon/people.ts';

/** The words that descriptions of nouns consist of. */

export const COLOURS = new Dictionary(Object.entries(COLOUR_WORDS), { isOfAdjectives: true });
export const QUALITIES = new Dictionary(Object.entries(THING_QUALITIES), { isOfAdjectives: true });
export const LOOKS = new Dictionary(Object.entries(PERSON_QUALITIES), { isOfAdjectives: true });
export const SIZE = new Dictionary(Object.entries(SIZES) as ['large' | 'small', (typeof SIZES)['large']][], {
  isOfAdjectives: true,
});
export const COUNTS = new Dictionary(
  Object.entries(NUMBERS).map(([number, words]) => [Number(number), words] as const),
);

export const DETERMINERS = new Set(
  'a an the this that these those his her its their my our your some any such which whose no another other этот эта это эти тот та то те его ее их мой моя наш свой своя своем своей своего своих чей какой-то одного один одна'.split(
    ' ',
  ),
);
export const JOINING = new Set(['and', 'or', 'и', 'или', 'но', 'but', 'yet', 'да']);
export const DEGREES = new Set(
  'very so too rather quite almost more most less still somewhat extremely perfectly brilliantly half well really all also much just even now once entirely wholly nearly slightly ever always очень так весьма совсем довольно почти еще уже слишком совершенно весь вся все также немного несколько чуть даже тоже самый самая самое самые более'.split(
    ' ',
  ),
);
export const PREPOSITIONS = new Set(
  'in on at by of to from with without over under above below beneath behind before beside besides against through across along around round near into onto upon toward towards between among amid beyond within inside outside after about past off as despite except for down up в во на у к ко с со из от до по под за над перед между меж через сквозь среди около возле подле вокруг при о об про для без из-за из-под напротив посреди мимо вдоль против кроме внутри вне'.split(
    ' ',
  ),
);
export const COPULAS = new Set(
  'turning flamed blazed glowed gleamed burned burnt shone glittered flashed glared was were is are be been grew turned looked seemed became remained lay had был была было были стал стала стало стали казался казалась казалось казались сделался сделалась оказался оказалась есть'.split(
    ' ',
  ),
);

export const isRussian = (word: string): boolean => /^[а-я]/u.test(word);

/** A predicative adjective agrees with the noun in gender and is in the nominative or instrumental. */
export const agreeing = (features: number): number => {
  const nominative = features & NOMINATIVE;
  return nominative === 0 ? 0 : nominative | ((nominative * 16) & INSTRUMENTAL);
};

/** Whether a word is a colour, size, quality or look. */
export const isAdjectiveWord = (tokens: readonly Token[], index: number): boolean =>
  COLOURS.at(tokens, index) !== null ||
  SIZE.at(tokens, index) !== null ||
  QUALITIES.at(tokens, index) !== null ||
  LOOKS.at(tokens, index) !== null;
