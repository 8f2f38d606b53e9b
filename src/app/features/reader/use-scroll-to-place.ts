import { useEffect, type RefObject } from 'react';
import type { PageTree } from './page-tree.ts';

interface Arrival {
  container: RefObject<HTMLElement | null>;
  tree: RefObject<PageTree | null>;
  isPaged: boolean;
  chapter: number;
  /** Of the page on the screen. */
  index: number;
  isLaidOut: boolean;
  offset: number;
  moves: number;
}

/** The share of the window that shows text before the place. */
const LEAD = 0.3;

/** Shows a new page from its top, and scrolls to the reader's place when it is further down. */
export function useScrollToPlace({
  container,
  tree,
  isPaged,
  chapter,
  index,
  isLaidOut,
  offset,
  moves,
}: Arrival) {
  useEffect(() => {
    if (isPaged) container.current?.scrollTo({ top: 0 });
  }, [container, isPaged, chapter, index]);

  useEffect(() => {
    const box = container.current;
    const place = tree.current?.boxOf(offset);
    if (!isPaged || !isLaidOut || !box || !place || moves === 0) return;
    const bounds = box.getBoundingClientRect();
    if (place.bottom <= bounds.bottom && place.top >= bounds.top) return;
    box.scrollTo({ top: box.scrollTop + place.top - bounds.top - bounds.height * LEAD });
    // Once for each move: afterwards the reader scrolls.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [container, tree, isPaged, isLaidOut, moves]);
}
