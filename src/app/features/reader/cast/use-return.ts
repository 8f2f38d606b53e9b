import { useEffect, useRef, useState } from 'react';
import { logFailure } from '#app/log.ts';
import { isReturning } from '#app/data/progress/return.ts';

/**
 * Calls once when the reader has come back to the book after days.
 *
 * @param isReady whether there is a page under what is shown then
 */
export function useReturn(bookId: string, isReady: boolean, onReturn: () => void): void {
  const [isDue, setDue] = useState(false);
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    // Read before this visit counts as reading.
    isReturning(bookId, Date.now()).then(setDue, logFailure('return'));
  }, [bookId]);
  useEffect(() => {
    if (!isDue || !isReady) return;
    setDue(false);
    latest.current();
  }, [isDue, isReady]);
}
