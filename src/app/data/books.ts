import type { BookDetail } from '#shared/contract/books.ts';
import type { RecordFields } from '#shared/contract/records.ts';
import type { ViewRow } from '#shared/sync/device/store.ts';
import { db, type PublicationRow, type UploadRow } from './database.ts';
import { writeRecord } from './write.ts';

/** Where a book is: only here, on its way, on the server, or not accepted there. */
export type BookPlace = 'waiting' | 'uploading' | 'refused' | 'server';

/** A book as the library shows it, with or without its file on this device. */
export interface LibraryBook {
  id: string;
  title: string;
  author: string;
  format: 'epub' | 'fb2';
  sha: string;
  addedAt: number;
  chapters: number;
  totalPages: number;
  language: string | null;
  genre: string | null;
  series: { name: string; position: number | null } | null;
  hasCover: boolean;
  /** 0–100, the latest position of any device. */
  percent: number;
  currentChapter: number;
  lastReadAt: number;
  /** Its text is on this device. */
  here: boolean;
  place: BookPlace;
  descriptions: number;
  /** Grows whenever descriptions or pictures changed at the server. */
  revision: number;
}

/** Every book that is not deleted, newest first. */
export async function listBooks(): Promise<LibraryBook[]> {
  const [books, progress, publications, uploads, covers] = await Promise.all([
    db().views.where('t').equals('book').toArray(),
    db().views.where('t').equals('progress').toArray(),
    db().publications.toArray(),
    db().uploads.toArray(),
    db().covers.toCollection().primaryKeys(),
  ]);
  const latest = latestByBook(progress);
  const local = new Map(publications.map((row) => [row.bookId, row]));
  const waiting = new Map(uploads.map((row) => [row.bookId, row]));
  const covered = new Set(covers);
  return books
    .filter((row) => row.v.deleted !== true)
    .map((row) =>
      toLibraryBook(row, latest.get(row.k), local.get(row.k), waiting.get(row.k), covered.has(row.k)),
    )
    .sort((a, b) => b.addedAt - a.addedAt || (a.id < b.id ? -1 : 1));
}

/** One book, or null when it is not in the library. */
export async function findBook(bookId: string): Promise<LibraryBook | null> {
  const [row, progress, publication, upload, cover] = await Promise.all([
    db().views.get(['book', bookId]),
    db().views.where({ t: 'progress', book: bookId }).toArray(),
    db().publications.get(bookId),
    db().uploads.get(bookId),
    db().covers.get(bookId),
  ]);
  if (!row || row.v.deleted === true) return null;
  return toLibraryBook(row, latestByBook(progress).get(bookId), publication, upload, cover !== undefined);
}

export async function findPublication(bookId: string): Promise<PublicationRow | null> {
  return (await db().publications.get(bookId)) ?? null;
}

export async function findDetail(bookId: string): Promise<BookDetail | null> {
  return (await db().details.get(bookId)) ?? null;
}

export async function saveDetail(detail: BookDetail): Promise<void> {
  await db().details.put(detail);
}

export async function findCover(bookId: string): Promise<{ bytes: ArrayBuffer; mediaType: string } | null> {
  return (await db().covers.get(bookId)) ?? null;
}

export async function saveCover(
  bookId: string,
  cover: { bytes: ArrayBuffer; mediaType: string },
): Promise<void> {
  await db().covers.put({ bookId, ...cover });
}

/** Takes a book out of the library on every device. What is on this device goes when the undo time is over. */
export async function deleteBook(bookId: string): Promise<void> {
  await writeRecord('book', bookId, { deleted: true });
}

/** Undo of deleteBook. */
export async function restoreBook(bookId: string): Promise<void> {
  await writeRecord('book', bookId, { deleted: false });
}

function toLibraryBook(
  row: ViewRow,
  progress: ViewRow | undefined,
  publication: PublicationRow | undefined,
  upload: UploadRow | undefined,
  coverHere: boolean,
): LibraryBook {
  const v = row.v as RecordFields<'book'>;
  const p = (progress?.v ?? {}) as RecordFields<'progress'>;
  return {
    id: row.k,
    title: v.title ?? publication?.title ?? '',
    author: v.author ?? '',
    format: v.format ?? 'epub',
    sha: v.sha ?? '',
    addedAt: v.addedAt ?? 0,
    chapters: publication?.chapters.length ?? v.chapters ?? 0,
    totalPages: v.total_pages ?? 0,
    language: publication?.language ?? v.language ?? null,
    genre: v.genre ?? publication?.genres[0] ?? null,
    series: publication?.series ?? null,
    hasCover: coverHere || v.has_cover === true,
    percent: p.pct ?? 0,
    currentChapter: p.loc?.[0] ?? 1,
    lastReadAt: p.at ?? 0,
    here: publication !== undefined,
    place: upload ? upload.state : 'server',
    descriptions: v.descriptions ?? 0,
    revision: v.revision ?? 0,
  };
}

/** The latest position of each book; what this device has not sent yet is the newest. */
function latestByBook(rows: readonly ViewRow[]): Map<string, ViewRow> {
  const latest = new Map<string, ViewRow>();
  for (const row of rows) {
    const best = latest.get(row.book);
    if (!best || row.ms > best.ms) latest.set(row.book, row);
  }
  return latest;
}
