import Dexie, { type EntityTable, type Table } from 'dexie';
import type { BookDetail, SceneDescription } from '#shared/contract/books.ts';
import type { FieldMap } from '#shared/contract/sync.ts';
import type { ContentsEntry, Direction } from '#shared/publication/publication.ts';

/** The server's truth about one record, as last heard. */
export interface RecordRow {
  t: string;
  k: string;
  seq: number;
  f: FieldMap;
}

/** Something the reader did that the server has not shown back yet. `n` grows across tabs and is never reused. */
export interface OutboxOp {
  n: number;
  t: string;
  k: string;
  f: Record<string, unknown>;
  at: number;
  seen: number;
  /** Set before the operation first leaves: from then on it is never replaced, only resent. */
  sent?: boolean;
  ack?: { seq: number; ms: number };
  ms?: number;
  refused?: { code: string; message: string };
}

/** What the reader sees of a record: truth with the outbox laid over it, kept in the same transactions. */
export interface ViewRow {
  t: string;
  k: string;
  /** Book the record belongs to, so that a book's marks and positions are one query. */
  book: string;
  v: Record<string, unknown>;
  /** Greatest server stamp in the record; Infinity while something of this device is unsent: nothing is newer. */
  ms: number;
}

export interface MetaRow {
  key: string;
  value: unknown;
}

/** A book as the worker read it, without the text of its chapters. */
export interface PublicationRow {
  bookId: string;
  parserVersion: number;
  title: string;
  authors: string[];
  language: string | null;
  description: string | null;
  genres: string[];
  series: { name: string; position: number | null } | null;
  direction: Direction;
  contents: ContentsEntry[];
  chapters: { number: number; title: string; words: number; chars: number }[];
  openedAt: number;
}

export interface ChapterRow {
  bookId: string;
  number: number;
  title: string;
  language: string | null;
  direction: Direction;
  html: string;
  text: string;
}

/** Bytes are ArrayBuffers, never Blobs: WebKit refuses Blobs in IndexedDB. */
export interface ResourceRow {
  bookId: string;
  href: string;
  mediaType: string;
  bytes: ArrayBuffer;
}

export interface NoteRow {
  bookId: string;
  id: string;
  html: string;
}

export interface CoverRow {
  bookId: string;
  mediaType: string;
  bytes: ArrayBuffer;
}

export interface FilePart {
  sha: string;
  i: number;
  bytes: ArrayBuffer;
}

export interface UploadRow {
  bookId: string;
  sha: string;
  name: string;
  size: number;
  state: 'waiting' | 'uploading' | 'refused';
  error?: string;
}

export interface DescriptionRow extends SceneDescription {
  bookId: string;
}

export interface ImageRow {
  id: string;
  bookId: string;
  descriptionId: string;
  createdAt: string;
  bytes: ArrayBuffer;
  mediaType: string;
}

/** Everything of one reader on this device. Named by the user, so that no two readers ever share a byte. */
export class UserDatabase extends Dexie {
  declare records: Table<RecordRow, [string, string]>;
  declare outbox: EntityTable<OutboxOp, 'n'>;
  declare views: Table<ViewRow, [string, string]>;
  declare meta: Table<MetaRow, string>;
  declare publications: Table<PublicationRow, string>;
  declare chapters: Table<ChapterRow, [string, number]>;
  declare resources: Table<ResourceRow, [string, string]>;
  declare notes: Table<NoteRow, [string, string]>;
  declare covers: Table<CoverRow, string>;
  declare files: Table<FilePart, [string, number]>;
  declare uploads: Table<UploadRow, string>;
  declare details: Table<BookDetail, string>;
  declare descriptions: Table<DescriptionRow, string>;
  declare images: Table<ImageRow, string>;

  readonly userId: string;

  constructor(userId: string) {
    super(`reader-${userId}`);
    this.userId = userId;
    this.version(1).stores({
      records: '[t+k], seq',
      outbox: '++n, [t+k]',
      views: '[t+k], t, [t+book]',
      meta: 'key',
      publications: 'bookId',
      chapters: '[bookId+number]',
      resources: '[bookId+href]',
      notes: '[bookId+id]',
      covers: 'bookId',
      files: '[sha+i]',
      uploads: 'bookId',
      details: 'id',
      descriptions: 'id, bookId, [bookId+chapter_number]',
      images: 'id, bookId, descriptionId',
    });
  }
}

let current: UserDatabase | null = null;

/** Opens the database of a reader; the one of another reader is closed first. */
export function openUserDatabase(userId: string): UserDatabase {
  if (current?.userId !== userId) {
    current?.close();
    current = new UserDatabase(userId);
  }
  return current;
}

export function closeUserDatabase(): void {
  current?.close();
  current = null;
}

/** The signed-in reader's database. Throws when nobody is signed in: a screen asked too early. */
export function db(): UserDatabase {
  if (!current) throw new Error('No reader is signed in');
  return current;
}

export function hasUserDatabase(): boolean {
  return current !== null;
}
