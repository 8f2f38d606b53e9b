import type { LocatorTuple } from '../../contract/records.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/**
 * Whether a reader who knows a book up to a place may be shown a fact from its text. Everything shown about a book
 * besides its text is decided here: pictures and their passages, people and places, quotations, editions. The one deliberate
 * exception is the cover that is painted for a book without one: it is of a passage of the first chapters, and seen
 * before they are read, like the cover of any book.
 *
 * @param fact the end of the words that state it
 * @param known how far the reader knows the book
 */
export function mayShow(fact: TextPlace, known: TextPlace): boolean {
  return fact.chapter < known.chapter || (fact.chapter === known.chapter && fact.offset <= known.offset);
}

/**
 * How many of a chapter's first characters a reader knows.
 *
 * @param chars how many it has
 */
export function knownChars(chapter: number, chars: number, known: TextPlace): number {
  if (mayShow({ chapter, offset: chars }, known)) return chars;
  return isChapterReached(chapter, known) ? known.offset : 0;
}

/** Whether a reader knows anything of a chapter, if only that it begins. */
export const isChapterReached = (chapter: number, known: TextPlace): boolean =>
  mayShow({ chapter, offset: 0 }, known);

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

/** The text that a device has had on its screen: positions say where a page begins. */
export interface SeenText {
  /** The page that was open last. */
  readonly page: TextPlace & { readonly end: number };
  /** The end of the furthest page. */
  readonly furthest: TextPlace;
}

/** @param before null before the first page */
export function withSeenPage(before: SeenText | null, page: SeenText['page']): SeenText {
  const end = { chapter: page.chapter, offset: page.end };
  return { page, furthest: before ? laterOf(before.furthest, end) : end };
}

/** Pages differ in length, so a passage a little after the position may still be on the open page. */
const PAGES_AHEAD = 2;

/**
 * How far a reader knows a book that is not open: to the end of the page, where this device has shown it, and else
 * generously estimated: a picture of the page that was read last is no spoiler. Of a book that was never opened
 * nothing is known, also where its pictures were painted for an edition or elsewhere.
 *
 * @param position the furthest of any device or, where rereading hides what follows, the one at which the book opens;
 *   null before it was opened
 * @param seen on this device; null if nothing was
 */
export function knownFromPosition(
  position: LocatorTuple | null,
  seen: SeenText | null = null,
  onlyUpToHere = false,
): TextPlace {
  const end = seen && seenEnd(position, seen, onlyUpToHere);
  if (end) return end;
  if (!position) return { chapter: 0, offset: 0 };
  const [chapter, offset, length, , pages] = position;
  return { chapter, offset: offset + Math.ceil((PAGES_AHEAD * length) / Math.max(1, pages)) };
}

/** Null where the position is another device's. */
function seenEnd(position: LocatorTuple | null, seen: SeenText, onlyUpToHere: boolean): TextPlace | null {
  const { page, furthest } = seen;
  const end = onlyUpToHere ? { chapter: page.chapter, offset: page.end } : furthest;
  if (!position) return end;
  const at = { chapter: position[0], offset: position[1] };
  const isHere = mayShow(at, end) && (!onlyUpToHere || mayShow(page, at));
  return isHere ? end : null;
}
