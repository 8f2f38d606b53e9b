import type { LibraryBook } from '#app/data/books/library-books.ts';
import { s } from '#app/strings/en.ts';

/** Who wrote a book, as it is written, whichever way the line around it runs. */
export function BookAuthor({ book }: { book: Pick<LibraryBook, 'author' | 'authorDirection'> }) {
  return <bdi dir={book.authorDirection}>{book.author || s.library.unknownAuthor}</bdi>;
}
