import { useEffect, useState } from 'react';
import { loadCover } from '#app/api/book-content.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';

/** A book's cover as bytes, fetched once when this device does not have it. */
export function useCover(book: LibraryBook) {
  const [cover, setCover] = useState<{ bytes: ArrayBuffer; mediaType: string } | null>(null);
  const { id, hasCover, fileStatus } = book;
  useEffect(() => {
    let left = false;
    loadCover(book).then(
      (found) => !left && setCover(found),
      () => !left && setCover(null), // Offline: the placeholder with the title is shown.
    );
    return () => {
      left = true;
    };
    // The book object changes with its progress; only these three fields decide its cover.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, hasCover, fileStatus]);
  return cover;
}
