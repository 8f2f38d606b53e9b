/** A place that the reader has left by a jump, with its page as it was then. */
export interface LeftPlace {
  chapter: number;
  offset: number;
  page: number;
}

/** The ways back from a series of jumps, the latest last, and how many pages were turned since. */
export interface WayBack {
  places: readonly LeftPlace[];
  turns: number;
}

export const noWayBack: WayBack = { places: [], turns: 0 };

const MAX_PLACES = 20;
/** Whoever has read on this far has arrived. */
const SETTLED_TURNS = 12;

/**
 * After a jump away from `from`. Looking at one thing after another leads back to where reading was: only a place at
 * which a page was turned, or from which the book's own link led on, is worth coming back to.
 */
export function jumped({ places, turns }: WayBack, from: LeftPlace, isLink: boolean): WayBack {
  const isLooking = places.length > 0 && turns === 0 && !isLink;
  return { places: isLooking ? places : [...places, from].slice(-MAX_PLACES), turns: 0 };
}

/** After a page was turned. */
export function turned({ places, turns }: WayBack): WayBack {
  if (places.length === 0) return noWayBack;
  return turns + 1 >= SETTLED_TURNS ? noWayBack : { places, turns: turns + 1 };
}

/** After going back: the ways back that were there before. */
export function wentBack({ places }: WayBack): WayBack {
  return { places: places.slice(0, -1), turns: 0 };
}

/** Where going back leads, or null. */
export function backTo({ places }: WayBack): LeftPlace | null {
  return places.at(-1) ?? null;
}
