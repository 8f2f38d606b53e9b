import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import { pageIndexAt } from '#shared/reading/layout/page-index.ts';
import { readReturnPlace } from '#app/data/progress/return-place.ts';
import { readPositions } from '#app/data/progress/progress.ts';
import {
  openIndex,
  pageTurnTarget,
  visibleReturn,
  type BookLayout,
  type NavigationState,
} from './navigation-state.ts';
import type { PlaceOnPage } from './place-on-page.ts';
import { offeredPosition, type Place } from './place-state.ts';
import type { Navigator, Send } from './use-navigation-state.ts';
import type { ChapterPages } from '../pages/chapter-pages.ts';

interface Navigation {
  navigator: Navigator;
  bookId: string;
  chapter: number;
  chapters: number;
  pages: ChapterPages | null;
  /** Pages beside each other. */
  columns: 1 | 2;
  /** The address's query: offset and length of found words in the chapter's text, unparsed. */
  requested: { at: string | null; found: string | null };
}

interface JumpOptions {
  /** By a link in the book, from which a return place is always pushed. */
  isLink?: boolean;
  /** Length of the found words at the target, which are highlighted for a moment. */
  foundLength?: number;
}

const FOUND_MS = 6_000;

/** The reader's place in the open book, and all navigation in it. */
export function useNavigation({
  navigator,
  bookId,
  chapter,
  chapters,
  pages,
  columns,
  requested,
}: Navigation) {
  const { state, send, layoutRef } = navigator;
  const book = useMemo<BookLayout>(
    () => ({
      chapters,
      pages: pages && {
        chapter,
        starts: pages.pages.map(({ start }) => start),
        isComplete: pages.isComplete,
        length: pages.text.length,
        columns,
      },
    }),
    [chapters, chapter, pages, columns],
  );
  useLayoutEffect(() => {
    layoutRef.current = book;
  }, [layoutRef, book]);
  useAddress(bookId, chapter, requested, send);
  useEffect(() => {
    void readReturnPlace(bookId).then((place) => place && send({ type: 'return-restored', place }));
  }, [bookId, send]);

  const { found } = state;
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => send({ type: 'found-faded' }), FOUND_MS);
    return () => clearTimeout(timer);
  }, [found, send]);

  const positions = useLiveQuery(() => readPositions(bookId), [bookId]);
  const offer = offeredPosition(state, positions);

  const place = openPlace(state, chapter);
  const index = book.pages && place ? openIndex(book.pages, place) : 0;
  const page = place ? pages?.pages[index] : undefined;

  return {
    place,
    page,
    index,
    loc:
      pages && place && page
        ? locatorOf(chapter, pages, Math.max(page.start, place.offset), place.page)
        : null,
    turns: state.turns,
    found: found?.chapter === chapter ? found : null,
    devices: {
      /** Another device's position that was followed at opening, to be shown with Undo. */
      followed: state.followed?.position ?? null,
      goBack: useCallback(() => send({ type: 'opening-undone' }), [send]),
      /** Another device's later position that the reader has not decided about. */
      offer,
      follow: () => offer && send({ type: 'offer-followed', position: offer }),
      stay: () => offer && send({ type: 'offer-declined', position: offer }),
    },
    canPrevious: pageTurnTarget(state, 'previous', book) !== null,
    canNext: pageTurnTarget(state, 'next', book) !== null,
    previous: useCallback(() => send({ type: 'page-turned', to: 'previous' }), [send]),
    next: useCallback(() => send({ type: 'page-turned', to: 'next' }), [send]),
    /** To a page of the open chapter, by its index. */
    toPage: useCallback((page: number) => send({ type: 'page-chosen', page }), [send]),
    toChapterStart: useCallback(() => send({ type: 'chapter-edge', edge: 'start' }), [send]),
    toChapterEnd: useCallback(() => send({ type: 'chapter-edge', edge: 'end' }), [send]),
    jump: (to: PlaceOnPage, { isLink = false, foundLength = 0 }: JumpOptions = {}) =>
      send({ type: 'jumped', to, isLink, foundLength }),
    readOn: useCallback((to: PlaceOnPage) => send({ type: 'scrolled', to }), [send]),
    returnPlace: visibleReturn(state, book),
    goBack: () => send({ type: 'returned' }),
    stay: () => send({ type: 'return-dismissed' }),
  };
}

/** The reader's place where it is in the chapter of the address; null while that is being opened. */
export const openPlace = ({ place }: NavigationState, chapter: number): Place | null =>
  place?.chapter === chapter ? place : null;

/** Opens the book, and follows the address where the browser changes it. */
function useAddress(
  bookId: string,
  chapter: number,
  { at, found }: Navigation['requested'],
  send: Send,
): void {
  useEffect(() => {
    if (at === null) return send({ type: 'address-changed', chapter });
    let left = false;
    const words = { at: { chapter, offset: Number(at) || 0 }, length: Number(found) || 0 };
    void readPositions(bookId).then(({ me }) => {
      if (!left) send({ type: 'words-requested', ...words, own: me?.loc ?? null });
    });
    return () => {
      left = true;
    };
  }, [bookId, chapter, at, found, send]);
}

/**
 * A place in the open chapter with its page, as positions and annotations are stored.
 *
 * @param hint index of the page that was shown there
 */
export function locatorOf(chapter: number, pages: ChapterPages, offset: number, hint?: number): LocatorTuple {
  const starts = pages.pages.map(({ start }) => start);
  return [chapter, offset, pages.text.length, pageIndexAt(starts, offset, hint) + 1, pages.count];
}
