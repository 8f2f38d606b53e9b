import type { RecordFields } from '#shared/contract/records.ts';
import { removeContent } from '../books/stored-publication.ts';
import { removeFile } from '../books/book-files.ts';
import { db, type UserDatabase } from '../database/database.ts';
import { savePrefetched } from './prefetched-books.ts';

/** The server does not have the file: removing it from this device would lose it. */
export class OnlyCopyError extends Error {
  override readonly name = 'OnlyCopyError';
}

/**
 * Removes a book's file, text and pictures from this device at the reader's request, also of a kept book. Its record,
 * cover, progress and annotations stay; opening it downloads it again.
 *
 * @throws OnlyCopyError while the server does not have the file
 */
export async function removeFromDevice(bookId: string): Promise<void> {
  const database = db();
  await database.transaction('rw', database.tables, async () => {
    const sha = await shaOnServer(database, bookId);
    if (sha === null) throw new OnlyCopyError('The server does not have this book yet');
    await savePrefetched(bookId);
    await removeText(bookId);
    await removeFile(sha);
    await database.images.where('bookId').equals(bookId).delete();
  });
}

/**
 * Removes a book's file or text to free space, unless the book is kept or the server does not have it.
 *
 * @returns whether it was removed
 */
export async function evictBook(bookId: string, part: 'file' | 'text'): Promise<boolean> {
  const database = db();
  return database.transaction('rw', database.tables, async () => {
    const sha = await shaOnServer(database, bookId);
    if (sha === null || (await database.shelf.get(bookId))?.keep) return false;
    if (part === 'file') await removeFile(sha);
    else await removeText(bookId);
    return true;
  });
}

/** Only deletes: on a full device any write would fail. */
export async function removeText(bookId: string): Promise<void> {
  await removeContent(bookId);
  await db().shelf.delete(bookId);
}

/** The file's digest when the server has the file, else null. */
async function shaOnServer(database: UserDatabase, bookId: string): Promise<string | null> {
  const fields = (await database.views.get(['book', bookId]))?.v as RecordFields<'book'> | undefined;
  const upload = await database.uploads.get(bookId);
  return fields?.state !== undefined && fields.sha !== undefined && !upload ? fields.sha : null;
}
