import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PlaceOnPage } from '../navigation/place-on-page.ts';
import { BookScroller, type ScrolledChapter } from './book-scroller.ts';

export type ScrolledChapters = ReadonlyMap<number, ScrolledChapter>;

interface ScrollingInput {
  /** What scrolls, and the chapters in it. */
  box: RefObject<HTMLElement | null>;
  flow: RefObject<HTMLElement | null>;
  /** The layout is set to scrolling. */
  isOn: boolean;
  chapterCount: number;
  shown: ScrolledChapters;
  /** The reader's place; whenever `moves` changes, it is scrolled into view. */
  place: (PlaceOnPage & { moves: number }) | null;
  /** A bar is open at words of the open chapter. */
  isBarOpen: boolean;
  onRead: (place: PlaceOnPage) => void;
}

/** The chapters of a book that scrolls, as they come into the document. */
export function useScrolledChapters(): [
  ScrolledChapters,
  (number: number, chapter: ScrolledChapter | null) => void,
] {
  const [shown, setShown] = useState<ScrolledChapters>(new Map());
  const onShown = useCallback((number: number, chapter: ScrolledChapter | null) => {
    setShown((known) => {
      const next = new Map(known);
      if (chapter) next.set(number, chapter);
      else next.delete(number);
      return next;
    });
  }, []);
  return [shown, onShown];
}

/** Scrolls to the reader's place in a book that scrolls, and reports how far they have read. */
export function useScrolling({ box, flow, isOn, ...input }: ScrollingInput): void {
  const { chapterCount, shown, place, isBarOpen, onRead } = input;
  const scroller = useRef<BookScroller | null>(null);
  const latest = useRef({ place, isBarOpen, onRead });
  useLayoutEffect(() => {
    latest.current = { place, isBarOpen, onRead };
  });

  useLayoutEffect(() => {
    if (!isOn || !box.current || !flow.current) return;
    scroller.current = new BookScroller({
      box: box.current,
      flow: flow.current,
      chapterCount,
      heldChapter: () => {
        const { isBarOpen, place } = latest.current;
        return isBarOpen || getSelection()?.isCollapsed === false ? (place?.chapter ?? null) : null;
      },
      onRead: (to) => {
        const { place, onRead } = latest.current;
        if (to.chapter !== place?.chapter || to.offset !== place.offset) onRead(to);
      },
    });
    return () => {
      scroller.current?.dispose();
      scroller.current = null;
    };
  }, [box, flow, isOn, chapterCount]);

  const moves = place?.moves;
  useLayoutEffect(() => {
    if (latest.current.place) scroller.current?.goTo(latest.current.place);
  }, [moves, isOn, chapterCount]);

  useLayoutEffect(() => {
    scroller.current?.setChapters(shown);
  }, [shown, isOn, chapterCount]);
}
