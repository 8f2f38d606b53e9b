export interface Around {
  /** The words next to it; empty where punctuation stands between. */
  before: string;
  after: string;
  /** The one before `before`. */
  earlier: string;
  /** Whether one of a few words on either side is of the set. */
  isNear: (words: RegExp) => boolean;
}

export type IsOther = (around: Around) => boolean;

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const either =
  (...tests: IsOther[]): IsOther =>
  (around) =>
    tests.some((test) => test(around));

export const after = (words: string): IsOther => {
  const all = set(words);
  return (around) => all.has(around.after);
};

export const before = (words: string): IsOther => {
  const all = set(words);
  return (around) => all.has(around.before);
};

/** "Title deeds of the house": no house is present. */
export const isOnPaper: IsOther = ({ isNear }) =>
  isNear(
    /^(?:deeds?|purchase|lease|mortgage|опис[кь]\p{L}+|купч\p{L}+|протокол\p{L}*|залог\p{L}*|продаж\p{L}+|покупк\p{L}+|заложи\p{L}+|доход\p{L}*)$/u,
  );

/** "The door of the coach", «дверцы кареты»: not of a house. */
export const isOfCarriage: IsOther = ({ before: one, isNear }) =>
  /^(?:carriage|cab|coach|stove|oven|cupboard|wardrobe|safe)$/u.test(one) ||
  isNear(
    /^(?:brougham|hansom|carriage|coach|cab|chaise|карет\p{L}*|коляск\p{L}*|экипаж\p{L}*|шкаф\p{L}*|печ[кьи]\p{L}*|буфет\p{L}*|тарантас\p{L}*|возк\p{L}*)$/u,
  );

/** "A heavy watch-chain across his waistcoat": not fetters. */
export const isOfWatch: IsOther = ({ before: one, isNear }) =>
  one !== 'watch' &&
  isNear(
    /^(?:watch|albert|gold|golden|silver|brass|brassy|waistcoat|seals?|locket|neck|час(?:ов|ами|ы)|часик\p{L}+|золот\p{L}+|серебрян\p{L}+|бронзов\p{L}+|жилет\p{L}*|шее)$/u,
  );

/** The same test for each of some words. */
export const each = (words: string, test: IsOther): Record<string, IsOther> =>
  Object.fromEntries(words.split(' ').map((word) => [word, test]));
