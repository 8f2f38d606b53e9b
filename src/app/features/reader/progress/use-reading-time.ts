import { useEffect, useRef } from 'react';
import {
  advance,
  CLOCK_STEP_MS,
  show,
  startClock,
  turnPage,
  type ReadingClock,
} from '#shared/reading/progress/reading-clock.ts';
import { hasUserDatabase } from '#app/data/database/database.ts';
import { keepSessionTime, localDay, saveSessionTime } from '#app/data/progress/reading-sessions.ts';

/** How often the time is saved, and sent, while reading; on leaving it is saved to the second. */
const SAVE_MS = 60_000;

/** Counts the seconds in which the book is open, visible and being read, and saves them as one session. */
export function useReadingTime(bookId: string, turns: number): void {
  const clock = useRef<ReadingClock>(startClock(0));
  const pages = useRef(0);
  useEffect(() => {
    clock.current = turnPage(clock.current, Date.now());
    pages.current += 1;
  }, [turns]);

  useEffect(() => {
    if (!bookId) return;
    const id = crypto.randomUUID();
    const start = Date.now();
    let saved = { seconds: 0, at: start };
    clock.current = startClock(start);
    pages.current = 0;
    const record = (isLast: boolean) => {
      const { seconds, at } = clock.current;
      if (seconds < 1 || seconds === saved.seconds) return;
      if (!hasUserDatabase()) return; // Signed out while the book was open.
      const session = { id, book: bookId, start, seconds, pages: pages.current, day: localDay(start) };
      if (!isLast && at - saved.at < SAVE_MS) return keepSessionTime(session);
      saved = { seconds, at };
      saveSessionTime(session).catch((error: unknown) => {
        if (hasUserDatabase()) throw error; // Otherwise the reader signed out during the write.
      });
    };
    const timer = setInterval(() => {
      clock.current = advance(clock.current, Date.now());
      record(false);
    }, CLOCK_STEP_MS);
    // A phone may discard a hidden page, and the browser one whose address changes, without another event.
    const onVisibility = () => {
      const isVisible = document.visibilityState === 'visible';
      clock.current = show(clock.current, Date.now(), isVisible);
      if (!isVisible) record(true);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      clock.current = advance(clock.current, Date.now());
      record(true);
    };
  }, [bookId]);
}
