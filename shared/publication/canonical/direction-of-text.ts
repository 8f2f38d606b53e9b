import type { Direction } from '../publication.ts';

/** How many characters are sampled. */
const SAMPLE_CHARS = 4000;

/** The direction of a text by its letters; `usual` where it has none. */
export function directionOfText(text: string, usual: Direction): Direction {
  let fromRight = 0;
  let letters = 0;
  for (const letter of text.slice(0, SAMPLE_CHARS).match(/\p{L}/gu) ?? []) {
    letters++;
    if (FROM_RIGHT.test(letter)) fromRight++;
  }
  if (letters === 0) return usual;
  return fromRight * 2 > letters ? 'rtl' : 'ltr';
}

const FROM_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
