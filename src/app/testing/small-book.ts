import type { RecordFields } from '#shared/contract/records.ts';
import type { SyncRow } from '#shared/contract/sync.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { settleRecords } from '#shared/sync/device/write-operation.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { identifyFile } from '#app/data/books/book-files.ts';
import { importBook } from '#app/data/books/import-book.ts';
import { db } from '#app/data/database/database.ts';
import { storePicture } from '#app/data/pictures/stored-pictures.ts';
import { deviceStore } from '#app/data/records/device-store.ts';

const bytes = buildEpub({
  title: 'Small Hours',
  authors: ['A. Writer'],
  images: [{ name: 'dot.png', mediaType: 'image/png', bytes: onePixelPng }],
  chapters: [
    { title: 'One', body: '<h2>One</h2><p>First.</p><p><img src="../images/dot.png" alt="dot"/></p>' },
  ],
}).buffer;

/** Adds an illustrated book of one chapter, not uploaded yet. */
export async function addSmallBook({ isPrivate = false } = {}): Promise<{ bookId: string; sha: string }> {
  const { sha, bookId } = await identifyFile(bytes);
  const publication = parsePublication(new Uint8Array(bytes));
  await importBook({ bookId, sha, name: 'small.epub', bytes, publication, isPrivate });
  await storePicture({
    id: `picture-of-${bookId}`,
    bookId,
    descriptionId: 'd',
    createdAt: '2026-01-01T00:00:00Z',
    bytes: new ArrayBuffer(100),
    mediaType: 'image/jpeg',
  });
  return { bookId, sha };
}

/** Adds the book as it is when the server has its file and has confirmed its record. */
export async function addUploadedBook(): Promise<{ bookId: string; sha: string }> {
  const { bookId, sha } = await addSmallBook();
  await db().uploads.delete(bookId);
  await receiveBook(bookId, { state: 'ready' });
  return { bookId, sha };
}

/** Stores fields of a book's record as received from the server. */
export async function receiveBook(bookId: string, fields: RecordFields<'book'>): Promise<void> {
  await deviceStore(db()).transact(async (tables) => {
    const [row] = await tables.records([['book', bookId]]);
    const stamped = Object.entries<unknown>(fields).map(([name, value]) => [
      name,
      [value, Date.now(), 0, 'srv'],
    ]);
    await tables.putRecords([
      {
        t: 'book',
        k: bookId,
        seq: (row?.seq ?? 0) + 1,
        f: { ...row?.f, ...(Object.fromEntries(stamped) as SyncRow['f']) },
      },
    ]);
    await settleRecords(tables, [['book', bookId]]);
  });
}
