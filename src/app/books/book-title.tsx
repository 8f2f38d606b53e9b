import type { LibraryBook } from '#app/data/books.ts';

/** From here on a title is a sentence, and set like one. */
const LONG_CHARS = 80;

/** The title at the head of a book's page. */
export function BookTitle({ book }: { book: LibraryBook }) {
  const size = book.title.length > LONG_CHARS ? 'title-2' : 'title-1';
  return (
    <h1 lang={book.language ?? undefined} className={`${size} m-0 break-words hyphens-auto`}>
      {book.title}
    </h1>
  );
}
