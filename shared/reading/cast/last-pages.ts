import type { TextPlace } from '../../publication/chapters/text-place.ts';
import { knownChars } from '../spoilers/may-show.ts';

export interface ReadChapter {
  readonly number: number;
  readonly text: string;
}

/** A stretch of a chapter among the pages that were read last. */
export interface ReadPart extends ReadChapter {
  readonly from: number;
  readonly to: number;
  /** Characters of those pages before this part. */
  readonly before: number;
}

/** About ten pages. */
const LAST_CHARS = 20_000;

/** How many chapters may hold the last pages, however short they are. */
export const CHAPTERS_BACK = 4;

/**
 * The last pages before a place, by chapters.
 *
 * @param chapters in order; those after the place are left out
 */
export function lastPages(chapters: readonly ReadChapter[], place: TextPlace): ReadPart[] {
  const parts: Omit<ReadPart, 'before'>[] = [];
  let left = LAST_CHARS;
  for (const { number, text } of [...chapters].reverse()) {
    if (left <= 0) break;
    const to = knownChars(number, text.length, place);
    const from = Math.max(0, to - left);
    if (to > from) parts.unshift({ number, text, from, to });
    left -= to - from;
  }
  let before = 0;
  return parts.map((part) => {
    const placed = { ...part, before };
    before += part.to - part.from;
    return placed;
  });
}
