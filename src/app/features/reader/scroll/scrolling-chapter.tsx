import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { DisplaySettings } from '#app/state/reader-settings.ts';
import { decorateMarks } from '../chapter/decorate-page.ts';
import { followTargets, type TargetHandlers } from '../input/follow-target.ts';
import { renderHighlights, type PageHighlight } from '../highlights/render-highlights.ts';
import { useHighlights } from '../highlights/use-highlights.ts';
import type { PageTree } from '../chapter/page-tree.ts';
import { NO_MARKS } from '../pages/chapter-source.ts';
import { fillPage } from '../pages/fill-page.ts';
import { useBookSetting, useChapterSource } from '../pages/use-chapter-source.ts';
import type { Size } from '../pages/use-size.ts';
import { renderMarks, type Mark } from '../chapter/render-marks.ts';
import { wrapLongLines } from '../chapter/wrap-long-lines.ts';
import { useStoredChapter } from '../chapter/use-stored-chapter.ts';
import type { ScrolledChapter } from './book-scroller.ts';
import { useScrollPages } from './use-scroll-pages.ts';

export interface ScrollingChapterProps {
  book: LibraryBook;
  number: number;
  title: string;
  /** The language that the reader has chosen for the book. */
  language: string | null;
  settings: DisplaySettings;
  /** The window's size; null until it has been measured. */
  size: Size | null;
  /** Found words, marked for a moment. */
  found: PageHighlight | null;
  handlers: Required<TargetHandlers>;
  /** Receives the chapter when it is in the document, and null when it no longer is. */
  onShown: (number: number, chapter: ScrolledChapter | null) => void;
  /** The reader uses something in it. */
  onEnter: (number: number) => void;
}

/** One chapter of a book that scrolls. Its markup is inserted directly, outside of React. */
export function ScrollingChapter(props: ScrollingChapterProps) {
  const { book, number, title, language, settings, size, found, handlers, onShown, onEnter } = props;
  const section = useRef<HTMLElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const tree = useRef<PageTree | null>(null);
  const marked = useRef<readonly Mark[]>(NO_MARKS);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const stored = useStoredChapter(book.id, number);
  const { descriptions } = stored;
  const marks = settings.showDescriptions ? stored.marks : NO_MARKS;
  const { showDescriptions } = settings;
  const setting = useBookSetting({ book, language, showDescriptions });
  const pages = useScrollPages(useChapterSource(stored, setting), settings, size);
  // A new division into pages leaves the text as it is.
  const { source, text } = pages ?? {};
  const content = useMemo(
    () => (source && text !== undefined ? { ...source, text, start: 0 } : null),
    [source, text],
  );

  useLayoutEffect(() => {
    if (!content) return;
    const filled = fillPage(root.current!, content);
    tree.current = filled.tree;
    marked.current = NO_MARKS;
    return () => {
      tree.current = null;
      filled.pictures.release();
    };
  }, [content]);

  // Again with each new division into pages: the type or the window has changed.
  useLayoutEffect(() => {
    if (content && pages) wrapLongLines(root.current!);
  }, [content, pages]);

  const { pageHighlights } = useHighlights(book.id, number);
  const highlights = useMemo(
    () => (found ? [...pageHighlights, found] : pageHighlights),
    [pageHighlights, found],
  );
  // Marked in place: no word moves when passages are found. Highlights are within marks.
  useLayoutEffect(() => {
    if (!tree.current || marked.current === marks) return;
    renderHighlights(tree.current, []);
    renderMarks(tree.current, marks, marked.current);
    marked.current = marks;
  }, [content, marks]);
  useLayoutEffect(() => {
    decorateMarks(root.current!, descriptions);
  }, [content, marks, descriptions]);
  useLayoutEffect(() => {
    if (tree.current) renderHighlights(tree.current, highlights);
  }, [content, marks, highlights]);

  useLayoutEffect(() => {
    if (content && pages) onShown(number, { element: section.current!, tree: tree.current!, pages });
  }, [number, content, pages, onShown]);
  useLayoutEffect(() => () => onShown(number, null), [number, onShown]);

  useEffect(() => followTargets(root.current!, () => latest.current), []);

  return (
    <section
      ref={section}
      className="reader-column"
      aria-label={title}
      data-chapter={number}
      onFocusCapture={() => onEnter(number)}
    >
      <div ref={root} className="book-page" />
    </section>
  );
}
