import type { TextPlace } from '../../publication/chapters/text-place.ts';

/**
 * An estimate of the number of pages between two places.
 *
 * @param from the earlier place
 * @param chapters every chapter with the length of its canonical text
 * @param charsPerPage of the open chapter, as it is laid out
 */
export function pagesBetween(
  from: TextPlace,
  to: TextPlace,
  chapters: readonly { readonly number: number; readonly chars: number }[],
  charsPerPage: number,
): number {
  const between = chapters
    .filter(({ number }) => number >= from.chapter && number < to.chapter)
    .reduce((sum, { chars }) => sum + chars, 0);
  return Math.max(0, Math.round((between + to.offset - from.offset) / Math.max(1, charsPerPage)));
}
