import { useCallback, useEffect, useRef, useState } from 'react';
import {
  returnTarget,
  afterJump,
  emptyReturnStack,
  afterPageTurn,
  afterReturn,
  type ReturnPlace,
  type ReturnStack,
} from '#shared/reading/navigation/return-stack.ts';
import { readReturnPlace, saveReturnPlace } from '#app/data/books/book-language.ts';

/** The way back from what was looked up; it outlives the book's being closed. */
export function useWayBack(bookId: string) {
  const [way, setWay] = useState<ReturnStack>(emptyReturnStack);
  const latest = useRef(way);

  const change = useCallback(
    (next: ReturnStack) => {
      const isElsewhere = returnTarget(next) !== returnTarget(latest.current);
      latest.current = next;
      setWay(next);
      if (isElsewhere) void saveReturnPlace(bookId, returnTarget(next));
    },
    [bookId],
  );

  useEffect(() => {
    let left = false;
    void readReturnPlace(bookId).then((place) => {
      if (left || !place || latest.current.places.length > 0) return;
      latest.current = { places: [place], turns: 0 };
      setWay(latest.current);
    });
    return () => {
      left = true;
      latest.current = emptyReturnStack;
      setWay(emptyReturnStack);
    };
  }, [bookId]);

  return {
    target: returnTarget(way),
    leave: useCallback(
      (from: ReturnPlace, isLink: boolean) => change(afterJump(latest.current, from, isLink)),
      [change],
    ),
    turn: useCallback(() => change(afterPageTurn(latest.current)), [change]),
    /** To be called when the reader has gone back, or wants to stay. */
    arrive: useCallback(() => change(afterReturn(latest.current)), [change]),
    forget: useCallback(() => change(emptyReturnStack), [change]),
  };
}
