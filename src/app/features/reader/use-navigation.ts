import { useCallback, useEffect, useState } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import { pageAt } from '#shared/reading/layout/paginate.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { ChapterPages } from './use-pages.ts';
import { usePlace, type AskedWords } from './use-place.ts';
import { useWayBack } from './use-way-back.ts';

interface Navigation {
  bookId: string;
  chapter: number;
  chapters: number;
  pages: ChapterPages | null;
  asked: AskedWords;
}

interface JumpOptions {
  /** By a link in the book itself: the way back is worth remembering from there, too. */
  isLink?: boolean;
  /** How much of what is gone to was found by a search, to be marked for a moment. */
  foundLength?: number;
}

/** Found words on the page. */
interface Found extends TextRange {
  chapter: number;
}

const FOUND_MS = 6_000;

/** Where the reader is in the open book, and every way of going somewhere else in it. */
export function useNavigation({ bookId, chapter, chapters, pages, asked }: Navigation) {
  const way = useWayBack(bookId);
  const { leave, turn, arrive } = way;
  const [found, setFound] = useState<Found | null>(null);
  const [turns, setTurns] = useState(0);

  const { place, goTo, readTo, ...devices } = usePlace(bookId, chapter, asked, (words, own) => {
    if (own) leave({ chapter: own[0], offset: own[1], page: own[3] }, false);
    setFound(foundAt(words, words.length));
  });

  const index = pages && place ? pageAt(pages.pages, place.offset) : 0;
  const page = place ? pages?.pages[index] : undefined;

  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => setFound(null), FOUND_MS);
    return () => clearTimeout(timer);
  }, [found]);

  const move = useCallback(
    (next: { chapter: number; offset: number }, options?: { replace: boolean }) => {
      setTurns((n) => n + 1);
      goTo(next, options);
    },
    [goTo],
  );

  const canPrevious = pages !== null && (chapter > 1 || index > 0);
  const canNext = pages !== null && (index < pages.pages.length - 1 || chapter < chapters);
  const previous = useCallback(() => {
    if (!pages || !canPrevious) return;
    turn();
    if (index > 0) move({ chapter, offset: pages.pages[index - 1]!.start });
    else move({ chapter: chapter - 1, offset: 0 }, { replace: true });
  }, [pages, canPrevious, index, chapter, move, turn]);
  const next = useCallback(() => {
    if (!pages || !canNext) return;
    turn();
    if (index < pages.pages.length - 1) move({ chapter, offset: pages.pages[index + 1]!.start });
    else move({ chapter: chapter + 1, offset: 0 }, { replace: true });
  }, [pages, canNext, index, chapter, move, turn]);

  const jump = (
    to: { chapter: number; offset: number },
    { isLink = false, foundLength = 0 }: JumpOptions = {},
  ) => {
    const isHere = page && to.chapter === chapter && to.offset >= page.start && to.offset < page.end;
    if (!isHere && place && page)
      leave({ chapter, offset: Math.max(page.start, place.offset), page: index + 1 }, isLink);
    setFound(foundAt(to, foundLength));
    move(to);
  };

  const readOn = useCallback(
    (to: number | null) => {
      const last = pages?.pages.at(-1)?.start ?? 0;
      const offset = to ?? Math.max(last, place?.offset ?? 0);
      if (offset === place?.offset) return;
      if (pages && pageAt(pages.pages, offset) !== index) {
        setTurns((n) => n + 1);
        turn();
      }
      readTo(offset);
    },
    [pages, place, index, readTo, turn],
  );

  /** From one end of a chapter to the next, or the one before. */
  const toChapter = useCallback(
    (number: number) => {
      turn();
      move({ chapter: number, offset: 0 }, { replace: true });
    },
    [turn, move],
  );

  const loc = pages && page && place ? locatorOf(chapter, pages, Math.max(page.start, place.offset)) : null;
  const { target } = way;
  const isBack =
    target && page && target.chapter === chapter && pageAt(pages!.pages, target.offset) === index;

  return {
    place,
    page,
    index,
    loc,
    turns,
    found: found?.chapter === chapter ? found : null,
    devices,
    canPrevious,
    canNext,
    previous,
    next,
    toChapterStart: useCallback(() => move({ chapter, offset: 0 }), [chapter, move]),
    toChapterEnd: useCallback(() => {
      if (pages) move({ chapter, offset: pages.pages.at(-1)!.start });
    }, [pages, chapter, move]),
    jump,
    readOn,
    toChapter,
    /** Where going back would lead; null where the reader already is. */
    wayBack: isBack ? null : target,
    goBack: () => {
      if (!target) return;
      arrive();
      move(target);
    },
    stay: way.forget,
  };
}

function foundAt({ chapter, offset }: { chapter: number; offset: number }, length: number): Found | null {
  return length > 0 ? { chapter, start: offset, end: offset + length } : null;
}

/** A place in the open chapter with its page, as positions and marks are stored. */
export function locatorOf(chapter: number, pages: ChapterPages, offset: number): LocatorTuple {
  return [chapter, offset, pages.text.length, pageAt(pages.pages, offset) + 1, pages.pages.length];
}
