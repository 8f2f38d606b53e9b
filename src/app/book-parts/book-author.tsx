import type { LibraryBook } from '#app/data/books/library-books.ts';
import { s } from '#app/strings/en.ts';

/** A book's author in its own writing direction. */
export function BookAuthor({ book }: { book: Pick<LibraryBook, 'author' | 'authorDirection'> }) {
  return <bdi dir={book.authorDirection}>{book.author || s.library.unknownAuthor}</bdi>;
}
