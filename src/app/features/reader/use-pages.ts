import { useEffect, useState, type RefObject } from 'react';
import { limits } from '#shared/contract/limits.ts';
import type { Mark } from '#shared/publication/layout/mark-html.ts';
import type { PageLayout } from '#shared/reading/layout/lay-out-pages.ts';
import type { DisplaySettings } from '#app/state/reader-settings.ts';
import { layOut } from '#workers/book-bridge.ts';

export interface ChapterPages extends PageLayout {
  chapter: number;
}

interface PagesInput {
  chapter: { number: number; html: string } | null | undefined;
  marks: readonly Mark[];
  settings: DisplaySettings;
  container: RefObject<HTMLElement | null>;
  /** Also return the whole chapter, for the scrolling layout. */
  isWhole: boolean;
}

const noMarks: readonly Mark[] = [];

/** The pages of a chapter for this window and these settings, laid out in the worker; null until then. */
export function usePages({ chapter, marks, settings, container, isWhole }: PagesInput): ChapterPages | null {
  const [pages, setPages] = useState<ChapterPages | null>(null);
  const size = useSize(container, chapter !== undefined);
  const { fontSize, lineHeight, maxWidth, margin, showDescriptions } = settings;
  const shownMarks = showDescriptions ? marks : noMarks;

  useEffect(() => {
    if (!chapter || !size) return;
    let left = false;
    const geometry = {
      widthPx: Math.min(size.width, maxWidth) - 2 * Math.min(margin, size.width * 0.06),
      heightPx: size.height,
      fontSizePx: fontSize,
      lineHeight,
    };
    void layOut({ html: chapter.html, geometry, marks: shownMarks, withWholeChapter: isWhole }).then(
      (layout) => !left && setPages({ chapter: chapter.number, ...layout }),
    );
    return () => {
      left = true;
    };
  }, [chapter, shownMarks, size, fontSize, lineHeight, maxWidth, margin, isWhole]);

  return pages?.chapter === chapter?.number ? pages : null;
}

/** The size of the reader, bars included: the formula takes them off. A change counts once it has lasted 200 ms. */
function useSize(container: RefObject<HTMLElement | null>, present: boolean) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, limits.paginationDelayMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [container, present]);
  return size;
}
