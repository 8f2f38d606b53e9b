import { liveQuery } from 'dexie';
import { db, type UploadRow } from '../database/database.ts';
import { PART_BYTES } from './book-files.ts';

/** Calls whenever files wait to be uploaded. Returns a function that stops watching. */
export function watchUploads(onWaiting: () => void, onError: (error: unknown) => void): () => void {
  const count = () => db().uploads.filter(isAwaitingUpload).count();
  const subscription = liveQuery(count).subscribe({
    next: (count) => count > 0 && onWaiting(),
    error: onError,
  });
  return () => subscription.unsubscribe();
}

/** Neither refused nor private. */
export const isAwaitingUpload = ({ state }: Pick<UploadRow, 'state'>): boolean =>
  state === 'waiting' || state === 'uploading';

/** Files to upload, of books that are not deleted. */
export async function listWaitingUploads(database = db()): Promise<UploadRow[]> {
  const rows = await database.uploads.filter(isAwaitingUpload).toArray();
  const books = await database.views.bulkGet(rows.map(({ bookId }) => ['book', bookId] as [string, string]));
  return rows.filter((_row, i) => books[i]?.v.deleted !== true);
}

/** Null when there is nothing to upload: none, a private book, or one that has been deleted meanwhile. */
export async function findUpload(bookId: string, database = db()): Promise<UploadRow | null> {
  const [row, book] = await Promise.all([database.uploads.get(bookId), database.views.get(['book', bookId])]);
  return row && row.state !== 'private' && book?.v.deleted !== true ? row : null;
}

/** Sets the state of an upload, with why it failed; without a failure an earlier one is cleared. */
export async function setUploadState(
  bookId: string,
  state: UploadRow['state'],
  failure: { code?: string; message?: string } = {},
  database = db(),
): Promise<void> {
  await database.uploads.update(bookId, { state, code: failure.code, error: failure.message });
}

/** How much the server has, for the progress shown and so that nothing is sent twice. */
export async function saveUploadOffset(bookId: string, offset: number, database = db()): Promise<void> {
  await database.uploads.update(bookId, { offset });
}

export async function finishUpload(bookId: string, database = db()): Promise<void> {
  await database.uploads.delete(bookId);
}

/** Queues a refused file again; the background uploads it. */
export async function retryUpload(bookId: string): Promise<void> {
  await setUploadState(bookId, 'waiting');
}

/**
 * Bytes of a file from `offset` on, at most `maxBytes` and never beyond the stored part that contains `offset`:
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
