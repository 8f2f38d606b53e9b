import { useLayoutEffect } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import { savedPercent } from '#shared/reading/progress/percent.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { addProgressCfi, saveProgress } from '#app/data/progress/progress.ts';
import { logFailure } from '#app/log.ts';
import { useCfis } from './use-cfis.ts';
import type { Place } from '../navigation/place-state.ts';

interface Reading {
  book: LibraryBook;
  /** Null while it must not be saved. */
  place: Place | null;
  loc: LocatorTuple | null;
  /** The chapter's pages, and which of them is open. */
  pages: readonly { start: number }[] | undefined;
  index: number;
  chapters: number;
}

/** Saves the place once the reader has moved; a place restored at opening is not saved again. */
export function useSavedProgress({ book, place, loc, pages, index, chapters }: Reading): void {
  const isSaved = place?.turned === true;
  const cfiAt = useCfis({
    book,
    loc,
    pages,
    index,
    onFound: (found, cfi) => isSaved && addProgressCfi(book.id, found, cfi).catch(logFailure('place')),
  });
  const key = loc?.join();
  // Immediately, because a page that is being closed runs no later effects.
  useLayoutEffect(() => {
    if (!isSaved || !loc) return;
    const [chapter, , , page, count] = loc;
    const percent = savedPercent({ chapter, page, pages: count, chapters });
    void saveProgress(book.id, { loc, percent, cfi: cfiAt(loc) });
    // The locator is a new object at every render, so its value is the dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [book.id, chapters, key, place, cfiAt]);
}
