import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { loadCover } from '#app/api/book-content.ts';
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

/** Fetched once when this device does not have it. @param isWanted false while the reader's choice is shown, or not known */
function useOriginalCover(book: LibraryBook, isWanted: boolean): Cover | null {
  const [cover, setCover] = useState<Cover | null>(null);
  const { id, title, author, hasCover, fileStatus, onDevice } = book;
  // One that is painted is painted anew once the book's passages are here.
  const passages = useLiveQuery(() => (hasCover ? 0 : countDescriptionsHere(id)), [id, hasCover], hasCover ? 0 : undefined); // prettier-ignore
  useEffect(() => {
    if (!isWanted || passages === undefined) return;
    let left = false;
    const show = async () => {
      const found = await loadCover(book);
      if (left) return;
      setCover(found);
      if (!mayBePainted(found)) return;
      const painted = await paintedCover(book, () => !left);
      if (!left && painted) setCover(painted);
    };
    show().catch((thrown: unknown) => {
      // Offline: the placeholder with the title is shown.
      if (!left) logFailure('covers')(thrown);
    });
    return () => {
      left = true;
    };
    // The book object changes with its progress; only these fields decide its cover.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, id, title, author, hasCover, fileStatus, onDevice, passages]);
  return cover;
}
