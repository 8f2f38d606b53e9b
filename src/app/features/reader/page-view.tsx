import { useEffect, useRef, type RefObject } from 'react';
import type { DescriptionRow } from '#app/data/database/database.ts';
import {
  decorateLinks,
  decorateLists,
  decorateMarks,
  removeWrongLanguages,
  loadPictures,
} from './decorate-page.ts';
import { followTargets, type TargetHandlers } from './follow-target.ts';
import { showFormulas } from './formulas.ts';
import { setInitial } from './initial.ts';
import { renderHighlights, type PageHighlight } from './highlights/render-highlights.ts';
import { PageTree } from './page-tree.ts';
import { sanitisedFragment } from './vendor-dompurify.ts';

interface PageViewProps extends Required<TargetHandlers> {
  bookId: string;
  html: string;
  /** The chapter's canonical text, and where in it the markup begins. */
  text: string;
  start: number;
  language: string | null;
  /** The language comes from the book, not from the chapter's own markup. */
  isLanguageAssumed: boolean;
  /** The book's own languages where the reader has chosen another one. */
  wrongLanguages: readonly (string | null)[];
  direction: 'ltr' | 'rtl';
  descriptions: ReadonlyMap<string, DescriptionRow>;
  highlights: readonly PageHighlight[];
  /** Receives the page as text. */
  treeRef: RefObject<PageTree | null>;
}

/** One page of the book, or a whole chapter. The book's markup is inserted directly, outside of React. */
export function PageView({
  bookId,
  html,
  text,
  start,
  language,
  isLanguageAssumed,
  wrongLanguages,
  direction,
  descriptions,
  highlights: inks,
  treeRef,
  ...handlers
}: PageViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const wrong = wrongLanguages.join();
  useEffect(() => {
    const root = ref.current!;
    const fragment = sanitisedFragment(html);
    if (start === 0) setInitial(fragment);
    if (wrong) removeWrongLanguages(fragment, wrong.split(','));
    decorateLinks(fragment);
    decorateLists(fragment);
    showFormulas(fragment);
    root.replaceChildren(fragment);
    treeRef.current = new PageTree(root, text, start);
    const hide = loadPictures(bookId, root);
    return () => {
      treeRef.current = null;
      hide();
    };
  }, [bookId, html, text, start, wrong, treeRef]);

  // Updated in place, so that a passage keeps the focus when its picture arrives.
  useEffect(() => {
    decorateMarks(ref.current!, descriptions);
  }, [html, start, wrong, descriptions]);

  useEffect(() => {
    if (treeRef.current) renderHighlights(treeRef.current, inks);
  }, [html, text, start, wrong, inks, treeRef]);

  useEffect(() => {
    return followTargets(ref.current!, () => latest.current);
  }, []);

  return (
    <div
      ref={ref}
      className="book-page"
      lang={language ?? undefined}
      data-language={isLanguageAssumed ? 'assumed' : undefined}
      dir={direction}
      data-opening={start === 0 ? '' : undefined}
      data-testid="reader-content"
    />
  );
}
