import { liveQuery } from 'dexie';
import { db, type UploadRow } from '../database/database.ts';
import { PART_BYTES } from './book-files.ts';

/** Calls whenever files wait for the server: they were chosen on this device. Returns what ends it. */
export function watchUploads(onWaiting: () => void, onError: (error: unknown) => void): () => void {
  const subscription = liveQuery(() => db().uploads.count()).subscribe({
    next: (count) => count > 0 && onWaiting(),
    error: onError,
  });
  return () => subscription.unsubscribe();
}

/** Those that nothing stands in the way of: not refused, and the book is not deleted. */
export async function listWaitingUploads(database = db()): Promise<UploadRow[]> {
  const rows = await database.uploads.filter(({ state }) => state !== 'refused').toArray();
  const books = await database.views.bulkGet(rows.map(({ bookId }) => ['book', bookId] as [string, string]));
  return rows.filter((_row, i) => books[i]?.v.deleted !== true);
}

/** The row of a file to be sent; null when there is none, or when its book has been deleted meanwhile. */
export async function findUpload(bookId: string, database = db()): Promise<UploadRow | null> {
  const [row, book] = await Promise.all([database.uploads.get(bookId), database.views.get(['book', bookId])]);
  return row && book?.v.deleted !== true ? row : null;
}

export async function setUploadState(
  bookId: string,
  state: UploadRow['state'],
  error?: string,
  database = db(),
): Promise<void> {
  await database.uploads.update(bookId, { state, error });
}

/** How much the server has, so that the screen can show it and nothing is sent twice. */
export async function saveUploadOffset(bookId: string, offset: number, database = db()): Promise<void> {
  await database.uploads.update(bookId, { offset });
}

export async function finishUpload(bookId: string, database = db()): Promise<void> {
  await database.uploads.delete(bookId);
}

/** A refused file is to be sent once more; the next round of the background does it. */
export async function retryUpload(bookId: string): Promise<void> {
  await setUploadState(bookId, 'waiting');
}

/**
 * Bytes of a file from `offset` on, at most `maxBytes` and never beyond the stored part that `offset` lies in:
 * only one part is ever in memory. Null when that part is not on this device.
 */
export async function readFilePart(
  sha: string,
  offset: number,
  maxBytes: number,
  database = db(),
): Promise<Uint8Array<ArrayBuffer> | null> {
  const part = await database.files.get([sha, Math.floor(offset / PART_BYTES)]);
  const start = offset % PART_BYTES;
  if (!part || part.bytes.byteLength <= start) return null;
  return new Uint8Array(part.bytes, start, Math.min(maxBytes, part.bytes.byteLength - start));
}
