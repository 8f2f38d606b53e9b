import { useEffect, useState } from 'react';
import type { Mark } from '#shared/publication/layout/mark-html.ts';
import type { DisplaySettings } from '#app/state/reader-settings.ts';
import { layOutScroll } from '#workers/book-bridge.ts';
import type { Size } from './use-size.ts';
import type { ChapterPages } from './typeset-chapter.ts';

export interface ScrollPages extends ChapterPages {
  /** The chapter's markup, its passages marked. */
  html: string;
}

/** A chapter to scroll through, divided by the spec's estimate of what fits a page; null until it is ready. */
export function useScrollPages(
  chapter: { number: number; html: string } | null,
  marks: readonly Mark[],
  settings: DisplaySettings,
  size: Size | null,
): ScrollPages | null {
  const [pages, setPages] = useState<ScrollPages | null>(null);
  const { fontSize, lineHeight, maxWidth, margin } = settings;

  useEffect(() => {
    if (!chapter || !size) return;
    let left = false;
    const geometry = {
      widthPx: Math.min(size.width, maxWidth) - 2 * Math.min(margin, size.width * 0.06),
      heightPx: size.height,
      fontSizePx: fontSize,
      lineHeight,
    };
    void layOutScroll({ html: chapter.html, geometry, marks }).then(({ text, pages: divided, html }) => {
      if (left) return;
      const count = divided.length;
      setPages({ chapter: chapter.number, text, html, pages: divided, count, isComplete: true });
    });
    return () => {
      left = true;
    };
  }, [chapter, marks, size, fontSize, lineHeight, maxWidth, margin]);

  return pages?.chapter === chapter?.number ? pages : null;
}
