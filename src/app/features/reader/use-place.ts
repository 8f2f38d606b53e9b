import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { LocatorTuple } from '#shared/contract/records.ts';
import { offerWhileOpen, settledKey } from '#shared/reading/progress/opening-position.ts';
import { readPositions, settlePosition } from '#app/data/progress/progress.ts';
import { chapterPath } from '#app/routes.ts';
import { waitForFirstSync, useSync } from '#app/state/sync.ts';
import { isLayerShown } from '#app/ui/back-layers.ts';
import { openingPlace, type Followed, type Opening, type OpenPlace } from './opening-place.ts';

/** Where the reader is: the truth is the character, the page follows from it. */
export interface Place extends OpenPlace {
  /** Grows whenever the reader is taken somewhere; reading on in a chapter that scrolls leaves it as it is. */
  moves: number;
}

/** Words that the address asks for: offset and length in the chapter's text, as they stand there. */
export interface AskedWords {
  at: string | null;
  found: string | null;
}

/** How long opening a book may wait for news of other devices. */
const FIRST_PULL_MS = 1_500;

/**
 * The place in an open book. It is decided once, when the book is opened, by the rule in
 * shared/reading/progress/opening-position.ts; after that only the reader moves it.
 *
 * @param asked words that the address asks for
 * @param onAsked called with them, and with where this device was in the book before, or null
 */
export function usePlace(
  bookId: string,
  chapterNumber: number,
  { at: jump, found }: AskedWords,
  onAsked: (words: { chapter: number; offset: number; length: number }, own: LocatorTuple | null) => void,
) {
  const [, navigate] = useLocation();
  const [place, setPlace] = useState<Place | null>(null);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const positions = useLiveQuery(() => readPositions(bookId), [bookId]);

  /** Where in each chapter the reader was last: the browser's Back leads there. */
  const left = useRef(new Map<number, number>());
  const latestAsked = useRef(onAsked);
  useEffect(() => {
    latestAsked.current = onAsked;
    if (place) left.current.set(place.chapter, place.offset);
  });

  const move = useCallback(
    (next: OpenPlace, options?: { replace: boolean }) => {
      setPlace((known) => ({ ...next, moves: (known?.moves ?? 0) + 1 }));
      if (next.chapter === chapterNumber) return;
      navigate(chapterPath(bookId, next.chapter), { replace: options?.replace === true || isLayerShown() });
    },
    [bookId, chapterNumber, navigate],
  );

  useEffect(() => {
    if (place?.chapter === chapterNumber && jump === null) return;
    let isOver = false;
    const leave = () => {
      isOver = true;
    };
    if (jump !== null) {
      const words = { chapter: chapterNumber, offset: Number(jump) || 0, length: Number(found) || 0 };
      void readPositions(bookId).then(({ me }) => {
        if (isOver) return;
        latestAsked.current(words, me?.loc ?? null);
        move({ chapter: chapterNumber, offset: words.offset, turned: true });
        navigate(chapterPath(bookId, chapterNumber), { replace: true });
      });
      return leave;
    }
    // The browser's own Back and Forward: the reader goes to a chapter of the open book.
    if (place) {
      move({ chapter: chapterNumber, offset: left.current.get(chapterNumber) ?? 0, turned: true });
      return;
    }
    void decideOpening(bookId, chapterNumber).then((decision) => {
      if (isOver) return;
      if (decision.followed) {
        setFollowed(decision.followed);
        void settlePosition(bookId, decision.followed.position, 'followed');
      }
      move(decision.place, { replace: true });
    });
    return leave;
  }, [bookId, chapterNumber, jump, found, place, navigate, move]);

  /** The reader moves; `replace` where the browser's Back need not come by here again. */
  const goTo = useCallback(
    (next: { chapter: number; offset: number }, options?: { replace: boolean }) =>
      move({ ...next, turned: true }, options),
    [move],
  );

  /** The reader has read on, in a chapter that scrolls. */
  const readTo = useCallback(
    (offset: number) => setPlace((known) => known && { ...known, offset, turned: true }),
    [],
  );

  const goBack = useCallback(() => {
    if (!followed) return;
    void settlePosition(bookId, followed.position, 'stayed');
    const [chapter, offset] = followed.own ?? [1, 0];
    setFollowed(null);
    // Pages turned since then were saved: then going back is saved, too.
    move({ chapter, offset, turned: place?.turned ?? false }, { replace: true });
  }, [bookId, followed, move, place]);

  const waiting = positions && offerWhileOpen(positions.me, positions.others, positions.settled);
  const isFollowed = waiting && followed && settledKey(waiting) === settledKey(followed.position);
  const offer = place && waiting && !isFollowed ? waiting : null;

  return {
    place: place?.chapter === chapterNumber ? place : null,
    goTo,
    readTo,
    /** Another device's position that was followed at opening, to be told with Undo. */
    followed: followed?.position ?? null,
    goBack,
    /** Another device's later position that the reader has not decided about. */
    offer,
    follow: () => {
      if (!offer) return;
      void settlePosition(bookId, offer, 'followed');
      goTo({ chapter: offer.loc[0], offset: offer.loc[1] });
    },
    stay: () => offer && void settlePosition(bookId, offer, 'stayed'),
  };
}

/** Where to open, once this device knows what the others did, or will not know it soon. */
async function decideOpening(bookId: string, chapterNumber: number): Promise<Opening> {
  const anew = !useSync.getState().hasSynced;
  await waitForFirstSync(FIRST_PULL_MS);
  const { hasSynced } = useSync.getState();
  return openingPlace({ chapterNumber, anew, pulled: hasSynced, ...(await readPositions(bookId)) });
}
