import { countUnsent } from '../records/unsent-work.ts';
import { isPersistent, readEstimate } from './browser-storage.ts';
import { listPictureSizes } from './picture-sizes.ts';
import { listStoredBooks, type StoredBook } from './stored-books.ts';

/** What the storage meter shows; bytes. */
export interface StorageReport {
  /** As the browser reports it, or what was counted where it does not. */
  used: number;
  /** Null if the browser does not report it. */
  quota: number | null;
  books: number;
  pictures: number;
  /** Records, the app itself, and the browser's overhead. */
  other: number;
  /** The browser does not clear this storage unless the reader asks it to. */
  persistent: boolean;
  /** Books that only this device has, for good. */
  privateBooks: number;
  /** Data that would be downloaded again on opening. */
  evictable: { pictures: number; books: number; bookCount: number };
}

export async function readStorage(): Promise<StorageReport> {
  const [estimate, persistent, stored, sizes, { privateBooks }] = await Promise.all([
    readEstimate(),
    isPersistent(),
    listStoredBooks(),
    listPictureSizes(),
    countUnsent(),
  ]);
  const books = bytesOf(stored);
  const pictures = sizes.reduce((sum, { size }) => sum + size, 0);
  const evictable = stored.filter((book) => book.isEvictable);
  const used = Math.max(estimate?.used ?? 0, books + pictures);
  return {
    used,
    quota: estimate?.quota ?? null,
    books,
    pictures,
    other: used - books - pictures,
    persistent,
    privateBooks,
    evictable: { pictures, books: bytesOf(evictable), bookCount: evictable.length },
  };
}

function bytesOf(books: readonly StoredBook[]): number {
  return books.reduce((sum, book) => sum + book.fileBytes + book.contentBytes, 0);
}
