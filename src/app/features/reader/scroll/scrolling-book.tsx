import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { PageTree } from '../chapter/page-tree.ts';
import { ScrollingChapter, type ScrollingChapterProps } from './scrolling-chapter.tsx';
import type { ScrolledChapters } from './use-scrolling.ts';

interface ScrollingBookProps extends Omit<ScrollingChapterProps, 'number' | 'title' | 'found'> {
  flowRef: RefObject<HTMLDivElement | null>;
  /** The open chapter, and how many the book has. */
  chapter: number;
  chapters: number;
  titleOf: (chapter: number) => string;
  /** The chapters that are in the document. */
  shown: ScrolledChapters;
  /** Found words in the open chapter. */
  found: ScrollingChapterProps['found'];
  /** Receives the open chapter as text. */
  treeRef: RefObject<PageTree | null>;
  label: string;
}

/** Pages that are shown at either side of the open chapter, at least; whole chapters of them. */
const PAGES_AROUND = 3;
/** Chapters at either side that stay where they are shown. */
const KEPT = 2;

/** The open chapter and its neighbours in one piece, so that reading continues from each to the next. */
export function ScrollingBook(props: ScrollingBookProps) {
  const { flowRef, chapter, chapters, titleOf, shown, found, treeRef, label, ...rest } = props;
  const numbers = chaptersAround(chapter, chapters, shown);

  useLayoutEffect(() => {
    treeRef.current = shown.get(chapter)?.tree ?? null;
    return () => {
      treeRef.current = null;
    };
  }, [treeRef, shown, chapter]);

  const { onEnter } = rest;
  useEffect(() => {
    const onSelect = () => {
      const selection = getSelection();
      if (!selection || selection.isCollapsed) return;
      const within = selection.anchorNode?.parentElement?.closest<HTMLElement>('section[data-chapter]');
      if (within && flowRef.current?.contains(within)) onEnter(Number(within.dataset.chapter));
    };
    document.addEventListener('selectionchange', onSelect);
    return () => document.removeEventListener('selectionchange', onSelect);
  }, [flowRef, onEnter]);

  return (
    <article
      ref={flowRef}
      className="reader-flow"
      data-testid="reader-content"
      data-more={numbers.at(-1)! < chapters || undefined}
      aria-label={label}
    >
      {numbers.map((number) => (
        <ScrollingChapter
          {...rest}
          key={number}
          number={number}
          title={titleOf(number)}
          found={number === chapter ? found : null}
        />
      ))}
    </article>
  );
}

/** The open chapter first, then those beside it, one after another. */
function chaptersAround(chapter: number, chapters: number, shown: ScrolledChapters): number[] {
  const numbers = [chapter];
  for (const step of [1, -1]) {
    let pages = 0;
    for (let number = chapter + step; number >= 1 && number <= chapters; number += step) {
      const known = shown.get(number);
      const isKept = known !== undefined && Math.abs(number - chapter) <= KEPT;
      if (!shown.has(number - step) || (pages >= PAGES_AROUND && !isKept)) break;
      numbers.push(number);
      pages += known?.pages.count ?? 0;
    }
  }
  return numbers.sort((one, other) => one - other);
}
