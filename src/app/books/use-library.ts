import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { loadCover } from '#app/api/book-content.ts';
import { findBook, listBooks, type LibraryBook } from '#app/data/books/library-books.ts';
import { waitForFirstSync } from '#app/state/sync.ts';

/** Every book of the library, always current; undefined while it is being read. */
export function useLibrary(): LibraryBook[] | undefined {
  return useLiveQuery(listBooks, []);
}

/** One book; undefined while it is being read, null when it is not in the library. */
export function useBook(bookId: string): LibraryBook | null | undefined {
  return useLiveQuery(() => findBook(bookId), [bookId]);
}

const FIRST_PULL_MS = 1_500;

/** Whether a book that is not in the library may still come: a device's first exchange of a visit is under way. */
export function useCouldCome(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    let left = false;
    void waitForFirstSync(FIRST_PULL_MS).then(() => !left && setOver(true));
    return () => {
      left = true;
    };
  }, []);
  return !over;
}

/** A book's cover as bytes, fetched once when this device does not have it. */
export function useCover(book: LibraryBook) {
  const [cover, setCover] = useState<{ bytes: ArrayBuffer; mediaType: string } | null>(null);
  const { id, hasCover, fileStatus } = book;
  useEffect(() => {
    let left = false;
    loadCover(book).then(
      (found) => !left && setCover(found),
      () => !left && setCover(null), // No network, no cover: the binding with the title stands in.
    );
    return () => {
      left = true;
    };
    // The book object is new at every change of its progress; these three decide its cover.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, hasCover, fileStatus]);
  return cover;
}
