import { useEffect, useState } from 'react';
import { loadCover } from '#app/api/book-content.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { CoverRow } from '#app/data/database/database.ts';
import { logFailure } from '#app/log.ts';
import { mayBePainted, paintedCover } from '#app/state/cover-painting.ts';

type Cover = Omit<CoverRow, 'bookId'>;

/** A book's cover as bytes, fetched once when this device does not have it, or painted where the book has none. */
export function useCover(book: LibraryBook): Cover | null {
  const [cover, setCover] = useState<Cover | null>(null);
  const { id, title, author, hasCover, fileStatus, onDevice, descriptions } = book;
  useEffect(() => {
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
  }, [id, title, author, hasCover, fileStatus, onDevice, descriptions]);
  return cover;
}
