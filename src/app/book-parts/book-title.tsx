import type { LibraryBook } from '#app/data/books/library-books.ts';

/** A book's title as it is written, whichever way the line around it runs. */
export function BookTitle({ book }: { book: Pick<LibraryBook, 'title' | 'titleDirection'> }) {
  return <bdi dir={book.titleDirection}>{book.title}</bdi>;
}

/** From here on a title is a sentence, and set like one. */
const LONG_CHARS = 80;

/** The title at the head of a book's page. */
export function BookHeading({ book }: { book: LibraryBook }) {
  const size = book.title.length > LONG_CHARS ? 'title-2' : 'title-1';
  return (
    <h1 lang={book.language ?? undefined} className={`${size} m-0 break-words hyphens-auto`}>
      <BookTitle book={book} />
    </h1>
  );
}
