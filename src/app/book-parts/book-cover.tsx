import type { LibraryBook } from '#app/data/books/library-books.ts';
import { s } from '#app/strings/en.ts';
import { Cover } from '#app/ui/cover.tsx';
import { useObjectUrl } from '#app/ui/use-object-url.ts';
import { useCover } from './use-cover.ts';

/**
 * The cover of a book, from this device or the server.
 *
 * @param width its approximate width on the screen, in rem
 */
export function BookCover({ book, width }: { book: LibraryBook; width: number }) {
  const url = useObjectUrl(useCover(book));
  const { title, author, language } = book;
  return (
    <Cover
      url={url}
      title={title}
      author={author}
      alt={s.book.cover(title)}
      width={width}
      language={language}
    />
  );
}
