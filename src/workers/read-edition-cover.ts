import { findCover } from '#app/data/books/book-details.ts';
import { findDescription } from '#app/data/pictures/descriptions.ts';
import { endsBy } from '#shared/reading/progress/read-up-to.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/**
 * The cover that was painted on this device for a book without one, as a JPEG.
 *
 * @param until where the edition ends; null for the whole book
 * @returns null where there is none, or where its picture shows what comes later
 */
export async function readEditionCover(bookId: string, until: TextPlace | null): Promise<Uint8Array | null> {
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
