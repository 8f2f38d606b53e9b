import { useEffect, useRef, type RefObject } from 'react';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { decorateMarks } from './decorate-page.ts';
import { followTargets, type TargetHandlers } from './follow-target.ts';
import { renderHighlights, type PageHighlight } from './highlights/render-highlights.ts';
import type { PageTree } from './page-tree.ts';
import { fillPage, type PageContent } from './pages/fill-page.ts';

interface PageViewProps extends Required<TargetHandlers> {
  content: PageContent;
  descriptions: ReadonlyMap<string, DescriptionRow>;
  highlights: readonly PageHighlight[];
  /** Receives the page as text. */
  treeRef: RefObject<PageTree | null>;
}

/** A whole chapter to scroll through. The book's markup is inserted directly, outside of React. */
export function PageView({ content, descriptions, highlights, treeRef, ...handlers }: PageViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const { tree, pictures } = fillPage(ref.current!, content);
    treeRef.current = tree;
    return () => {
      treeRef.current = null;
      pictures.release();
    };
  }, [content, treeRef]);

  // Updated in place, so that a passage keeps the focus when its picture arrives.
  useEffect(() => {
    decorateMarks(ref.current!, descriptions);
  }, [content, descriptions]);

  useEffect(() => {
    if (treeRef.current) renderHighlights(treeRef.current, highlights);
  }, [content, highlights, treeRef]);

  useEffect(() => {
    return followTargets(ref.current!, () => latest.current);
  }, []);

  return <div ref={ref} className="book-page" data-testid="reader-content" />;
}
