import { holdBook, releaseBook } from '#shared/sync/device/private-books.ts';
import { titleInLibrary } from '#shared/publication/title-in-library.ts';
import type { Publication } from '#shared/publication/publication.ts';
import { db, type UserDatabase } from '../database/database.ts';
import { isPrivateBook } from './private-books.ts';
import { deviceStore } from '../records/device-store.ts';
import { writeRecord } from '../records/write-record.ts';
import { storeFile } from './book-files.ts';
import { storePublication } from './stored-publication.ts';

export interface ImportedFile {
  bookId: string;
  sha: string;
  name: string;
  bytes: ArrayBuffer;
  publication: Publication;
  /** To be kept only on this device; has no effect on a book that is in the library already. */
  isPrivate?: boolean;
}

/**
 * Adds a parsed file to the library: readable at once, and queued for upload unless it is private. In one transaction, so
 * that a book never lacks its file, its record or its upload.
 *
 * @returns whether the book is private now
 */
export async function importBook(file: ImportedFile): Promise<boolean> {
  const { bookId, sha, name, bytes, publication } = file;
  const database = db();
  const { metadata } = publication;
  return database.transaction('rw', database.tables, async () => {
    await storePublication(bookId, publication);
    await storeFile(sha, bytes);
    const isPrivate = await staysPrivate(file, database);
    if (isPrivate) await holdBook(deviceStore(database), bookId);
    else await releaseBook(deviceStore(database), bookId);
    // The same file may be added again while it is being uploaded.
    const { offset = 0 } = (await database.uploads.get(bookId)) ?? {};
    const state = isPrivate ? 'private' : 'waiting';
    await database.uploads.put({ bookId, sha, name, size: bytes.byteLength, state, offset });
    await writeRecord('book', bookId, {
      title: titleInLibrary(publication, name),
      author: metadata.authors.join(', '),
      format: publication.format,
      sha,
      size: bytes.byteLength,
      addedAt: Date.now(),
      deleted: false,
    });
    return isPrivate;
  });
}

/** Adding a file again changes nothing: a private book stays private, and one that has been sent cannot become private. */
async function staysPrivate(
  { bookId, isPrivate = false }: ImportedFile,
  database: UserDatabase,
): Promise<boolean> {
  const known = await database.views.get(['book', bookId]);
  if (!known || known.v.deleted === true) return isPrivate;
  return isPrivateBook(bookId);
}
