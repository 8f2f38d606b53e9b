import type { RecordFields } from '#shared/contract/records.ts';
import { removeFile } from '../books/book-files.ts';
import { findOwnCover, removeOwnCover } from '../books/own-cover.ts';
import { db } from '../database/database.ts';
import { forgetDeletedBook, listDeletedBooks, saveDeletionSeen } from './deleted-books.ts';
import { removeText } from './evict-book.ts';

/** How long the deletion of a book can be undone. */
export const UNDO_PERIOD_MS = 10 * 60_000;

/**
 * Removes the data of deleted books from this device ten minutes after this device first saw the deletion. Only its own
 * clock counts: the server's stamp of the deletion may be hours away from it. Annotations and progress stay in their
 * records, where the same file finds them when it is added again; so does a chosen cover, until the server empties what was
 * deleted long ago. Of a private book, which the server does not know, it goes with the book.
 *
 * @returns how many books were removed
 */
export async function removeDeletedBooks(nowMs: number): Promise<number> {
  const { meta } = db();
  let removed = 0;
  for (const { bookId, seenMs } of await listDeletedBooks(meta)) {
    // A clock that was set back must not keep the book for as long as it was ahead.
    if (seenMs === null || seenMs > nowMs) await saveDeletionSeen(meta, bookId, nowMs);
    else if (nowMs - seenMs < UNDO_PERIOD_MS) continue;
    else if (await removeBookData(bookId)) removed += 1;
    // Only when a later round finds nothing: a download that was under way may have stored something meanwhile.
    else await forgetDeletedBook(meta, bookId);
  }
  return removed;
}

/**
 * Removes everything that takes space of a book whose record is deleted or missing.
 *
 * @param sha of its file, where the record does not have it
 * @returns whether there was anything
 */
export async function removeBookData(bookId: string, sha?: string): Promise<boolean> {
  const database = db();
  return database.transaction('rw', database.tables, async () => {
    const view = await database.views.get(['book', bookId]);
    if (view && view.v.deleted !== true) return false;
    const fileSha = sha ?? (view?.v as RecordFields<'book'> | undefined)?.sha ?? '';
    const upload = await database.uploads.get(bookId);
    const found = await Promise.all([
      database.publications.get(bookId),
      database.covers.get(bookId),
      database.details.get(bookId),
      database.files.get([fileSha, 0]),
      database.shelf.get(bookId),
    ]);
    if ([upload, ...found].every((row) => row === undefined)) return false;
    if (upload?.state === 'private' && (await findOwnCover(bookId))) await removeOwnCover(bookId);
    await removeText(bookId);
    await removeFile(fileSha);
    await Promise.all([
      database.covers.delete(bookId),
      database.details.delete(bookId),
      database.uploads.delete(bookId),
      database.descriptions.where('bookId').equals(bookId).delete(),
      database.images.where('bookId').equals(bookId).delete(),
      database.meta.bulkDelete([
        `descriptions:${bookId}`,
        `cast:${bookId}`,
        `retelling:${bookId}`,
        `searched:${bookId}`,
      ]),
    ]);
    return true;
  });
}
