import type { LibraryBook } from '#app/data/books/library-books.ts';

/** A book's title in its own writing direction. */
export function BookTitle({ book }: { book: Pick<LibraryBook, 'title' | 'titleDirection'> }) {
  return <bdi dir={book.titleDirection}>{book.title}</bdi>;
}

/** Longer titles are set smaller. */
const LONG_CHARS = 80;

/** The title as a page's heading. */
export function BookHeading({ book }: { book: LibraryBook }) {
  const size = book.title.length > LONG_CHARS ? 'title-2' : 'title-1';
  return (
    <h1 lang={book.language ?? undefined} className={`${size} m-0 break-words hyphens-auto`}>
      <BookTitle book={book} />
    </h1>
  );
}
