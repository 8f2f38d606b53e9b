import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { spreadHeight, spreadWidth, type PageBox } from '#shared/reading/layout/page-box.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { reading } from '#app/strings/en-reading.ts';
import { followTargets, type TargetHandlers } from '../input/follow-target.ts';
import type { PageHighlight } from '../highlights/render-highlights.ts';
import type { PageTree } from '../chapter/page-tree.ts';
import type { TypesetChapter } from './typeset-chapter.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface PageStageProps extends Required<TargetHandlers> {
  windowRef: RefObject<HTMLElement | null>;
  /** Null until the window has been measured. */
  box: PageBox | null;
  typeset: TypesetChapter | null;
  /** Index of the first page of the spread in the window. */
  index: number;
  label: string;
  descriptions: ReadonlyMap<string, DescriptionRow>;
  highlights: readonly PageHighlight[];
  /** Receives the sheet in the window as text. */
  treeRef: RefObject<PageTree | null>;
  /** The browser has scrolled to something on another page. */
  onScrollToPage: (index: number) => void;
}

/** The window in which the pages of a chapter are shown. The sheets are put into it outside of React. */
export function PageStage({
  windowRef,
  box,
  typeset,
  index,
  label,
  descriptions,
  highlights,
  treeRef,
  onScrollToPage,
  ...handlers
}: PageStageProps) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const columns = box?.columns ?? 1;
  useLayoutEffect(() => {
    typeset?.setDescriptions(descriptions);
    typeset?.setHighlights(highlights);
  }, [typeset, descriptions, highlights]);

  const keepFocus = useKeptFocus(windowRef);
  useLayoutEffect(() => {
    typeset?.show(index);
    treeRef.current = typeset?.tree ?? null;
    keepFocus(typeset);
  });

  useLayoutEffect(() => () => typeset?.hide(), [typeset]);

  useEffect(() => followTargets(windowRef.current!, () => latest.current), [windowRef]);

  useEffect(() => {
    const stage = windowRef.current!;
    const onScroll = () => {
      const page = typeset?.scrolledPage() ?? null;
      if (page === null) return;
      if (page < index || page >= index + columns) onScrollToPage(page);
      else typeset?.realign(index);
    };
    // Vertical lines: the browser cannot scroll to what has the focus.
    const onFocus = ({ target }: FocusEvent) => {
      const pages = typeset?.box.isVertical ? typeset.pagesOf(target as Element) : [];
      if (pages.length > 0 && !pages.includes(index)) onScrollToPage(pages[0]!);
    };
    stage.addEventListener('scroll', onScroll, { passive: true });
    stage.addEventListener('focusin', onFocus);
    return () => {
      stage.removeEventListener('scroll', onScroll);
      stage.removeEventListener('focusin', onFocus);
    };
  }, [windowRef, typeset, index, columns, onScrollToPage]);

  return (
    <article
      ref={windowRef}
      className="reader-window"
      data-testid="reader-window"
      aria-label={label}
      aria-busy={typeset === null}
      aria-roledescription={reading.page.page}
      style={box ? styleOf(box) : undefined}
    />
  );
}

function styleOf(box: PageBox): React.CSSProperties {
  return {
    width: spreadWidth(box),
    height: spreadHeight(box),
    '--page-columns': box.columns,
    '--page-gap': `${box.isVertical ? 2 * box.inset : box.gap}px`,
    '--page-edge': `${box.gap / 2}px`,
    '--page-inset': `${box.inset}px`,
    '--page-width': `${box.textWidth}px`,
    '--page-height': `${box.textHeight}px`,
  } as React.CSSProperties;
}
