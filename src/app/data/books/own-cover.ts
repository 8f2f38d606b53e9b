import type { RecordFields } from '#shared/contract/records.ts';
import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { db, type CoverRow } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';

/** The cover that the reader has chosen for a book on any device; null if it shows its original one. */
export async function findOwnCover(bookId: string): Promise<Omit<CoverRow, 'bookId'> | null> {
  const view = await db().views.get(['cover', bookId]);
  const { jpeg } = (view?.v ?? {}) as RecordFields<'cover'>;
  if (!jpeg) return null;
  return { bytes: fromBase64(jpeg), mediaType: 'image/jpeg' };
}

/** Shows this picture as the book's cover, on every device. @param jpeg at most `limits.ownCoverChars` in base64 */
export async function saveOwnCover(bookId: string, jpeg: ArrayBuffer): Promise<void> {
  await writeWithEviction(jpeg.byteLength, () => writeRecord('cover', bookId, { jpeg: toBase64(jpeg) }));
}

/** Shows the book's original cover again, on every device. */
export async function removeOwnCover(bookId: string): Promise<void> {
  await writeWithEviction(0, () => writeRecord('cover', bookId, { jpeg: null }));
}
