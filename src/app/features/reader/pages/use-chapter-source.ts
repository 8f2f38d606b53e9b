import { useMemo } from 'react';
import type { useStoredChapter } from '../chapter/use-stored-chapter.ts';
import { chapterSource, type BookSetting } from './chapter-source.ts';
import type { ChapterSource } from './chapter-source.ts';

type StoredChapter = Pick<ReturnType<typeof useStoredChapter>, 'chapter' | 'descriptionsKnown'>;

/** What decides how the book's chapters are shown; the same object until any of it changes. */
export function useBookSetting({ book, language, showDescriptions }: BookSetting): BookSetting {
  const { id, language: ownLanguage } = book;
  // Not for every change of the book: its progress changes with each page turn.
  return useMemo(
    () => ({ book: { id, language: ownLanguage }, language, showDescriptions }),
    [id, ownLanguage, language, showDescriptions],
  );
}

/** A stored chapter as it is to be laid out; null until it and its descriptions have been read. */
export function useChapterSource(
  { chapter, descriptionsKnown }: StoredChapter,
  setting: BookSetting,
): ChapterSource | null {
  return useMemo(
    () => (chapter && descriptionsKnown ? chapterSource(chapter, setting) : null),
    [chapter, descriptionsKnown, setting],
  );
}
