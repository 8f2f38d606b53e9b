/** A place that the reader has left by a jump, with its page as it was then. */
export interface ReturnPlace {
  chapter: number;
  offset: number;
  page: number;
}

/** The places to return to after a series of jumps, the latest last, and the pages turned since. */
export interface ReturnStack {
  places: readonly ReturnPlace[];
  turns: number;
}

export const emptyReturnStack: ReturnStack = { places: [], turns: 0 };

const MAX_PLACES = 20;
/** After this many page turns the reader has settled at the new place. */
const SETTLED_TURNS = 12;

/**
 * After a jump away from `from`. Consecutive jumps return to where reading stopped: a place is pushed only if a page
 * was turned there or a link in the book was followed from it.
 */
export function afterJump({ places, turns }: ReturnStack, from: ReturnPlace, isLink: boolean): ReturnStack {
  const isBrowsing = places.length > 0 && turns === 0 && !isLink;
  return { places: isBrowsing ? places : [...places, from].slice(-MAX_PLACES), turns: 0 };
}

/** After a page was turned. */
export function afterPageTurn({ places, turns }: ReturnStack): ReturnStack {
  if (places.length === 0) return emptyReturnStack;
  return turns + 1 >= SETTLED_TURNS ? emptyReturnStack : { places, turns: turns + 1 };
}

/** After going back: the stack without its last place. */
export function afterReturn({ places }: ReturnStack): ReturnStack {
  return { places: places.slice(0, -1), turns: 0 };
}

/** Where going back leads, or null. */
export function returnTarget({ places }: ReturnStack): ReturnPlace | null {
  return places.at(-1) ?? null;
}
