import Dexie, { type Table } from 'dexie';
import type { ViewRow } from '#shared/sync/device/store.ts';
import type { MetaRow } from '../database/meta-row.ts';

/**
 * Deleted books whose data is still on this device, noted in the transaction that changed their record: housekeeping
 * reads these few instead of every book.
 */

const PREFIX = 'deletedBook/';

export interface DeletedBook {
  bookId: string;
  /** When housekeeping first saw the deletion, device clock; null before that. */
  seenMs: number | null;
}

/** Within the transaction that stores the views. A book that is deleted again counts as not seen. */
export function trackDeletedBooks(
  meta: Table<MetaRow, string>,
  views: readonly ViewRow[],
): PromiseLike<void> {
  const books = views.filter(({ t }) => t === 'book');
  if (books.length === 0) return Dexie.Promise.resolve();
  const keys = (isDeleted: boolean) =>
    books.filter(({ v }) => (v.deleted === true) === isDeleted).map(({ k }) => PREFIX + k);
  return meta
    .bulkDelete(keys(false))
    .then(() => meta.bulkPut(keys(true).map((key) => ({ key, value: null }))))
    .then(() => undefined);
}

export async function listDeletedBooks(meta: Table<MetaRow, string>): Promise<DeletedBook[]> {
  const rows = await meta.where('key').startsWith(PREFIX).toArray();
  return rows.map(({ key, value }) => ({
    bookId: key.slice(PREFIX.length),
    seenMs: typeof value === 'number' ? value : null,
  }));
}

export async function saveDeletionSeen(
  meta: Table<MetaRow, string>,
  bookId: string,
  seenMs: number,
): Promise<void> {
  await meta.put({ key: PREFIX + bookId, value: seenMs });
}

export async function forgetDeletedBook(meta: Table<MetaRow, string>, bookId: string): Promise<void> {
  await meta.delete(PREFIX + bookId);
}
