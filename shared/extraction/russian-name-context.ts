import { nextInLine } from './analysis.ts';
import { readRussian } from './vendor-az.ts';
import type { Word } from './words.ts';

export function actsNext(after: Word | undefined): boolean {
  return after !== undefined && (after.pos === 'verb' || after.pos === 'auxiliary');
}

/** «Одинцова опять засмеялась» */
export function verbAfter(text: string, words: readonly Word[], last: number): Word | undefined {
  const next = nextInLine(text, words, last);
  return next?.pos === 'adverb' ? nextInLine(text, words, last + 1) : next;
}

/** «засмеялась Одинцова»: a verb in the past has a gender. */
export function genderOfVerb(word: Word | undefined): 'masc' | 'femn' | null {
  if (!actsNext(word)) return null;
  if (/ла(?:сь)?$/.test(word!.lower)) return 'femn';
  return /л(?:ся)?$/.test(word!.lower) ? 'masc' : null;
}

/** Verbs with «в» or «на» whose object is a person rather than a place. */
export const OF_PEOPLE =
  /^(?:влюб|вер(?:ю|и|я|ь)|повери|всм(?:отре|атри)|вгляд|взглян|смотр|посмотр|погляд|погляде|гляд|оглян|женит|женил|женат|женюсь|кинул|бросил|накинул|рассерди|серди|указ|похож)/;

/** «в Казбеке»: nobody lives in a person. */
export function isLocative(form: string): boolean {
  return readRussian(form).some(({ grammaticalCase }) => grammaticalCase === 'loct');
}
