import { db } from '../database/database.ts';
import { listStoredBooks, type StoredBook } from './stored-books.ts';
import { isQuotaExceeded, StorageFullError } from './quota-errors.ts';
import { evictBook } from './shelf.ts';

/**
 * Room on this device. What can be fetched again makes room, in this order: pictures longest unseen, then files and
 * then texts of books that are on the server, are not kept and were longest unopened. Records, the outbox and files
 * that the server lacks never do.
 */

/** A little more than asked for, so that the next write does not stand here again. */
const SPARE_BYTES = 5e6;

/**
 * Writes; when there is no room, makes some and writes once more.
 *
 * @param bytes about how much is written
 * @param forBook a book that must not make room for itself
 * @throws StorageFullError when there is no room either way
 */
export async function writeWithEviction<T>(
  bytes: number,
  write: () => Promise<T>,
  forBook?: string,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    await freeSpace(bytes + SPARE_BYTES, forBook);
    try {
      return await write();
    } catch (again) {
      if (!isQuotaExceeded(again)) throw again;
      throw new StorageFullError('This device has no room left. Free up space in Settings.', {
        cause: again,
      });
    }
  }
}

/**
 * Drops what can be fetched again until so many bytes are free.
 *
 * @returns the bytes that were freed, at least as many as asked for or all there were
 */
export async function freeSpace(bytes: number, forBook?: string): Promise<number> {
  let freed = await evictPictures(bytes);
  if (freed >= bytes) return freed;
  const books = (await listEvictable()).filter((book) => book.id !== forBook);
  for (const book of books) {
    if (freed >= bytes) return freed;
    if (book.fileBytes > 0 && (await evictBook(book.id, 'file'))) freed += book.fileBytes;
  }
  // The book opened last is most likely the one that is open.
  for (const book of books.slice(0, -1)) {
    if (freed >= bytes) return freed;
    if (book.contentBytes > 0 && (await evictBook(book.id, 'text'))) freed += book.contentBytes;
  }
  return freed;
}

/** Drops pictures, longest unseen first. */
export async function evictPictures(bytes: number = Infinity): Promise<number> {
  const { images } = db();
  const byUse = images.orderBy('[usedAt+size]');
  const [keys, ids] = await Promise.all([byUse.keys(), byUse.primaryKeys()]);
  const gone: string[] = [];
  let freed = 0;
  for (const [i, key] of keys.entries()) {
    if (freed >= bytes) break;
    gone.push(ids[i]!);
    freed += (key as unknown as [usedAt: number, size: number])[1];
  }
  await images.bulkDelete(gone);
  return freed;
}

/** Drops files and texts of every book that can be fetched again. */
export async function evictBooks(): Promise<number> {
  let freed = 0;
  for (const book of await listEvictable()) {
    if (await evictBook(book.id, 'file')) freed += book.fileBytes;
    if (await evictBook(book.id, 'text')) freed += book.contentBytes;
  }
  return freed;
}

async function listEvictable(): Promise<StoredBook[]> {
  return (await listStoredBooks()).filter((book) => book.isEvictable).sort((a, b) => a.usedAt - b.usedAt);
}
