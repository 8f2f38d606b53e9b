import type { RecordFields } from '#shared/contract/records.ts';
import type { ViewRow } from '#shared/sync/device/store.ts';
import { db, type ShelfRow, type UserDatabase } from '../database/database.ts';
import { removeContent } from '../books/import-book.ts';

/**
 * What of the library lies on this device: which books the reader wants here, what may leave, what must.
 * A choice of this device alone; the records of books, positions and marks are never touched here.
 */

/** How long a deleted book can be taken back before its bytes leave this device. */
export const UNDO_PERIOD_MS = 10 * 60_000;

/** The server does not have the file: taking it off this device would lose it. */
export class OnlyCopyError extends Error {
  override readonly name = 'OnlyCopyError';
}

export async function keepBook(bookId: string): Promise<void> {
  await changeShelf(bookId, { keep: true });
}

export async function stopKeeping(bookId: string): Promise<void> {
  await changeShelf(bookId, { keep: false });
}

/** The books the reader wants on this device. */
export async function listKept(): Promise<Set<string>> {
  return new Set(
    await db()
      .shelf.filter((row) => row.keep)
      .primaryKeys(),
  );
}

/** Books whose text was downloaded ahead once, or that the reader removed from this device: not to be prefetched. */
export async function listPrefetched(): Promise<Set<string>> {
  const keys = await db().meta.where('key').startsWith(PREFETCHED).primaryKeys();
  return new Set(keys.map((key) => key.slice(PREFETCHED.length)));
}

export async function savePrefetched(bookId: string): Promise<void> {
  await db().meta.put({ key: PREFETCHED + bookId, value: true });
}

const PREFETCHED = 'prefetched/';

/** Remembers how much room a book's text and inner pictures take; undefined forgets it. */
export async function saveContentBytes(bookId: string, contentBytes: number | undefined): Promise<void> {
  await changeShelf(bookId, { contentBytes });
}

async function changeShelf(
  bookId: string,
  change: { keep?: boolean; contentBytes?: number | undefined },
): Promise<void> {
  const { shelf } = db();
  await db().transaction('rw', shelf, async () => {
    const { contentBytes, ...row }: ShelfRow = (await shelf.get(bookId)) ?? { bookId, keep: false };
    const measured = 'contentBytes' in change ? change.contentBytes : contentBytes;
    await shelf.put({
      ...row,
      keep: change.keep ?? row.keep,
      ...(measured === undefined ? {} : { contentBytes: measured }),
    });
  });
}

/**
 * Takes a book's file, text and pictures off this device. Its record, cover, positions and marks stay; opening it
 * brings it back.
 *
 * @throws OnlyCopyError while the server does not have the file
 */
export async function removeFromDevice(bookId: string): Promise<void> {
  const database = db();
  await database.transaction('rw', bytesTables(database), async () => {
    const sha = await shaOnServer(database, bookId);
    if (sha === null) throw new OnlyCopyError('The server does not have this book yet');
    await database.shelf.delete(bookId);
    await savePrefetched(bookId);
    await removeText(database, bookId);
    await removeFile(database, sha);
    await database.images.where('bookId').equals(bookId).delete();
  });
}

export type BookPart = 'file' | 'text';

/**
 * Makes room: drops a book's file, or its text, unless the reader keeps it or the server does not have it.
 *
 * @returns whether anything was dropped
 */
export async function evictBook(bookId: string, what: BookPart): Promise<boolean> {
  const database = db();
  return database.transaction('rw', bytesTables(database), async () => {
    const sha = await shaOnServer(database, bookId);
    if (sha === null || (await database.shelf.get(bookId))?.keep) return false;
    if (what === 'file') await removeFile(database, sha);
    else await removeText(database, bookId);
    return true;
  });
}

/**
 * Removes a deleted book's bytes from this device ten minutes after this device first saw the deletion. Only its own
 * clock counts: the server's stamp of the deletion may be hours away from it. Marks and positions stay in their
 * records: the file added again finds them.
 *
 * @returns how many books were dropped
 */
export async function removeDeletedBooks(nowMs: number): Promise<number> {
  const deleted = await db()
    .views.where('t')
    .equals('book')
    .filter((row) => row.v.deleted === true)
    .toArray();
  const seenAt = await noteDeletions(deleted, nowMs);
  let dropped = 0;
  for (const { k, v } of deleted) {
    if (nowMs - seenAt[k]! < UNDO_PERIOD_MS) continue;
    if (await removeBookData(k, (v as RecordFields<'book'>).sha ?? '')) dropped += 1;
  }
  return dropped;
}

interface SeenDeletion {
  /** Tells this deletion from an earlier one of the same book. */
  stamp: number;
  seenMs: number;
}

/** @returns when this device first saw each deletion, by its own clock */
async function noteDeletions(deleted: readonly ViewRow[], nowMs: number): Promise<Record<string, number>> {
  const database = db();
  const { meta, records } = database;
  const known = ((await meta.get('deletionsSeen'))?.value ?? {}) as Record<string, SeenDeletion>;
  const rows = await records.bulkGet(deleted.map(({ t, k }): [string, string] => [t, k]));
  const seen = Object.fromEntries(
    deleted.map(({ k }, i): [string, SeenDeletion] => {
      const stamp = rows[i]?.f.deleted?.[1] ?? 0;
      const before = known[k];
      // A clock that was set back must not keep the book for as long as it was ahead.
      const isKnown = before?.stamp === stamp && before.seenMs <= nowMs;
      return [k, isKnown ? before : { stamp, seenMs: nowMs }];
    }),
  );
  if (JSON.stringify(seen) !== JSON.stringify(known)) await meta.put({ key: 'deletionsSeen', value: seen });
  return Object.fromEntries(Object.entries(seen).map(([k, { seenMs }]) => [k, seenMs]));
}

/** Everything of a book that can take room, at once: for one whose record is deleted or gone. */
export async function removeBookData(bookId: string, sha: string): Promise<boolean> {
  const database = db();
  return database.transaction('rw', bytesTables(database), async () => {
    const view = await database.views.get(['book', bookId]);
    if (view && view.v.deleted !== true) return false;
    const [publication, upload, cover, detail, parts] = await Promise.all([
      database.publications.get(bookId),
      database.uploads.get(bookId),
      database.covers.get(bookId),
      database.details.get(bookId),
      database.files.where('[sha+i]').between([sha, 0], [sha, Infinity]).count(),
    ]);
    await database.shelf.delete(bookId);
    if (!publication && !upload && !cover && !detail && parts === 0) return false;
    await removeText(database, bookId);
    await removeFile(database, upload?.sha ?? sha);
    await database.covers.delete(bookId);
    await database.details.delete(bookId);
    await database.uploads.delete(bookId);
    await database.descriptions.where('bookId').equals(bookId).delete();
    await database.images.where('bookId').equals(bookId).delete();
    await database.meta.bulkDelete([`descriptions:${bookId}`, `cast:${bookId}`]);
    return true;
  });
}

/** The file's digest when the server has the file, else null. */
async function shaOnServer(database: UserDatabase, bookId: string): Promise<string | null> {
  const fields = (await database.views.get(['book', bookId]))?.v as RecordFields<'book'> | undefined;
  const waiting = await database.uploads.get(bookId);
  return fields?.state !== undefined && fields.sha !== undefined && !waiting ? fields.sha : null;
}

/** The text of a book that is not kept. It only deletes: a full device allows nothing else. */
async function removeText(database: UserDatabase, bookId: string): Promise<void> {
  await removeContent(bookId);
  await database.shelf.delete(bookId);
}

async function removeFile(database: UserDatabase, sha: string): Promise<void> {
  await database.files.where('[sha+i]').between([sha, 0], [sha, Infinity]).delete();
}

function bytesTables(database: UserDatabase) {
  const { views, records, outbox, uploads, shelf, publications, summaries } = database;
  const { chapters, resources, notes } = database;
  const { files, covers, details, descriptions, images, meta } = database;
  return [
    ...[views, records, outbox, uploads, shelf, publications, summaries, chapters, resources, notes],
    ...[files, covers, details, descriptions, images, meta],
  ];
}
