import { findPublication } from '#app/data/books/publications.ts';
import { readFile } from '#app/data/books/book-files.ts';
import type { BookCfis, ChapterStretch } from '#shared/publication/cfi/book-cfis.ts';
import { PARSER_VERSION } from '#shared/publication/parser-version.ts';
import type { BookFile } from './book-worker.ts';

/** Cached, because the open book needs CFIs again every few pages. */
let open: { bookId: string; cfis: BookCfis | null } | null = null;

/**
 * The CFI of each place of an EPUB, null if there is none; null altogether where its file, or what today's parser
 * made of it, is not on this device.
 *
 * @throws PublicationError
 */
export async function findCfis(
  { id, sha }: BookFile,
  places: readonly ChapterStretch[],
): Promise<(string | null)[] | null> {
  if (open?.bookId !== id) {
    const publication = await findPublication(id);
    const bytes = publication?.parserVersion === PARSER_VERSION && (await readFile(sha));
    if (!publication || !bytes) return null;
    // Loaded on first use: the library does without it.
    const { openCfis } = await import('#shared/publication/cfi/book-cfis.ts');
    const chapters = publication.chapters.map(({ parts = [] }) => ({ parts }));
    open = { bookId: id, cfis: openCfis(new Uint8Array(bytes), chapters) };
  }
  const { cfis } = open;
  return places.map((place) => cfis?.cfiAt(place) ?? null);
}
