import Dexie, { type EntityTable, type Table } from 'dexie';
import type { BookDetail, SceneDescription } from '#shared/contract/books.ts';
import type { PaintedScene } from '#shared/contract/images.ts';
import type { SyncRow } from '#shared/contract/sync.ts';
import type { ChapterPart } from '#shared/publication/chapters/chapter-parts.ts';
import type { ContentsEntry, Direction } from '#shared/publication/publication.ts';
import type { OutboxOp, ViewRow } from '#shared/sync/device/store.ts';
import { trackDeletedBooks } from '../storage/deleted-books.ts';
import type { MetaRow } from './meta-row.ts';

/** A parsed book without the text of its chapters. */
export interface PublicationRow {
  bookId: string;
  parserVersion: number;
  title: string;
  /** Absent if an older parser read the book. */
  titleDirection?: Direction | null;
  authors: string[];
  authorDirection?: Direction | null;
  language: string | null;
  description: string | null;
  genres: string[];
  series: { name: string; position: number | null } | null;
  direction: Direction;
  contents: ContentsEntry[];
  chapters: StoredChapter[];
  /** By this device's clock, like `openedAt`; absent if an older release stored the text. */
  storedAt?: number;
  /** 0 before the book is opened here. */
  openedAt: number;
}

export interface StoredChapter {
  number: number;
  title: string;
  words: number;
  chars: number;
  /** Where its text is in the file's documents; absent if an older parser read the book. */
  parts?: ChapterPart[];
}

/** What the library shows of a publication: reading ten thousand of these is quick, of publications it is not. */
export interface SummaryRow {
  bookId: string;
  title: string;
  titleDirection?: Direction | null;
  authorDirection?: Direction | null;
  chapters: number;
  language: string | null;
  genre: string | null;
  series: { name: string; position: number | null } | null;
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
  /**
   * For a cover that was painted here, because the book has none: its passage, or an empty text for an ornament.
   */
  paintedFrom?: string;
  /** The title and the author on it. */
  lettering?: string;
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
  /** `private`: the reader keeps the book only on this device, until they choose otherwise. */
  state: 'waiting' | 'uploading' | 'refused' | 'private';
  /** Bytes that the server has, as of its last response. */
  offset?: number;
  /** Why it was refused, where this device refused it. */
  code?: string;
  /** The server's message at the last failure. */
  error?: string;
}

export interface DescriptionRow extends SceneDescription {
  bookId: string;
  /** Found on this device, and unknown to the server so far. */
  foundHere?: true;
  /** The style in which its picture was painted on this device, where one was chosen. */
  style?: string;
  /** What that picture was painted from. */
  scene?: PaintedScene;
}

export interface PictureRow {
  id: string;
  bookId: string;
  descriptionId: string;
  createdAt: string;
  bytes: ArrayBuffer;
  mediaType: string;
  /** When it was last shown, ms since 1970: pictures not shown for longest are evicted first. */
  usedAt: number;
  /** Bytes; with `usedAt` in an index, so that pictures are counted without being read. */
  size: number;
}

/** A book on this device; not synced. The table keeps its older name, `shelf`. */
export interface DeviceBookRow {
  bookId: string;
  /** A kept book: downloaded ahead and never evicted. */
  keep?: boolean;
  /** Bytes of its text and inner pictures as stored here, once they were measured. */
  contentBytes?: number;
}

/** A font that the reader has added, on this device alone. */
export interface FontRow {
  name: string;
  bytes: ArrayBuffer;
}

export const userDatabaseName = (userId: string): string => `reader-${userId}`;

/** All data of one reader on this device. Named by the user, so that readers never share any. */
export class UserDatabase extends Dexie {
  /** Each record as last received from the server. */
  declare records: Table<SyncRow, [string, string]>;
  declare outbox: EntityTable<OutboxOp, 'n'>;
  declare views: Table<ViewRow, [string, string]>;
  declare meta: Table<MetaRow, string>;
  declare publications: Table<PublicationRow, string>;
  declare summaries: Table<SummaryRow, string>;
  declare chapters: Table<ChapterRow, [string, number]>;
  declare resources: Table<ResourceRow, [string, string]>;
  declare notes: Table<NoteRow, [string, string]>;
  declare covers: Table<CoverRow, string>;
  declare files: Table<FilePart, [string, number]>;
  declare uploads: Table<UploadRow, string>;
  declare details: Table<BookDetail, string>;
  declare descriptions: Table<DescriptionRow, string>;
  declare images: Table<PictureRow, string>;
  declare shelf: Table<DeviceBookRow, string>;
  declare fonts: Table<FontRow, string>;

  readonly userId: string;

  constructor(userId: string) {
    super(userDatabaseName(userId));
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
    this.version(2)
      .stores({ images: 'id, bookId, descriptionId, [usedAt+size]', shelf: 'bookId' })
      .upgrade((tx) =>
        tx
          .table<PictureRow>('images')
          .toCollection()
          .modify((row) => {
            row.usedAt = Date.parse(row.createdAt) || 0;
            row.size = row.bytes.byteLength;
          }),
      );
    this.version(3)
      .stores({ summaries: 'bookId' })
      .upgrade(async (tx) => {
        const summaries = tx.table<SummaryRow>('summaries');
        await tx.table<PublicationRow>('publications').each((row) => void summaries.put(summaryOf(row)));
      });
    this.version(4)
      .stores({ publications: 'bookId, parserVersion' })
      .upgrade(async (tx) => {
        const books = await tx.table<ViewRow>('views').where('t').equals('book').toArray();
        await trackDeletedBooks(tx.table<MetaRow, string>('meta'), books);
      });
    this.version(5).stores({ fonts: 'name' });
  }
}

/** What the library shows of a publication. */
export function summaryOf(row: PublicationRow): SummaryRow {
  const { bookId, title, titleDirection = null, authorDirection = null } = row;
  const { chapters, language, genres, series } = row;
  return {
    ...{ bookId, title, titleDirection, authorDirection, language, series },
    ...{ chapters: chapters.length, genre: genres[0] ?? null },
  };
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

/** The signed-in reader's database. Throws when nobody is signed in. */
export function db(): UserDatabase {
  if (!current) throw new Error('No reader is signed in');
  return current;
}

export function hasUserDatabase(): boolean {
  return current !== null;
}
