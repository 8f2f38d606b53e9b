import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { loadCover, pullDescriptions } from '#app/api/book-content.ts';
import { findCover } from '#app/data/books/book-details.ts';
import { findOwnCover } from '#app/data/books/own-cover.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { CoverRow } from '#app/data/database/database.ts';
import { countDescriptionsHere } from '#app/data/pictures/descriptions.ts';
import { logFailure } from '#app/log.ts';
import { mayBePainted, paintedCover } from '#app/state/cover-painting.ts';

type Cover = Omit<CoverRow, 'bookId'>;

/** A book's cover as bytes: the reader's choice, or else the book's own, or one that is painted where it has none. */
export function useCover(book: LibraryBook): Cover | null {
  const own = useLiveQuery(() => findOwnCover(book.id), [book.id]);
  const original = useOriginalCover(book, own === null);
  return own ?? original;
}

/**
 * Fetched once when this device does not have it. A book without a cover gets a painted one, which is repainted when
 * its passages arrive.
 *
 * @param isWanted false while the reader's choice is shown, or not known
 */
function useOriginalCover(book: LibraryBook, isWanted: boolean): Cover | null {
  const { id, title, author, hasCover, fileStatus, onDevice, descriptions } = book;
  const stored = useLiveQuery(() => findCover(id), [id]);
  const [notFound, setNotFound] = useState('');
  const isMissing = isWanted && stored === null && hasCover && notFound !== id;
  useEffect(() => {
    if (!isMissing) return;
    return whileShown(async (isShown) => {
      if ((await loadCover(book)) === null && isShown()) setNotFound(id);
    });
    // The book object changes with its progress; only these fields decide its cover.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, id, fileStatus]);

  const isPaintable = isWanted && onDevice && stored !== undefined && mayBePainted(stored) && !isMissing;
  const passages = useLiveQuery(
    async () => (isPaintable ? countDescriptionsHere(id) : undefined),
    [id, isPaintable],
  );
  useEffect(() => {
    if (!isPaintable || passages === undefined) return;
    return whileShown((isShown) => paintedCover(book, isShown));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaintable, id, title, author, passages]);
  const areOnServerOnly = passages === 0 && descriptions > 0 && fileStatus === 'server';
  useEffect(() => {
    // The event of their extraction is missed while the channel is down.
    if (areOnServerOnly) pullDescriptions(id).catch(logFailure('descriptions'));
  }, [areOnServerOnly, id]);
  return stored ?? null;
}

/** Runs an effect that can check whether its result is still needed. @returns its cleanup */
function whileShown(run: (isShown: () => boolean) => Promise<unknown>): () => void {
  let left = false;
  run(() => !left).catch((thrown: unknown) => {
    // Offline: the placeholder with the title is shown.
    if (!left) logFailure('covers')(thrown);
  });
  return () => {
    left = true;
  };
}
