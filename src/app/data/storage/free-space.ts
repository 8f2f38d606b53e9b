import { db } from '../database/database.ts';
import { evictBook } from './evict-book.ts';
import { listPictureSizes } from './picture-sizes.ts';
import { listStoredBooks, type StoredBook } from './stored-books.ts';

/**
 * Evicts until this many bytes are free: pictures not shown for longest, then the files and then the texts of books
 * not opened for longest. Records, the outbox, kept books and what the server lacks are never evicted.
 *
 * @param forBook a book that is not evicted for its own sake
 * @returns the bytes that were freed, at least as many as requested or all there were
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

/** Evicts pictures, those not shown for longest first. */
export async function evictPictures(bytes: number = Infinity): Promise<number> {
  const evicted: string[] = [];
  let freed = 0;
  for (const { id, size } of await listPictureSizes()) {
    if (freed >= bytes) break;
    evicted.push(id);
    freed += size;
  }
  await db().images.bulkDelete(evicted);
  return freed;
}

/** Evicts the files and texts of all books that the server still has and the reader does not keep. */
export async function evictBooks(): Promise<number> {
  let freed = 0;
  for (const book of await listEvictable()) {
    if (await evictBook(book.id, 'file')) freed += book.fileBytes;
    if (await evictBook(book.id, 'text')) freed += book.contentBytes;
  }
  return freed;
}

/** Opened longest ago first. */
async function listEvictable(): Promise<StoredBook[]> {
  return (await listStoredBooks()).filter((book) => book.isEvictable).sort((a, b) => a.usedAt - b.usedAt);
}
