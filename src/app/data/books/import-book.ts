import type { Publication } from '#shared/publication/publication.ts';
import { db } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';
import { storeFile } from './book-files.ts';
import { storePublication } from './stored-publication.ts';

export interface ImportedFile {
  bookId: string;
  sha: string;
  name: string;
  bytes: ArrayBuffer;
  publication: Publication;
}

/**
 * Adds a parsed file to the library: readable at once, and queued for upload. In one transaction, so that a book never
 * lacks its file, its record or its upload.
 */
export async function importBook({ bookId, sha, name, bytes, publication }: ImportedFile): Promise<void> {
  const database = db();
  const { metadata } = publication;
  await database.transaction('rw', database.tables, async () => {
    await storePublication(bookId, publication);
    await storeFile(sha, bytes);
    // The same file may be added again while it is being uploaded.
    const { offset = 0 } = (await database.uploads.get(bookId)) ?? {};
    await database.uploads.put({ bookId, sha, name, size: bytes.byteLength, state: 'waiting', offset });
    await writeRecord('book', bookId, {
      title: metadata.title || name.replace(/\.[^.]+$/, ''),
      author: metadata.authors.join(', '),
      format: publication.format,
      sha,
      size: bytes.byteLength,
      addedAt: Date.now(),
      deleted: false,
    });
  });
}
