import type { LocatorTuple } from '../../contract/records.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/**
 * Whether a reader who knows a book up to a place may be shown a fact from its text. Everything shown about a book
 * besides its text is decided here: pictures and their passages, people and places, quotations, editions.
 *
 * @param fact the end of the words that state it
 * @param known how far the reader knows the book
 */
export function mayShow(fact: TextPlace, known: TextPlace): boolean {
  return fact.chapter < known.chapter || (fact.chapter === known.chapter && fact.offset <= known.offset);
}

/** The later of two places. */
export const laterOf = (a: TextPlace, b: TextPlace): TextPlace => (mayShow(a, b) ? b : a);

/**
 * How far a reader knows the book that is open.
 *
 * @param furthest the furthest place of any device, or null
 * @param pageEnd where the text on the open page ends
 * @param onlyUpToHere whether rereading hides everything after the open page
 */
export function knownWhileReading(
  furthest: LocatorTuple | null,
  pageEnd: TextPlace,
  onlyUpToHere = false,
): TextPlace {
  if (!furthest || onlyUpToHere) return pageEnd;
  return laterOf({ chapter: furthest[0], offset: furthest[1] }, pageEnd);
}

/** Pages differ in length, so a passage a little after the position may still be on the open page. */
const PAGES_AHEAD = 2;

/**
 * How far a reader knows a book that is not open, whose page ends can only be estimated: a picture of the page that
 * was read last is no spoiler. Of a book that was never opened here everything counts as known: its pictures were
 * requested on another device.
 *
 * @param furthest the furthest place of any device, or null
 */
export function knownFromPosition(furthest: LocatorTuple | null): TextPlace {
  if (!furthest) return { chapter: Infinity, offset: 0 };
  const [chapter, offset, length, , pages] = furthest;
  return { chapter, offset: offset + Math.ceil((PAGES_AHEAD * length) / Math.max(1, pages)) };
}
