import { useLiveQuery } from 'dexie-react-hooks';
import { findBook, listBooks, type LibraryBook } from '#app/data/books/library-books.ts';

/** Every book of the library, always current; undefined while it is being read. */
export function useLibrary(): LibraryBook[] | undefined {
  return useLiveQuery(listBooks, []);
}

/** One book; undefined while it is being read, null when it is not in the library. */
export function useBook(bookId: string): LibraryBook | null | undefined {
  return useLiveQuery(() => findBook(bookId), [bookId]);
}
