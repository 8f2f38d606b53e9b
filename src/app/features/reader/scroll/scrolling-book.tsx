import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { PageTree } from '../page-tree.ts';
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

/** Chapters at either side of the open one that are shown, and that stay once they are. */
const NEAR = 1;
const KEPT = 2;

/** The open chapter and its neighbours in one piece, so that reading goes on from each to the next. */
export function ScrollingBook(props: ScrollingBookProps) {
  const { flowRef, chapter, chapters, titleOf, shown, found, treeRef, label, ...rest } = props;
  const isShown = (number: number) => {
    const distance = Math.abs(number - chapter);
    // The open chapter comes first.
    return distance === 0 || (distance <= NEAR ? shown.has(chapter) : distance <= KEPT && shown.has(number));
  };
  const numbers = [-2, -1, 0, 1, 2]
    .map((step) => chapter + step)
    .filter((number) => number >= 1 && number <= chapters && isShown(number));

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
