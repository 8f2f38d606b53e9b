import type { LibraryBook } from '#app/data/books/library-books.ts';
import { listBooks } from '#app/data/books/library-books.ts';
import { listPrefetched, savePrefetched } from '#app/data/storage/prefetched-books.ts';
import { hasAmpleSpace } from '#app/data/storage/space-checks.ts';
import { prefetchBook } from '#app/state/downloads.ts';
import { idle, isMetered } from '#app/state/prefetch-conditions.ts';
import { forEachBook } from './for-each-book.ts';
import type { RetryDelays } from './retry-delays.ts';

/** Books added last, beside those in progress. */
const NEWEST = 5;

/**
 * Downloads the text of books that were never opened on this device: those in progress, and the newest few. They can be
 * read and searched offline; they are evicted like any book that is not kept. A book is prefetched once:
 * what was removed from this device stays removed.
 */
export async function prefetchTexts(
  delays: RetryDelays,
  isOver: () => boolean,
  download: (book: LibraryBook) => Promise<void> = prefetchBook,
): Promise<void> {
  if (isMetered()) return;
  const prefetched = await listPrefetched();
  const books = chooseTexts(await listBooks()).filter(({ id }) => !prefetched.has(id));
  const prefetch = async (book: LibraryBook) => {
    await idle();
    if (isOver() || !(await hasAmpleSpace(book.size))) return;
    await download(book);
    await savePrefetched(book.id);
  };
  await forEachBook(books, prefetch, { subject: 'prefetch', delays, isOver });
}

/** In progress, read last first; then the newest. */
export function chooseTexts(books: readonly LibraryBook[]): LibraryBook[] {
  const inProgress = books
    .filter(({ percent }) => percent > 0 && percent < 100)
    .sort((a, b) => b.lastReadAt - a.lastReadAt);
  const newest = [...books].sort((a, b) => b.addedAt - a.addedAt).slice(0, NEWEST);
  return [...new Set([...inProgress, ...newest])].filter(
    ({ onDevice, fileStatus }) => !onDevice && fileStatus === 'server',
  );
}
