import type { RecordFields } from '#shared/contract/records.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { db } from './database.ts';
import { isQuotaExceeded, StorageFullError } from './quota.ts';
import { localDay } from './reading-sessions.ts';
import { evictBook, saveContentBytes } from './shelf.ts';

/**
 * Room on this device. What can be fetched again makes room, in this order: pictures longest unseen, then files and
 * then texts of books that are on the server, are not kept and were longest unopened. Records, the outbox and files
 * that the server lacks never do.
 */

const PART_BYTES = 1024 * 1024;
/** A book takes its file and about as much again for its text and pictures. */
const BOOK_FACTOR = 2.2;
/** A little more than asked for, so that the next write does not stand here again. */
const SPARE_BYTES = 5e6;
const LOW_BYTES = 200e6;
const LOW_SHARE = 0.1;

/**
 * Writes; when there is no room, makes some and writes once more.
 *
 * @param bytes about how much is written
 * @param forBook a book that must not make room for itself
 * @throws StorageFullError when there is no room either way
 */
export async function withRoom<T>(bytes: number, write: () => Promise<T>, forBook?: string): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    await makeRoom(bytes + SPARE_BYTES, forBook);
    try {
      return await write();
    } catch (again) {
      if (!isQuotaExceeded(again)) throw again;
      throw new StorageFullError('This device has no room left. Free up space in Settings.', {
        cause: again,
      });
    }
  }
}

/**
 * Drops what can be fetched again until so many bytes are free.
 *
 * @returns the bytes that were freed, at least as many as asked for or all there were
 */
export async function makeRoom(bytes: number, forBook?: string): Promise<number> {
  let freed = await dropPictures(bytes);
  if (freed >= bytes) return freed;
  const books = (await listReplaceable()).filter((book) => book.id !== forBook);
  for (const book of books) {
    if (freed >= bytes) return freed;
    if (book.fileBytes > 0 && (await evictBook(book.id, 'file'))) freed += book.fileBytes;
  }
  // The book opened last is most likely the one that is open.
  for (const book of books.slice(0, -1)) {
    if (freed >= bytes) return freed;
    if (book.contentBytes > 0 && (await evictBook(book.id, 'text'))) freed += book.contentBytes;
  }
  return freed;
}

/** Drops pictures, longest unseen first. */
export async function dropPictures(bytes: number = Infinity): Promise<number> {
  const { images } = db();
  const byUse = images.orderBy('[usedAt+size]');
  const [keys, ids] = await Promise.all([byUse.keys(), byUse.primaryKeys()]);
  const gone: string[] = [];
  let freed = 0;
  for (const [i, key] of keys.entries()) {
    if (freed >= bytes) break;
    gone.push(ids[i]!);
    freed += (key as unknown as [usedAt: number, size: number])[1];
  }
  await images.bulkDelete(gone);
  return freed;
}

/** Drops files and texts of every book that can be fetched again. */
export async function dropReplaceableBooks(): Promise<number> {
  let freed = 0;
  for (const book of await listReplaceable()) {
    if (await evictBook(book.id, 'file')) freed += book.fileBytes;
    if (await evictBook(book.id, 'text')) freed += book.contentBytes;
  }
  return freed;
}

/** A book with bytes on this device. */
export interface HeldBook {
  id: string;
  fileBytes: number;
  /** Text and inner pictures. */
  contentBytes: number;
  /** Opened or added, ms since 1970. */
  usedAt: number;
  /** The server has it and the reader does not insist on having it here. */
  replaceable: boolean;
}

async function listReplaceable(): Promise<HeldBook[]> {
  return (await listHeldBooks()).filter((book) => book.replaceable).sort((a, b) => a.usedAt - b.usedAt);
}

/** Every book that takes room on this device. Texts are measured once and remembered; files only counted. */
export async function listHeldBooks(): Promise<HeldBook[]> {
  const database = db();
  const [views, publications, shelf, uploads, parts] = await Promise.all([
    database.views.where('t').equals('book').toArray(),
    database.publications.toArray(),
    database.shelf.toArray(),
    database.uploads.toCollection().primaryKeys(),
    database.files.toCollection().primaryKeys(),
  ]);
  const openedAt = new Map(publications.map((row) => [row.bookId, row.openedAt]));
  const known = new Map(shelf.map((row) => [row.bookId, row]));
  const waiting = new Set(uploads);
  const partCounts = new Map<string, number>();
  for (const [sha] of parts) partCounts.set(sha, (partCounts.get(sha) ?? 0) + 1);

  const held: HeldBook[] = [];
  for (const { k: id, v } of views) {
    const { sha = '', size = Infinity, addedAt = 0, state } = v as RecordFields<'book'>;
    const fileBytes = Math.min(size, (partCounts.get(sha) ?? 0) * PART_BYTES);
    const textHere = openedAt.has(id);
    if (fileBytes === 0 && !textHere) continue;
    held.push({
      id,
      fileBytes,
      contentBytes: textHere ? (known.get(id)?.contentBytes ?? (await measureContent(id))) : 0,
      usedAt: Math.max(openedAt.get(id) ?? 0, addedAt),
      replaceable: state !== undefined && !waiting.has(id) && !known.get(id)?.keep,
    });
  }
  return held;
}

async function measureContent(bookId: string): Promise<number> {
  const { chapters, resources, notes, covers } = db();
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
  // Only remembered so as not to measure again; on a full device it is measured to make room.
  await saveContentBytes(bookId, bytes).catch((error: unknown) => {
    if (!isQuotaExceeded(error)) throw error;
  });
  return bytes;
}

/** Browsers store a string with one byte a character where Latin-1 suffices, else with two. */
function stringBytes(text: string): number {
  return /[^\0-\xff]/.test(text) ? text.length * 2 : text.length;
}

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
  replaceable: { pictures: number; books: number; bookCount: number };
}

export async function readStorage(): Promise<StorageReport> {
  const [estimate, persistent, held, pictures] = await Promise.all([
    readEstimate(),
    browserStorage()?.persisted?.() ?? false,
    listHeldBooks(),
    countPictures(),
  ]);
  const bytesOf = (books: HeldBook[]) =>
    books.reduce((sum, book) => sum + book.fileBytes + book.contentBytes, 0);
  const books = bytesOf(held);
  const replaceable = held.filter((book) => book.replaceable);
  const used = Math.max(estimate?.used ?? 0, books + pictures);
  return {
    used,
    quota: estimate?.quota ?? null,
    books,
    pictures,
    other: used - books - pictures,
    persistent,
    replaceable: { pictures, books: bytesOf(replaceable), bookCount: replaceable.length },
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
export async function assertRoomForFile(fileBytes: number): Promise<void> {
  const estimate = await readEstimate();
  if (!estimate) return;
  const needed = fileBytes * BOOK_FACTOR;
  if (needed <= estimate.quota - estimate.used) return;
  const { replaceable } = await readStorage();
  const free = Math.max(0, estimate.quota - estimate.used) + replaceable.pictures + replaceable.books;
  if (needed <= free) return;
  throw new StorageFullError(
    `There is not enough room on this device: the book needs about ${formatBytes(needed)}, ${formatBytes(free)} are free.`,
  );
}

/** Whether storage is running out: less than a tenth, or than 200 MB, of what the browser allows is left. */
export function isRunningLow({ used, quota }: { used: number; quota: number | null }): boolean {
  if (quota === null || quota === 0) return false;
  const left = quota - used;
  return left < LOW_BYTES || left < quota * LOW_SHARE;
}

/**
 * The moment to warn that storage is running out: once a day.
 *
 * @returns the bytes left, or null when there is nothing to say
 */
export async function lowSpaceToSay(nowMs: number): Promise<number | null> {
  const estimate = await readEstimate();
  if (!estimate || !isRunningLow(estimate)) return null;
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
export async function askToPersist(nowMs: number = Date.now()): Promise<void> {
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
  return (globalThis.navigator as Navigator | undefined)?.storage as StorageManager | undefined;
}
