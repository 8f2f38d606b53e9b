import { transfer } from 'comlink';
import type { ChapterPart } from '#shared/publication/chapter-parts.ts';
import type { ChapterStretch } from '#shared/publication/cfi/book-cfis.ts';
import { findPublication, type LibraryBook } from '#app/data/books.ts';
import { PARSER_VERSION, readFile } from '#app/data/import-book.ts';
import { bookWorker } from '#workers/book-bridge.ts';

/** Longer ones are left out: a page turn is a small message. */
const MAX_CHARS = 400;

/**
 * Places of a book as EPUB Canonical Fragment Identifiers, null where a place has none. Null altogether for a book
 * that has none at all, and where its file, or what today's parser made of it, is not on this device.
 */
export async function cfisOf(
  book: Pick<LibraryBook, 'id' | 'format' | 'sha'>,
  places: readonly ChapterStretch[],
): Promise<(string | null)[] | null> {
  if (book.format !== 'epub') return null;
  const worker = bookWorker();
  let cfis = await worker.cfisOf(book.id, places);
  if (cfis === null) {
    const chapters = await readParts(book.id);
    const bytes = chapters && (await readFile(book.sha));
    if (!chapters || !bytes) return null;
    await worker.openCfis(book.id, transfer(bytes, [bytes]), chapters);
    cfis = await worker.cfisOf(book.id, places);
  }
  return cfis?.map((cfi) => (cfi !== null && cfi.length <= MAX_CHARS ? cfi : null)) ?? null;
}

async function readParts(bookId: string): Promise<{ parts: ChapterPart[] }[] | null> {
  const publication = await findPublication(bookId);
  if (publication?.parserVersion !== PARSER_VERSION) return null;
  return publication.chapters.map(({ parts = [] }) => ({ parts }));
}
