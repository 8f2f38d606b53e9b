import { create } from 'zustand';
import { downloadBook, downloadWholeBook } from '#app/api/book-content.ts';
import { normaliseError, type ApiError } from '#app/api/errors.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { keepBook, stopKeeping } from '#app/data/storage/kept-books.ts';
import { beforeSignOut } from './session.ts';

/** Running downloads in percent, and the errors of failed ones, by book. */
interface Downloads {
  percent: Readonly<Record<string, number>>;
  failed: Readonly<Record<string, ApiError>>;
}

export const useDownloads = create<Downloads>(() => ({ percent: {}, failed: {} }));

interface Running {
  done: Promise<void>;
  abort: AbortController;
}

const running = new Map<string, Running>();

/**
 * Downloads a book's text, to be read at once; joins a running download.
 *
 * @throws like downloadBook
 */
export async function fetchBook(book: LibraryBook): Promise<void> {
  return (running.get(book.id) ?? start(book, downloadText)).done;
}

/**
 * Downloads a book's text before the reader opens it. Neither progress nor a failure is shown.
 *
 * @throws like downloadBook
 */
export async function prefetchBook(book: LibraryBook): Promise<void> {
  await (running.get(book.id) ?? start(book, downloadText, { isShown: false })).done;
}

/**
 * Keeps a book on this device and downloads all of it.
 *
 * @returns false when the reader cancelled
 * @throws like downloadWholeBook; the book stays kept, and housekeeping downloads it later
 */
export async function keepOnDevice(book: LibraryBook): Promise<boolean> {
  await keepBook(book.id);
  return completeBook(book);
}

/** Downloads what is missing of a kept book. Returns false when the reader cancelled. */
export async function completeBook(book: LibraryBook): Promise<boolean> {
  if (book.fileStatus !== 'server') return true;
  await running.get(book.id)?.done.catch(() => undefined); // Its own caller handles the failure.
  const { done, abort } = start(book, downloadWholeBook);
  try {
    await done;
    return true;
  } catch (error) {
    if (abort.signal.aborted) return false;
    throw error;
  }
}

export async function cancelDownload(bookId: string): Promise<void> {
  running.get(bookId)?.abort.abort();
  await stopKeeping(bookId);
}

interface Steps {
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}

function downloadText(book: LibraryBook, { signal, onPercent }: Steps): Promise<void> {
  const onProgress = (received: number) => onPercent((received / Math.max(1, book.size)) * 100);
  return downloadBook(book, { signal, onProgress });
}

function start(
  book: LibraryBook,
  download: (book: LibraryBook, steps: Steps) => Promise<void>,
  { isShown = true }: { isShown?: boolean } = {},
): Running {
  const abort = new AbortController();
  const show = (percent: number) =>
    isShown &&
    useDownloads.setState(({ percent: all }) => ({ percent: { ...all, [book.id]: Math.min(100, percent) } }));
  const run = async () => {
    try {
      await download(book, { signal: abort.signal, onPercent: (percent) => show(Math.floor(percent)) });
    } catch (thrown) {
      if (isShown && !abort.signal.aborted)
        useDownloads.setState(({ failed }) => ({ failed: { ...failed, [book.id]: normaliseError(thrown) } }));
      throw thrown;
    } finally {
      running.delete(book.id);
      useDownloads.setState(({ percent }) => ({ percent: without(percent, book.id) }));
    }
  };
  useDownloads.setState(({ failed }) => ({ failed: without(failed, book.id) }));
  show(0);
  const entry = { done: run(), abort };
  running.set(book.id, entry);
  return entry;
}

function without<T>(all: Readonly<Record<string, T>>, id: string): Record<string, T> {
  const { [id]: _removed, ...rest } = all;
  return rest;
}

beforeSignOut(() => {
  for (const { abort } of running.values()) abort.abort();
  running.clear();
  useDownloads.setState({ percent: {}, failed: {} });
});
