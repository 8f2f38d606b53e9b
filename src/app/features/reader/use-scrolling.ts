import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PageTree } from './page-tree.ts';

interface Scrolling {
  container: RefObject<HTMLElement | null>;
  tree: RefObject<PageTree | null>;
  /** The layout is set to scrolling and the chapter is on the screen. */
  isOn: boolean;
  /** The reader's offset; whenever `moves` changes, it is scrolled into view. */
  offset: number | null;
  moves: number;
  /** Changes whenever the text is laid out again. */
  layout: unknown;
  style: string;
  /** @param offset null for the end of the chapter, whose last lines never come up to where reading is */
  onRead: (offset: number | null) => void;
}

/** The line that counts as being read is this far below the upper edge. */
const READING_LINE_PX = 28;
const SETTLED_MS = 200;
/** For this long the target is kept in view while pictures and fonts load. */
const ARRIVING_MS = 1_500;

/** Scrolls to the reader's place in a scrolling chapter, and reports how far they have read. */
export function useScrolling({
  container,
  tree,
  isOn,
  offset,
  moves,
  layout,
  style,
  onRead,
}: Scrolling): void {
  const latest = useRef({ offset, onRead });
  useEffect(() => {
    latest.current = { offset, onRead };
  });
  const isKnown = offset !== null;

  useEffect(() => {
    const box = container.current;
    if (!isOn || !isKnown || !box) return;
    let isArriving = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      const to = latest.current.offset ?? 0;
      const place = tree.current?.boxOf(to);
      const lead = box.getBoundingClientRect().top + READING_LINE_PX;
      box.scrollTo({ top: to === 0 || !place ? 0 : box.scrollTop + place.top - lead });
    };
    go();
    const arrived = () => {
      isArriving = false;
    };
    const report = () => {
      timer = undefined;
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 2) return latest.current.onRead(null);
      const line = box.getBoundingClientRect().top + READING_LINE_PX - 4;
      const read = box.scrollTop <= 1 ? 0 : tree.current?.offsetBelow(line);
      if (read !== undefined && read !== latest.current.offset) latest.current.onRead(read);
    };
    const onScroll = () => {
      if (isArriving) return;
      clearTimeout(timer);
      timer = setTimeout(report, SETTLED_MS);
    };
    // A page that is being closed runs no timers and renders no more.
    const onPageHide = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      flushSync(report);
    };
    const observer = new ResizeObserver(() => isArriving && go());
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    const wait = setTimeout(arrived, ARRIVING_MS);
    // Any input by the reader ends the scrolling by itself.
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const name of hands) addEventListener(name, arrived, { passive: true });
    box.addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onPageHide);
    return () => {
      clearTimeout(timer);
      clearTimeout(wait);
      observer.disconnect();
      for (const name of hands) removeEventListener(name, arrived);
      box.removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onPageHide);
    };
  }, [container, tree, isOn, isKnown, moves, layout, style]);
}
