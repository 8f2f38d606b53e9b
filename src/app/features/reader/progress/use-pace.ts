import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import {
  estimateMinutes,
  emptyPace,
  wordsRemaining,
  wordsBetween,
  type ChapterSize,
} from '#shared/reading/progress/pace.ts';
import { updatePace, readPace } from '#app/data/progress/reading-pace.ts';

interface PageInSight {
  chapter: number;
  index: number;
  start: number;
  end: number;
}

/** Minutes left in the chapter and in the book for this reader; null until their place is known. */
export interface TimeLeft {
  chapter: number;
  book: number;
}

/** Measures the reader's pace on pages read in sequence and estimates the time left. */
export function usePace(
  chapters: readonly ChapterSize[] | undefined,
  page: PageInSight | null,
): TimeLeft | null {
  const pace = useLiveQuery(readPace, []) ?? emptyPace;
  const seen = useRef<{ page: PageInSight; seconds: number; since: number } | null>(null);

  useEffect(() => {
    const count = () => {
      if (!seen.current) return;
      if (document.visibilityState === 'hidden') seen.current.seconds += secondsSince(seen.current.since);
      seen.current.since = Date.now();
    };
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, []);

  const { chapter, index, start, end } = page ?? { chapter: 0, index: 0, start: 0, end: 0 };
  const isKnown = page !== null;
  useEffect(() => {
    if (!isKnown) return;
    const before = seen.current;
    seen.current = { page: { chapter, index, start, end }, seconds: 0, since: Date.now() };
    const size = chapters?.find(({ number }) => number === before?.page.chapter);
    if (!before || !size) return;
    const isNext =
      (before.page.chapter === chapter && before.page.index + 1 === index) ||
      (before.page.chapter + 1 === chapter && index === 0 && before.page.end >= size.chars);
    if (!isNext) return;
    const words = wordsBetween(size, before.page.start, before.page.end);
    void updatePace({ words, seconds: before.seconds + secondsSince(before.since) });
  }, [isKnown, chapters, chapter, index, start, end]);

  if (!page || !chapters) return null;
  const words = wordsRemaining(chapters, { chapter: page.chapter, offset: page.start });
  return { chapter: estimateMinutes(words.chapter, pace), book: estimateMinutes(words.book, pace) };
}

const secondsSince = (ms: number) => (Date.now() - ms) / 1000;
