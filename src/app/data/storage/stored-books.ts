import type { RecordFields } from '#shared/contract/records.ts';
import { PART_BYTES } from '../books/book-files.ts';
import { db } from '../database/database.ts';
import { isQuotaExceeded } from './quota-errors.ts';

/** A book with bytes on this device. */
export interface StoredBook {
  id: string;
  fileBytes: number;
  /** Text and inner pictures. */
  contentBytes: number;
  /** Opened or stored here, ms since 1970 by this device's clock. */
  usedAt: number;
  /** The server has it and the reader does not keep it here. */
  isEvictable: boolean;
}

/** Every book that takes space on this device. Texts are measured once and the result stored; files only counted. */
export async function listStoredBooks(): Promise<StoredBook[]> {
  const database = db();
  const [views, publications, shelf, uploads, parts] = await Promise.all([
    database.views.where('t').equals('book').toArray(),
    database.publications.toArray(),
    database.shelf.toArray(),
    database.uploads.toCollection().primaryKeys(),
    database.files.toCollection().primaryKeys(),
  ]);
  const usedAt = new Map(publications.map((row) => [row.bookId, Math.max(row.openedAt, row.storedAt ?? 0)]));
  const known = new Map(shelf.map((row) => [row.bookId, row]));
  const waiting = new Set(uploads);
  const partCounts = new Map<string, number>();
  for (const [sha] of parts) partCounts.set(sha, (partCounts.get(sha) ?? 0) + 1);

  const stored: StoredBook[] = [];
  for (const { k: id, v } of views) {
    const { sha = '', size = Infinity, state } = v as RecordFields<'book'>;
    const fileBytes = Math.min(size, (partCounts.get(sha) ?? 0) * PART_BYTES);
    const hasText = usedAt.has(id);
    if (fileBytes === 0 && !hasText) continue;
    stored.push({
      id,
      fileBytes,
      contentBytes: hasText ? (known.get(id)?.contentBytes ?? (await measureContent(id))) : 0,
      usedAt: usedAt.get(id) ?? 0,
      isEvictable: state !== undefined && !waiting.has(id) && !known.get(id)?.keep,
    });
  }
  return stored;
}

async function measureContent(bookId: string): Promise<number> {
  const { chapters, resources, notes, covers, shelf } = db();
  let bytes = (await covers.get(bookId))?.bytes.byteLength ?? 0;
  await chapters
    .where('[bookId+number]')
    .between([bookId, 0], [bookId, Infinity])
    .each(({ html, text }) => (bytes += stringBytes(html) + stringBytes(text)));
  await resources
    .where('[bookId+href]')
    .between([bookId, ''], [bookId, '\uffff'])
    .each((row) => (bytes += row.bytes.byteLength));
  await notes
    .where('[bookId+id]')
    .between([bookId, ''], [bookId, '\uffff'])
    .each(({ html }) => (bytes += stringBytes(html)));
  // Only stored to spare the next measurement: on a full device that is no reason to fail.
  await shelf.upsert(bookId, { contentBytes: bytes }).catch((error: unknown) => {
    if (!isQuotaExceeded(error)) throw error;
  });
  return bytes;
}

/** Browsers store a string with one byte a character where Latin-1 suffices, else with two. */
function stringBytes(text: string): number {
  return /[^\0-\xff]/.test(text) ? text.length * 2 : text.length;
}
