import { findCover } from '#app/data/books/book-details.ts';
import { findOwnCover } from '#app/data/books/own-cover.ts';
import { findDescription } from '#app/data/pictures/descriptions.ts';
import { endsBy } from '#shared/reading/progress/read-up-to.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/**
 * The cover for the edition of a book without one, as a JPEG: the reader's choice, or the one painted on this device.
 *
 * @param until where the edition ends; null for the whole book
 * @returns null where there is none, or where its picture shows what comes later
 */
export async function readEditionCover(bookId: string, until: TextPlace | null): Promise<Uint8Array | null> {
  const own = await findOwnCover(bookId);
  if (own) return new Uint8Array(own.bytes);
  const cover = await findCover(bookId);
  if (cover?.paintedFrom === undefined) return null;
  const isOrnament = cover.paintedFrom === '';
  if (until !== null && !isOrnament && !(await isPassageTold(cover.paintedFrom, until))) return null;
  return new Uint8Array(cover.bytes);
}

/** One that is no longer known may stand anywhere. */
async function isPassageTold(id: string, until: TextPlace): Promise<boolean> {
  const passage = await findDescription(id);
  return passage !== null && endsBy({ chapter: passage.chapter_number, end: passage.end }, until);
}
