import type { ChapterStretch } from '#shared/publication/cfi/book-cfis.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { findCfis } from '#workers/books/book-bridge.ts';

/** Longer ones are left out: one is sent with every page turn. */
const MAX_CHARS = 400;

/**
 * Places of a book as EPUB Canonical Fragment Identifiers, null if a place has none. Null altogether for a book
 * that has none at all, and where its file, or what today's parser made of it, is not on this device.
 */
export async function findShortCfis(
  book: Pick<LibraryBook, 'id' | 'format' | 'sha'>,
  places: readonly ChapterStretch[],
): Promise<(string | null)[] | null> {
  if (book.format !== 'epub') return null;
  const cfis = await findCfis(book, places);
  return cfis?.map((cfi) => (cfi !== null && cfi.length <= MAX_CHARS ? cfi : null)) ?? null;
}
