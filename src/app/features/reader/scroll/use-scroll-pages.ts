import { useEffect, useState } from 'react';
import type { DisplaySettings } from '#app/state/reader-settings.ts';
import { logFailure } from '#app/log.ts';
import { layOutScroll } from '#workers/books/book-bridge.ts';
import type { ChapterSource } from '../pages/chapter-source.ts';
import type { ChapterPages } from '../pages/chapter-pages.ts';
import type { Size } from '../pages/use-size.ts';

export interface ScrollPages extends ChapterPages {
  /** The chapter that was laid out. */
  source: ChapterSource;
}

/**
 * A chapter to scroll through, divided by the specification's estimate of what fits a page; null until it is ready.
 *
 * @param size of the window; null until it has been measured
 * @throws WorkerFailedError while rendering, where it cannot be laid out
 */
export function useScrollPages(
  source: ChapterSource | null,
  settings: DisplaySettings,
  size: Size | null,
): ScrollPages | null {
  const [pages, setPages] = useState<ScrollPages | null>(null);
  const [failure, setFailure] = useState<{ source: ChapterSource; thrown: unknown } | null>(null);
  const { fontSize, lineHeight, maxWidth, margin } = settings;

  useEffect(() => {
    if (!source || !size) return;
    let left = false;
    const geometry = {
      widthPx: Math.min(size.width, maxWidth) - 2 * Math.min(margin, size.width * 0.06),
      heightPx: size.height,
      fontSizePx: fontSize,
      lineHeight,
    };
    layOutScroll({ html: source.html, geometry }).then(
      ({ text, pages: divided }) => {
        if (left) return;
        const count = divided.length;
        const { number: chapter } = source;
        setPages({ source, chapter, text, pages: divided, count, isComplete: true });
      },
      (thrown: unknown) => {
        logFailure('pages')(thrown);
        if (!left) setFailure({ source, thrown });
      },
    );
    return () => {
      left = true;
    };
  }, [source, size, fontSize, lineHeight, maxWidth, margin]);

  if (failure !== null && failure.source === source && !pages) throw failure.thrown;
  return pages;
}
