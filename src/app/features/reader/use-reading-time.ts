import { useEffect, useRef } from 'react';
import { hasUserDatabase } from '#app/data/database/database.ts';
import { localDay, saveSessionTime } from '#app/data/progress/reading-sessions.ts';

const TICK_MS = 15_000;
/** How often the time is kept while reading goes on; on leaving it is kept to the second. */
const SAVE_MS = 60_000;
/** Longer without a page turned, and nobody is reading. */
const IDLE_MS = 5 * 60_000;

/** Counts the seconds a book is open, visible and being read; kept as one session, saved as it grows. */
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
      if (!hasUserDatabase()) return; // The session ended under the open book.
      savedAt = now;
      saveSessionTime({
        id,
        book: bookId,
        start,
        seconds,
        pages: pages.current,
        day: localDay(start),
      }).catch((error: unknown) => {
        if (hasUserDatabase()) throw error; // Else the session ended while it was being kept.
      });
    };
    const timer = setInterval(() => tick(false), TICK_MS);
    // A phone that puts the page away may never come back to it.
    const onHide = () => document.visibilityState === 'hidden' && tick(true);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      tick(true);
    };
  }, [bookId]);
}
