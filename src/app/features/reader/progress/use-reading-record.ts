import { useEffect } from 'react';
import { saveOpenedAt } from '#app/data/books/publications.ts';
import { saveSeenPage } from '#app/data/progress/seen-text.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { PublicationRow } from '#app/data/database/database.ts';
import { logFailure } from '#app/log.ts';
import type { ChapterPages } from '../pages/chapter-pages.ts';
import { useAnnotationCfis } from './use-cfis.ts';
import type { useNavigation } from '../navigation/use-navigation.ts';
import { usePace, type TimeLeft } from './use-pace.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useSavedProgress } from './use-saved-progress.ts';

interface OpenBook {
  book: LibraryBook;
  /** Null until the whole book has been parsed. */
  publication: PublicationRow | null | undefined;
  chapter: number;
  /** How many the book has. */
  chapters: number;
  pages: ChapterPages | null;
  /** Pages beside each other. */
  columns: number;
  navigation: ReturnType<typeof useNavigation>;
}

/**
 * Records the reading of an open book: the position, the time, the pace, and what other reading apps need.
 *
 * @returns the time that is left at this pace
 */
export function useReadingRecord(open: OpenBook): TimeLeft | null {
  const { book, publication, chapter, chapters, pages, columns, navigation } = open;
  const { place, page, index, loc, turns } = navigation;
  // The percentage is only known once the whole book has been parsed.
  const saved = publication ? place : null;
  useSavedProgress({ book, place: saved, loc, pages: pages?.pages, index, chapters });
  useSeenText(book.id, pages?.chapter === chapter && page ? pages : null, index, columns);
  useAnnotationCfis(book);
  useReadingTime(book.id, turns);
  useEffect(() => {
    if (book.onDevice) void saveOpenedAt(book.id);
  }, [book.id, book.onDevice]);
  return usePace(publication?.chapters, page ? { chapter, index, ...page } : null);
}

/** Saves to where the open pages show the book, also those of a place that was restored. */
function useSeenText(bookId: string, pages: ChapterPages | null, index: number, columns: number): void {
  const chapter = pages?.chapter;
  const offset = pages?.pages[index]?.start;
  const end = pages?.pages[Math.min(index + columns, pages.pages.length) - 1]?.end;
  useEffect(() => {
    if (chapter === undefined || offset === undefined || end === undefined) return;
    saveSeenPage(bookId, { chapter, offset, end }).catch(logFailure('place'));
  }, [bookId, chapter, offset, end]);
}
