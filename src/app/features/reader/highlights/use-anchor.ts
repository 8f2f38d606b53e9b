import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';

const GAP_PX = 10;
const EDGE_PX = 8;
/** The element may already contain the focus. */
const unseen: CSSProperties = { opacity: 0, pointerEvents: 'none' };

/**
 * Positions a small element next to the words it belongs to, inside the window: above them for a mouse, below them for
 * touch, where the system shows its own bar above.
 */
export function useAnchor(ref: RefObject<HTMLElement | null>, box: () => DOMRect | null): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>(unseen);
  const latest = useRef(box);
  useLayoutEffect(() => {
    latest.current = box;
  });
  useLayoutEffect(() => {
    const put = () => {
      const own = ref.current?.getBoundingClientRect();
      const words = latest.current();
      if (!own || !words) return setPlace(unseen);
      const above = words.top - own.height - GAP_PX;
      const below = words.bottom + GAP_PX;
      const fitsBelow = below + own.height < innerHeight - EDGE_PX;
      const isAbove = above >= EDGE_PX && !(matchMedia('(pointer: coarse)').matches && fitsBelow);
      const top = isAbove ? above : Math.min(below, innerHeight - own.height - EDGE_PX);
      const middle = words.left + words.width / 2 - own.width / 2;
      const left = Math.max(EDGE_PX, Math.min(middle, innerWidth - own.width - EDGE_PX));
      setPlace({ top: Math.max(EDGE_PX, top), left });
    };
    put();
    addEventListener('scroll', put, { capture: true, passive: true });
    addEventListener('resize', put);
    document.addEventListener('selectionchange', put);
    return () => {
      removeEventListener('scroll', put, { capture: true });
      removeEventListener('resize', put);
      document.removeEventListener('selectionchange', put);
    };
  }, [ref]);
  return place;
}
