import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { loadCover, pullDescriptions } from '#app/api/book-content.ts';
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
 * Fetched once when this device does not have it. Where there is none, one is painted, and painted anew when the book's
 * passages arrive.
 *
 * @param isWanted false while the reader's choice is shown, or not known
 */
function useOriginalCover(book: LibraryBook, isWanted: boolean): Cover | null {
  const { id, title, author, hasCover, fileStatus, onDevice, descriptions } = book;
  const [found, setFound] = useState<{ of: string; cover: Cover | null }>();
  // Undefined until it is known whether there is one.
  const cover = found?.of === id ? found.cover : undefined;
  // Not `hasCover`, which a painted one makes true.
  const isPaintable = isWanted && onDevice && cover !== undefined && mayBePainted(cover);
  const passages = useLiveQuery(async () => (isPaintable ? countDescriptionsHere(id) : undefined), [id, isPaintable]); // prettier-ignore
  useEffect(() => {
    if (!isWanted) return;
    return whileShown(async (isShown) => {
      const loaded = await loadCover(book);
      if (isShown()) setFound({ of: id, cover: loaded });
    });
    // The book object changes with its progress; only these fields decide its cover.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, id, hasCover, fileStatus]);
  useEffect(() => {
    if (!isPaintable || passages === undefined) return;
    return whileShown(async (isShown) => {
      const painted = await paintedCover(book, isShown);
      if (isShown() && painted) setFound({ of: id, cover: painted });
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaintable, id, title, author, passages]);
  const areElsewhere = passages === 0 && descriptions > 0 && fileStatus === 'server';
  useEffect(() => {
    // The event of their extraction is missed while the channel is down.
    if (areElsewhere) pullDescriptions(id).catch(logFailure('descriptions'));
  }, [areElsewhere, id]);
  return cover ?? null;
}

/** Runs an effect that asks whether it is still wanted. @returns its cleanup */
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
