import { useCallback, useEffect, useRef, useState } from 'react';
import {
  backTo,
  jumped,
  noWayBack,
  turned,
  wentBack,
  type LeftPlace,
  type WayBack,
} from '#shared/reading/way-back.ts';
import { readWayBack, saveWayBack } from '#app/data/book-memory.ts';

/** The way back from what was looked up; it outlives the book's being closed. */
export function useWayBack(bookId: string) {
  const [way, setWay] = useState<WayBack>(noWayBack);
  const latest = useRef(way);

  const change = useCallback(
    (next: WayBack) => {
      const isElsewhere = backTo(next) !== backTo(latest.current);
      latest.current = next;
      setWay(next);
      if (isElsewhere) void saveWayBack(bookId, backTo(next));
    },
    [bookId],
  );

  useEffect(() => {
    let left = false;
    void readWayBack(bookId).then((place) => {
      if (left || !place || latest.current.places.length > 0) return;
      latest.current = { places: [place], turns: 0 };
      setWay(latest.current);
    });
    return () => {
      left = true;
      latest.current = noWayBack;
      setWay(noWayBack);
    };
  }, [bookId]);

  return {
    target: backTo(way),
    leave: useCallback(
      (from: LeftPlace, isLink: boolean) => change(jumped(latest.current, from, isLink)),
      [change],
    ),
    turn: useCallback(() => change(turned(latest.current)), [change]),
    /** To be called when the reader has gone back, or wants to stay. */
    arrive: useCallback(() => change(wentBack(latest.current)), [change]),
    forget: useCallback(() => change(noWayBack), [change]),
  };
}
