import { PARSER_VERSION } from '#shared/publication/parser-version.ts';
import type {
  Chapter,
  Drawing,
  EmbeddedFont,
  Note,
  Opening,
  Publication,
  Resource,
} from '#shared/publication/publication.ts';
import { readDrawing } from '#shared/publication/svg/read-drawing.ts';
import { db, type CoverRow, type PublicationRow, type ResourceRow, summaryOf } from '../database/database.ts';
import { fontHref } from './book-fonts.ts';

/** Stores a parsed book in place of what was stored of it before. */
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
    const cover = coverOf(publication);
    if (cover) await database.covers.put({ bookId, ...cover });
  });
}

/** The book's own cover; one that is a drawing as the reader shows drawings, unless it would be slow to show. */
function coverOf({ cover, coverDrawing }: Publication): Omit<CoverRow, 'bookId'> | null {
  if (cover) return { mediaType: cover.mediaType, bytes: ownBuffer(cover.bytes) };
  const markup = coverDrawing && readDrawing(coverDrawing);
  if (!markup || markup.includes('<filter')) return null;
  return { mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(markup).buffer };
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

/** Removes a book's text and pictures from this device; its record, progress and annotations stay. */
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
    storedAt: Date.now(),
    openedAt: 0,
  };
}

function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer;
}
