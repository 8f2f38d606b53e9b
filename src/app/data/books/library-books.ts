import type { RecordFields } from '#shared/contract/records.ts';
import type { Direction } from '#shared/publication/publication.ts';
import type { ViewRow } from '#shared/sync/device/store.ts';
import { db, type SummaryRow, type UploadRow } from '../database/database.ts';
import { readOpeningChapters } from '../progress/progress.ts';
import { listKept } from '../storage/kept-books.ts';
import { writeRecord } from '../records/write-record.ts';

/**
 * Where a book's file is, besides perhaps on this device: waiting to be uploaded, being uploaded, on the server, refused
 * by it; only on another device, which has synced the record and not uploaded the file yet; or nowhere else, by choice.
 */
export type FileStatus = UploadRow['state'] | 'server' | 'elsewhere';

/** A book as the library shows it, with or without its file on this device. */
export interface LibraryBook {
  id: string;
  title: string;
  /** `auto`: its first letter decides. */
  titleDirection: Direction | 'auto';
  author: string;
  authorDirection: Direction | 'auto';
  format: 'epub' | 'fb2';
  sha: string;
  addedAt: number;
  chapters: number;
  totalPages: number;
  language: string | null;
  genre: string | null;
  series: { name: string; position: number | null } | null;
  /** The server has its publisher's. */
  hasCover: boolean;
  /** 0–100, the latest position of any device. */
  percent: number;
  /** The chapter it opens in on this device. */
  currentChapter: number;
  lastReadAt: number;
  /** Its text is on this device. */
  onDevice: boolean;
  fileStatus: FileStatus;
  /** Uploaded share of the file, 0–100; 100 when there is nothing to upload. */
  sentPercent: number;
  /** A kept book. */
  kept: boolean;
  /** Bytes of the file. */
  size: number;
  descriptions: number;
  /** Grows whenever descriptions or pictures changed at the server. */
  revision: number;
}

/** Every book that is not deleted, newest first. */
export async function listBooks(): Promise<LibraryBook[]> {
  const [books, progress, summaries, uploads, kept] = await Promise.all([
    db().views.where('t').equals('book').toArray(),
    db().views.where('t').equals('progress').toArray(),
    db().summaries.toArray(),
    db().uploads.toArray(),
    listKept(),
  ]);
  const opening = await readOpeningChapters(progress);
  const latest = latestByBook(progress);
  const local = new Map(summaries.map((row) => [row.bookId, row]));
  const waiting = new Map(uploads.map((row) => [row.bookId, row]));
  return books
    .filter((row) => row.v.deleted !== true)
    .map((row) =>
      toLibraryBook(row, {
        progress: latest.get(row.k),
        openingChapter: opening.get(row.k),
        summary: local.get(row.k),
        upload: waiting.get(row.k),
        kept: kept.has(row.k),
      }),
    )
    .sort((a, b) => b.addedAt - a.addedAt || (a.id < b.id ? -1 : 1));
}

/** One book, or null when it is not in the library. */
export async function findBook(bookId: string): Promise<LibraryBook | null> {
  const [row, progress, summary, upload, shelf] = await Promise.all([
    db().views.get(['book', bookId]),
    db().views.where({ t: 'progress', book: bookId }).toArray(),
    db().summaries.get(bookId),
    db().uploads.get(bookId),
    db().shelf.get(bookId),
  ]);
  if (!row || row.v.deleted === true) return null;
  return toLibraryBook(row, {
    progress: latestByBook(progress).get(bookId),
    openingChapter: (await readOpeningChapters(progress)).get(bookId),
    summary,
    upload,
    kept: shelf?.keep === true,
  });
}

/** Deletes a book on every device. Its data on this one is removed when the deletion can no longer be undone. */
export async function deleteBook(bookId: string): Promise<void> {
  await writeRecord('book', bookId, { deleted: true });
}

/** Undo of deleteBook. */
export async function restoreBook(bookId: string): Promise<void> {
  await writeRecord('book', bookId, { deleted: false });
}

interface BookParts {
  progress: ViewRow | undefined;
  openingChapter: number | undefined;
  summary: SummaryRow | undefined;
  upload: UploadRow | undefined;
  kept: boolean;
}

function toLibraryBook(row: ViewRow, parts: BookParts): LibraryBook {
  const { progress, openingChapter = 1, summary, upload, kept } = parts;
  const v = row.v as RecordFields<'book'>;
  const p = (progress?.v ?? {}) as RecordFields<'progress'>;
  return {
    id: row.k,
    title: v.title ?? summary?.title ?? '',
    titleDirection: summary?.titleDirection ?? 'auto',
    author: v.author ?? '',
    authorDirection: summary?.authorDirection ?? 'auto',
    format: v.format ?? 'epub',
    sha: v.sha ?? '',
    addedAt: v.addedAt ?? 0,
    chapters: summary?.chapters ?? v.chapters ?? 0,
    totalPages: v.total_pages ?? 0,
    language: summary?.language ?? v.language ?? null,
    genre: v.genre ?? summary?.genre ?? null,
    series: summary?.series ?? null,
    hasCover: v.has_cover === true,
    percent: p.pct ?? 0,
    currentChapter: openingChapter,
    lastReadAt: p.at ?? 0,
    onDevice: summary !== undefined,
    fileStatus: fileStatusOf(v, upload, summary !== undefined),
    sentPercent: upload ? sentPercent(upload) : 100,
    kept,
    size: v.size ?? 0,
    descriptions: v.descriptions ?? 0,
    revision: v.revision ?? 0,
  };
}

/**
 * The server writes a book's `state` once it has the file. A book on this device without an upload was uploaded a moment
 * ago: its `state` arrives with the next pull.
 */
function fileStatusOf(v: RecordFields<'book'>, upload: UploadRow | undefined, onDevice: boolean): FileStatus {
  if (upload) return upload.state;
  return v.state !== undefined || onDevice ? 'server' : 'elsewhere';
}

function sentPercent({ offset = 0, size }: UploadRow & { offset?: number }): number {
  return size > 0 ? Math.min(100, Math.round((offset / size) * 100)) : 0;
}

/** The latest position of each book; one that is not synced yet is the newest. */
function latestByBook(rows: readonly ViewRow[]): Map<string, ViewRow> {
  const latest = new Map<string, ViewRow>();
  for (const row of rows) {
    const best = latest.get(row.book);
    if (!best || row.ms > best.ms) latest.set(row.book, row);
  }
  return latest;
}
