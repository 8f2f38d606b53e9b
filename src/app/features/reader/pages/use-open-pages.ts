import { useCallback, useMemo, type RefObject } from 'react';
import { pageBox, type PageBox } from '#shared/reading/layout/page-box.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { ReadingHabits } from '#app/data/settings/reading-habits.ts';
import type { DisplaySettings } from '#app/state/reader-settings.ts';
import { styleKey } from '../reader-style.ts';
import type { OpenChapter } from '../chapter/use-chapter.ts';
import { isVertical, NO_MARKS, readMarkedChapter } from './chapter-source.ts';
import type { TypesetChapter } from './typeset-chapter.ts';
import type { ChapterPages } from './chapter-pages.ts';
import { useBookSetting, useChapterSource } from './use-chapter-source.ts';
import { useSize } from './use-size.ts';
import { useTypesetPages, type TypesetPages } from './use-typeset-pages.ts';

interface OpenPagesInput {
  book: LibraryBook;
  /** In the address. */
  chapter: number;
  chapters: number;
  content: OpenChapter;
  settings: DisplaySettings;
  /** Undefined while they are being read. */
  habits: ReadingHabits | undefined;
  /** The language that the reader has chosen for the book. */
  language: string | null;
  /** The book's own fonts that are loaded. */
  faces: string;
  /** Between the bars. */
  readingArea: RefObject<HTMLElement | null>;
  /** The window into which the pages are put. */
  stage: RefObject<HTMLElement | null>;
  /** The reader's place in the chapter; null while it is not known. */
  offset: number | null;
  /** The pages of the chapter where it scrolls. */
  scrolled: ChapterPages | null;
}

export interface OpenPages {
  pages: ChapterPages | null;
  /** Page by page: the shape of the pages, and the chapter in the window. */
  box: PageBox | null;
  typeset: TypesetChapter | null;
  isUpToDate: boolean;
  /** Pages beside each other in `pages`. */
  columns: 1 | 2;
  neighbours: TypesetPages['neighbours'];
}

/** The pages of the open chapter, in the layout that the reader has chosen. */
export function useOpenPages(input: OpenPagesInput): OpenPages {
  const { book, chapter, chapters, content, settings, habits, language, faces, offset } = input;
  const { showDescriptions, fontSize, lineHeight, maxWidth, margin, hyphenation } = settings;
  const isPaged = habits?.layout !== 'scroll';
  const areaSize = useSize(input.readingArea);

  const setting = useBookSetting({ book, language, showDescriptions });
  // While another chapter is being read, the previous one is still returned.
  const row = content.chapter?.number === chapter ? content.chapter : null;
  const source = useChapterSource({ ...content, chapter: row }, setting);
  const readChapter = useCallback((number: number) => readMarkedChapter(number, setting), [setting]);

  const vertical = source !== null && isVertical(source.html);
  const box = useMemo(
    () =>
      isPaged && habits && areaSize
        ? pageBox({
            ...areaSize,
            ...{ fontSize, lineHeight, maxWidth, margin },
            pagesShown: habits.pagesShown,
            isVertical: vertical,
          })
        : null,
    [isPaged, habits, areaSize, fontSize, lineHeight, maxWidth, margin, vertical],
  );
  const key = `${styleKey(settings)} ${faces}`;
  const style = useMemo(
    () => (box ? { box, key, font: { fontSize, lineHeight, isHyphenated: hyphenation } } : null),
    [box, key, fontSize, lineHeight, hyphenation],
  );
  const { typeset, pages, isUpToDate, neighbours } = useTypesetPages({
    ...{ chapter, chapters, offset, readChapter, style },
    source: isPaged ? source : null,
    marks: showDescriptions ? content.marks : NO_MARKS,
    host: input.stage,
  });

  // While a window that has become wider or narrower is laid out, the pages are still those of the old one.
  const columns = (typeset?.box ?? box)?.columns ?? 1;
  return { pages: isPaged ? pages : input.scrolled, box, typeset, isUpToDate, columns, neighbours };
}
