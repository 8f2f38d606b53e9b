/** A place that the reader has left by a jump, with its page as it was then. */
export interface ReturnPlace {
  chapter: number;
  offset: number;
  page: number;
}

/** The ways back from a series of jumps, the latest last, and how many pages were turned since. */
export interface ReturnStack {
  places: readonly ReturnPlace[];
  turns: number;
}

export const emptyReturnStack: ReturnStack = { places: [], turns: 0 };

const MAX_PLACES = 20;
/** Whoever has read on this far has arrived. */
const SETTLED_TURNS = 12;

/**
 * After a jump away from `from`. Looking at one thing after another leads back to where reading was: only a place at
 * which a page was turned, or from which the book's own link led on, is worth coming back to.
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

/** After going back: the ways back that were there before. */
export function afterReturn({ places }: ReturnStack): ReturnStack {
  return { places: places.slice(0, -1), turns: 0 };
}

/** Where going back leads, or null. */
export function returnTarget({ places }: ReturnStack): ReturnPlace | null {
  return places.at(-1) ?? null;
}
