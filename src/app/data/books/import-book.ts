import type {
  Chapter,
  Drawing,
  EmbeddedFont,
  Note,
  Opening,
  Publication,
  Resource,
} from '#shared/publication/publication.ts';
import { PARSER_VERSION } from '#shared/publication/parser-version.ts';
import { bookIdSource, uuidFromDigest } from '#shared/sync/book-id.ts';
import { fontHref } from './book-fonts.ts';
import { db, type PublicationRow, type ResourceRow, summaryOf } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';

/** Files are stored in parts of this size: WebKit keeps no Blobs, and sending one part holds one part in memory. */
export const PART_BYTES = 1024 * 1024;

/** What a file is, before it is parsed: its digest decides the book's id on every device. */
export async function identifyFile(bytes: ArrayBuffer): Promise<{ sha: string; bookId: string }> {
  const sha = hex(await crypto.subtle.digest('SHA-256', bytes));
  const source = new TextEncoder().encode(bookIdSource(db().userId, sha));
  return { sha, bookId: uuidFromDigest(new Uint8Array(await crypto.subtle.digest('SHA-256', source))) };
}

export interface ImportedFile {
  bookId: string;
  sha: string;
  name: string;
  bytes: ArrayBuffer;
  publication: Publication;
}

/**
 * Puts a parsed file into the library: readable at once, and queued for the server. One transaction over everything:
 * whatever happens in the middle, the book is here with its file, its record and its place in the queue, or not at all.
 */
export async function importBook({ bookId, sha, name, bytes, publication }: ImportedFile): Promise<void> {
  const database = db();
  const { metadata } = publication;
  await database.transaction('rw', database.tables, async () => {
    await storePublication(bookId, publication);
    await storeFile(sha, bytes);
    // Chosen again while it waits or is on its way: what the server has of it stays known.
    const { offset = 0 } = (await database.uploads.get(bookId)) ?? {};
    await database.uploads.put({ bookId, sha, name, size: bytes.byteLength, state: 'waiting', offset });
    await writeRecord('book', bookId, {
      title: metadata.title || name.replace(/\.[^.]+$/, ''),
      author: metadata.authors.join(', '),
      format: publication.format,
      sha,
      size: bytes.byteLength,
      addedAt: Date.now(),
      deleted: false,
    });
  });
}

/** Stores what the parser read, replacing what an older parser had left. */
export async function storePublication(bookId: string, publication: Publication): Promise<void> {
  const database = db();
  const tables = [
    database.publications,
    database.summaries,
    database.chapters,
    database.resources,
    database.notes,
    database.covers,
  ];
  await database.transaction('rw', tables, async () => {
    await removeContent(bookId);
    const row = publicationRow(bookId, publication);
    await database.publications.put(row);
    await database.summaries.put(summaryOf(row));
    await putContent(bookId, publication);
    if (publication.cover) {
      const { mediaType, bytes } = publication.cover;
      await database.covers.put({ bookId, mediaType, bytes: ownBuffer(bytes) });
    }
  });
}

/** Stores the first chapter of a book whose others are still being read: the reader can begin. */
export async function storeOpening(bookId: string, { chapter, ...shown }: Opening): Promise<void> {
  const { chapters, resources: pictures, notes: footnotes } = db();
  await db().transaction('rw', [chapters, pictures, footnotes], () =>
    putContent(bookId, { chapters: [chapter], ...shown }),
  );
}

interface Content {
  chapters: readonly Chapter[];
  notes: readonly Note[];
  resources: readonly Resource[];
  drawings: readonly Drawing[];
  fonts?: readonly EmbeddedFont[];
}

/** Within a transaction over the three tables. */
async function putContent(
  bookId: string,
  { chapters, notes, resources, drawings, fonts = [] }: Content,
): Promise<void> {
  const database = db();
  const text = new TextEncoder();
  const shown: ResourceRow[] = [
    ...resources.map(({ href, mediaType, bytes }) => ({ bookId, href, mediaType, bytes: ownBuffer(bytes) })),
    ...drawings.map(({ href, markup }) => ({
      bookId,
      href,
      mediaType: 'image/svg+xml',
      bytes: text.encode(markup).buffer,
    })),
    ...fonts.map(({ mediaType, bytes, ...style }) => ({
      bookId,
      href: fontHref(style),
      mediaType,
      bytes: ownBuffer(bytes),
    })),
  ];
  await Promise.all([
    database.chapters.bulkPut(
      chapters.map(({ number, title, language, direction, html, text }) => ({
        bookId,
        number,
        title,
        language,
        direction,
        html,
        text,
      })),
    ),
    database.resources.bulkPut(shown),
    database.notes.bulkPut(notes.map(({ id, html }) => ({ bookId, id, html }))),
  ]);
}

/** Takes a book's text and pictures off this device; its record, positions and marks stay. */
export async function removeContent(bookId: string): Promise<void> {
  const database = db();
  await Promise.all([
    database.publications.delete(bookId),
    database.summaries.delete(bookId),
    database.chapters.where('[bookId+number]').between([bookId, 0], [bookId, Infinity]).delete(),
    database.resources.where('[bookId+href]').between([bookId, ''], [bookId, '\uffff']).delete(),
    database.notes.where('[bookId+id]').between([bookId, ''], [bookId, '\uffff']).delete(),
  ]);
}

/** Whether the file is on this device. */
export async function hasFile(sha: string): Promise<boolean> {
  return (await db().files.where('[sha+i]').between([sha, 0], [sha, Infinity]).count()) > 0;
}

/** The file as it was chosen, or null when it is not on this device. */
export async function readFile(sha: string): Promise<ArrayBuffer | null> {
  const parts = await db().files.where('[sha+i]').between([sha, 0], [sha, Infinity]).sortBy('i');
  if (parts.length === 0) return null;
  return new Blob(parts.map((part) => part.bytes)).arrayBuffer();
}

/** Keeps a file's parts, whether chosen here or downloaded from the server. */
export async function storeFile(sha: string, bytes: ArrayBuffer): Promise<void> {
  const { files } = db();
  await db().transaction('rw', files, async () => {
    for (let i = 0; i * PART_BYTES < bytes.byteLength; i++)
      await files.put({ sha, i, bytes: bytes.slice(i * PART_BYTES, (i + 1) * PART_BYTES) });
  });
}

function publicationRow(bookId: string, { metadata, contents, chapters }: Publication): PublicationRow {
  return {
    bookId,
    parserVersion: PARSER_VERSION,
    title: metadata.title,
    titleDirection: metadata.titleDirection,
    authors: metadata.authors,
    authorDirection: metadata.authorDirection,
    language: metadata.language,
    description: metadata.description,
    genres: metadata.genres,
    series: metadata.series,
    direction: metadata.direction,
    contents,
    chapters: chapters.map(({ number, title, words, text, parts }) => ({
      number,
      title,
      words,
      chars: text.length,
      parts,
    })),
    openedAt: 0,
  };
}

function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer;
}

export function hex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
