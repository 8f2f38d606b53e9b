import { isOffline, normaliseError } from '#app/api/errors.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { OnlyCopyError, removeFromDevice } from '#app/data/storage/evict-book.ts';
import { stopKeeping } from '#app/data/storage/kept-books.ts';
import { cancelDownload, keepOnDevice, useDownloads } from '#app/state/downloads.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { storageFullMessage } from './storage-full-message.ts';

/** Keeps a book on this device or removes it, with a toast for every outcome. */
export function useAvailabilityActions(book: LibraryBook) {
  const percent = useDownloads((state) => state.percent[book.id] ?? null);
  const error = useDownloads((state) => state.failed[book.id] ?? null);
  return {
    /** 0–100 during a download, otherwise null. */
    percent,
    error,
    keep: () => keep(book),
    stopKeeping: () => stopKeeping(book.id),
    cancel: () => cancelDownload(book.id),
    remove: () => remove(book),
  };
}

/** Downloads one book after another, with a toast for each. */
export async function keepAllOnDevice(books: readonly LibraryBook[]): Promise<void> {
  for (const book of books) await keep(book);
}

async function keep(book: LibraryBook): Promise<void> {
  try {
    if (await keepOnDevice(book)) notify('success', ...s.availability.kept(book.title));
  } catch (thrown) {
    notify('error', s.availability.failed(book.title), failureMessage(thrown));
  }
}

async function remove(book: LibraryBook): Promise<void> {
  try {
    await removeFromDevice(book.id);
    notify('info', ...s.availability.removed(book.title), {
      action: { label: s.availability.download, run: () => void keep({ ...book, onDevice: false }) },
    });
  } catch (thrown) {
    if (!(thrown instanceof OnlyCopyError)) throw thrown;
    notify('warning', ...s.availability.onlyCopy(book.title));
  }
}

/** Why a download failed, as shown to the reader. */
export function failureMessage(thrown: unknown): string {
  const error = normaliseError(thrown);
  if (isOffline(error)) return s.availability.failedOffline;
  const parse: Record<string, string> = s.errors.parse;
  return storageFullMessage(error) ?? parse[error.code ?? ''] ?? error.message;
}
