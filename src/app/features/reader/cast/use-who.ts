import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Named } from '#shared/reading/cast/find-named.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { PublicationRow } from '#app/data/database/database.ts';
import { idle } from '#app/state/prefetch-conditions.ts';
import { logFailure } from '#app/log.ts';
import type { PageTree } from '../chapter/page-tree.ts';
import type { ChapterPages } from '../pages/chapter-pages.ts';
import { useKnownPosition } from '../progress/use-known-position.ts';
import type * as NameFinder from './name-finder.ts';
import { useNamedInPassages } from './use-named-in-passages.ts';
import { WhoPanel } from './preloaded-who-panel.ts';
import { useOpenCast } from './use-open-cast.ts';

/** The open card's member, and where on the screen the words are that opened it. */
export interface OpenedCard {
  named: Named;
  words: DOMRect | null;
}

/** Loaded once there are names to find. */
type Finder = typeof NameFinder;

interface OpenPage {
  tree: RefObject<PageTree | null>;
  bookId: string;
  publication: PublicationRow | null | undefined;
  chapter: number;
  /** Null until the chapter is laid out. */
  pages: ChapterPages | null;
  /** The index of the first visible page. */
  index: number;
  /** How many are visible side by side. */
  columns: number;
  /** Whether the server's cast is being fetched, if none is stored. */
  isCastDue: boolean;
  onOpen: (card: OpenedCard) => void;
}

/**
 * How far the reader knows the open book, and which members tapped or selected words name; `onOpen` shows their card.
 */
export function useWho(open: OpenPage) {
  const { tree, bookId, publication, chapter, pages, index, columns, isCastDue, onOpen } = open;
  const first = pages?.pages[index];
  const last = pages?.pages[Math.min(index + columns, pages.pages.length) - 1];
  const known = useKnownPosition(bookId, last ? { chapter, offset: last.end } : null);
  const openCast =
    useOpenCast({
      ...{ bookId, publication, known },
      page: first && last ? { chapter, start: first.start, end: last.end } : null,
      charsPerPage: pages ? pages.text.length / pages.count : 1,
    }) ?? null;
  const isNamed = openCast?.isExtracted === true;
  // Null when it cannot be loaded.
  const [finder, setFinder] = useState<Finder | null | undefined>();
  useEffect(() => {
    if (!isNamed) return;
    import('./name-finder.ts').then(setFinder, (error: unknown) => {
      logFailure('names')(error);
      setFinder(null);
    });
    // Fetched now, so that the first card is there at once.
    WhoPanel.preload().catch(logFailure('card'));
  }, [isNamed]);

  useEffect(() => {
    if (finder && openCast) void idle().then(() => finder.prepare(openCast));
  }, [finder, openCast]);

  useNamedInPassages({ tree, chapter, finder, openCast, onOpen });

  // A card is read while the name is being pressed.
  useEffect(() => {
    if (!finder || !openCast) return;
    const onDown = ({ target, clientX, clientY }: PointerEvent) => {
      const page = tree.current;
      if (!page || !(target as Element).matches('.book-page *')) return;
      const word = finder.wordAtPoint(page, clientX, clientY);
      const named = word && finder.namedBy(page, chapter, word, openCast);
      if (named) finder.prefetchCard(openCast, named.id);
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [tree, finder, chapter, openCast]);

  /** What opens the card of the person or place that some words name; null if they name none. */
  const who = useCallback(
    (words: TextRange): (() => void) | null => {
      const page = tree.current;
      if (!finder || !openCast || !page) return null;
      const named = finder.namedBy(page, chapter, words, openCast);
      return named && (() => onOpen({ named, words: page.lineOfWords(words) }));
    },
    [tree, finder, chapter, openCast, onOpen],
  );

  /** Opens the card of the person or place named at a point of the screen; false if none is. */
  const openAt = useCallback(
    (x: number, y: number): boolean => {
      const word = finder && tree.current && finder.wordAtPoint(tree.current, x, y);
      const open = word && who(word);
      open?.();
      return Boolean(open);
    },
    [tree, finder, who],
  );
  /** Whether names are still loading: `openAt` may succeed a moment later. */
  const areNamesDue = openCast === null || (!isNamed && isCastDue) || (isNamed && finder === undefined);
  return { known, openCast, who, openAt, areNamesDue };
}
