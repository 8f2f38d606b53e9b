import { formatBytes } from '#app/strings/amounts.ts';
import { db } from '../database/database.ts';
import { listStoredBooks, type StoredBook } from './stored-books.ts';
import { StorageFullError } from './quota-errors.ts';
import { localDay } from '../progress/reading-sessions.ts';

/** A book takes its file and about as much again for its text and pictures. */
const BOOK_FACTOR = 2.2;
const LOW_BYTES = 200e6;
const LOW_SHARE = 0.1;

/** What the storage meter shows; bytes. */
export interface StorageReport {
  /** What the browser says is in use, or what was counted where it does not say. */
  used: number;
  /** Null where the browser does not say. */
  quota: number | null;
  books: number;
  pictures: number;
  /** Records, the app itself, and what the browser needs around them. */
  other: number;
  /** The browser has promised not to clear this storage by itself. */
  persistent: boolean;
  /** What would be fetched again when opened. */
  evictable: { pictures: number; books: number; bookCount: number };
}

export async function readStorage(): Promise<StorageReport> {
  const [estimate, persistent, held, pictures] = await Promise.all([
    readEstimate(),
    browserStorage()?.persisted?.() ?? false,
    listStoredBooks(),
    countPictures(),
  ]);
  const bytesOf = (books: StoredBook[]) =>
    books.reduce((sum, book) => sum + book.fileBytes + book.contentBytes, 0);
  const books = bytesOf(held);
  const replaceable = held.filter((book) => book.isEvictable);
  const used = Math.max(estimate?.used ?? 0, books + pictures);
  return {
    used,
    quota: estimate?.quota ?? null,
    books,
    pictures,
    other: used - books - pictures,
    persistent,
    evictable: { pictures, books: bytesOf(replaceable), bookCount: replaceable.length },
  };
}

async function countPictures(): Promise<number> {
  const keys = await db().images.orderBy('[usedAt+size]').keys();
  return (keys as unknown as [usedAt: number, size: number][]).reduce((sum, [, size]) => sum + size, 0);
}

/**
 * Asks before a file is read whether its book will fit, counting what can make room for it.
 *
 * @param fileBytes size of the file
 * @throws StorageFullError when it would not; where the browser does not say, everything is tried
 */
export async function assertSpaceForFile(fileBytes: number): Promise<void> {
  const estimate = await readEstimate();
  if (!estimate) return;
  const needed = fileBytes * BOOK_FACTOR;
  if (needed <= estimate.quota - estimate.used) return;
  const { evictable } = await readStorage();
  const free = Math.max(0, estimate.quota - estimate.used) + evictable.pictures + evictable.books;
  if (needed <= free) return;
  throw new StorageFullError(
    `There is not enough room on this device: the book needs about ${formatBytes(needed)}, ${formatBytes(free)} are free.`,
  );
}

/** Whether a file fits without making room, and leaves enough; false where the browser does not report its storage. */
export async function hasAmpleSpace(fileBytes: number): Promise<boolean> {
  const estimate = await readEstimate();
  if (!estimate) return false;
  return !isSpaceLow({ ...estimate, used: estimate.used + fileBytes * BOOK_FACTOR });
}

/** Whether storage is running out: less than a tenth, or than 200 MB, of what the browser allows is left. */
export function isSpaceLow({ used, quota }: { used: number; quota: number | null }): boolean {
  if (quota === null || quota === 0) return false;
  const left = quota - used;
  return left < LOW_BYTES || left < quota * LOW_SHARE;
}

/**
 * The moment to warn that storage is running out: once a day.
 *
 * @returns the bytes left, or null when there is nothing to say
 */
export async function lowSpaceWarning(nowMs: number): Promise<number | null> {
  const estimate = await readEstimate();
  if (!estimate || !isSpaceLow(estimate)) return null;
  const { meta } = db();
  const today = localDay(nowMs);
  if ((await meta.get('lowSpaceSaid'))?.value === today) return null;
  await meta.put({ key: 'lowSpaceSaid', value: today });
  return Math.max(0, estimate.quota - estimate.used);
}

/**
 * Asks the browser to keep this storage even when space is short; once, because some browsers ask the reader.
 * To be called after the first book was imported: then it is plain what for.
 */
export async function requestPersistence(nowMs: number = Date.now()): Promise<void> {
  const storage = browserStorage();
  const { meta } = db();
  if (!storage?.persist || (await meta.get('persist'))) return;
  await meta.put({ key: 'persist', value: { askedAt: nowMs, granted: null } });
  const granted = (await storage.persisted()) || (await storage.persist());
  await meta.put({ key: 'persist', value: { askedAt: nowMs, granted } });
}

async function readEstimate(): Promise<{ used: number; quota: number } | null> {
  const { usage, quota } = (await browserStorage()?.estimate?.()) ?? {};
  return usage === undefined || !quota ? null : { used: usage, quota };
}

/** Absent where a page is not served securely, and in tests. */
function browserStorage(): StorageManager | undefined {
  return (globalThis.navigator as Navigator | undefined)?.storage;
}
