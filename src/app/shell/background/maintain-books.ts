import { isFullyDownloaded, pullDescriptions, reparseBook } from '#app/api/book-content.ts';
import { findBook, type LibraryBook } from '#app/data/books/library-books.ts';
import { listOutdated } from '#app/data/books/publications.ts';
import { listExtracted } from '#app/data/extraction/extracted-here.ts';
import { listKept } from '#app/data/storage/kept-books.ts';
import { completeBook } from '#app/state/downloads.ts';
import { forEachBook } from './for-each-book.ts';
import type { RetryDelays } from './retry-delays.ts';

/** Downloads what is missing of kept books: chosen while offline, or with pictures made since. */
export async function completeKeptBooks(delays: RetryDelays, isOver: () => boolean): Promise<void> {
  const books = await Promise.all([...(await listKept())].map(findBook));
  const uploaded = books.filter((book): book is LibraryBook => book?.fileStatus === 'server');
  const complete = async (book: LibraryBook) => {
    if (!(await isFullyDownloaded(book))) await completeBook(book);
  };
  await forEachBook(uploaded, complete, { subject: 'kept book', delays, isOver });
}

/**
 * Pulls the server's descriptions of books that were extracted on this device. The server's event is missed if it arrives
 * before this device knows that the upload is complete.
 */
export async function pullExtractedBooks(delays: RetryDelays, isOver: () => boolean): Promise<void> {
  const extracted = (await listExtracted()).map((id) => ({ id }));
  await forEachBook(extracted, ({ id }) => pullDescriptions(id), { subject: 'descriptions', delays, isOver });
}

/** Parses books again that an older parser had parsed. The open one is left to the reader page. */
export async function reparseOutdatedBooks(
  delays: RetryDelays,
  isOver: () => boolean,
  reparse: (bookId: string) => Promise<void> = reparseBook,
): Promise<void> {
  const outdated = (await listOutdated()).map((id) => ({ id }));
  await forEachBook(outdated, ({ id }) => reparse(id), { subject: 'outdated book', delays, isOver });
}
