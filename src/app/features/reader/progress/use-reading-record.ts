import { useEffect } from 'react';
import { saveOpenedAt } from '#app/data/books/publications.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { PublicationRow } from '#app/data/database/database.ts';
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
  navigation: ReturnType<typeof useNavigation>;
}

/**
 * Records the reading of an open book: the position, the time, the pace, and what other reading apps need.
 *
 * @returns the time that is left at this pace
 */
export function useReadingRecord(open: OpenBook): TimeLeft | null {
  const { book, publication, chapter, chapters, pages, navigation } = open;
  const { place, page, index, loc, turns } = navigation;
  // The percentage is only known once the whole book has been parsed.
  const saved = publication ? place : null;
  useSavedProgress({ book, place: saved, loc, pages: pages?.pages, index, chapters });
  useAnnotationCfis(book);
  useReadingTime(book.id, turns);
  useEffect(() => {
    if (book.onDevice) void saveOpenedAt(book.id);
  }, [book.id, book.onDevice]);
  return usePace(publication?.chapters, page ? { chapter, index, ...page } : null);
}
