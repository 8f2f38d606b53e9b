import { findCover } from '#app/data/books/book-details.ts';
import { findOwnCover } from '#app/data/books/own-cover.ts';
import { findDescription } from '#app/data/pictures/descriptions.ts';
import type { EditionCover } from '#shared/edition/edition-request.ts';
import { endsBy } from '#shared/reading/progress/read-up-to.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/**
 * The cover for the edition of a book, as a JPEG: the reader's choice, or the one that was painted here for a book without one.
 *
 * @param until where the edition ends; null for the whole book
 * @returns null if there is none, or where its picture shows what comes later
 */
export async function readEditionCover(
  bookId: string,
  until: TextPlace | null,
): Promise<EditionCover | null> {
  const own = await findOwnCover(bookId);
  if (own) return { bytes: new Uint8Array(own.bytes), isChosen: true };
  const cover = await findCover(bookId);
  if (cover?.paintedFrom === undefined) return null;
  const isOrnament = cover.paintedFrom === '';
  if (until !== null && !isOrnament && !(await isPassageBefore(cover.paintedFrom, until))) return null;
  return { bytes: new Uint8Array(cover.bytes), isChosen: false };
}

/** A passage that no longer exists may be anywhere. */
async function isPassageBefore(id: string, until: TextPlace): Promise<boolean> {
  const passage = await findDescription(id);
  return passage !== null && endsBy({ chapter: passage.chapter_number, end: passage.end }, until);
}
