import { useEffect, useRef } from 'react';
import { hasUserDatabase } from '#app/data/database/database.ts';
import { localDay, saveSessionTime } from '#app/data/progress/reading-sessions.ts';

const TICK_MS = 15_000;
/** How often the time is saved while reading; on leaving it is saved to the second. */
const SAVE_MS = 60_000;
/** Without a page turn for this long, the reader counts as away. */
const IDLE_MS = 5 * 60_000;

/** Counts the seconds in which the book is open, visible and being read, and saves them as one session. */
export function useReadingTime(bookId: string, turns: number): void {
  const lastTurn = useRef(0);
  const pages = useRef(0);
  useEffect(() => {
    lastTurn.current = Date.now();
    pages.current += 1;
  }, [turns]);

  useEffect(() => {
    if (!bookId) return;
    const id = crypto.randomUUID();
    const start = Date.now();
    let seconds = 0;
    let last = start;
    let savedAt = start;
    pages.current = 0;
    const tick = (isLast: boolean) => {
      const now = Date.now();
      const reading = document.visibilityState === 'visible' && now - lastTurn.current < IDLE_MS;
      if (reading) seconds += Math.min(now - last, 2 * TICK_MS) / 1000;
      last = now;
      if (seconds < 1 || !(isLast || (reading && now - savedAt >= SAVE_MS))) return;
      if (!hasUserDatabase()) return; // Signed out while the book was open.
      savedAt = now;
      saveSessionTime({
        id,
        book: bookId,
        start,
        seconds,
        pages: pages.current,
        day: localDay(start),
      }).catch((error: unknown) => {
        if (hasUserDatabase()) throw error; // Otherwise the reader signed out during the write.
      });
    };
    const timer = setInterval(() => tick(false), TICK_MS);
    // A phone may discard a hidden page without another event.
    const onHide = () => document.visibilityState === 'hidden' && tick(true);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      tick(true);
    };
  }, [bookId]);
}
