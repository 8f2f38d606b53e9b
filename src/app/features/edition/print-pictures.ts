import { findCover } from '#app/data/books/book-details.ts';
import { findOwnCover } from '#app/data/books/own-cover.ts';
import { findPicture } from '#app/data/pictures/stored-pictures.ts';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import { printPicture } from '#app/state/paint-here.ts';
import { printForEInk } from '#workers/painter/painter-bridge.ts';
import type { Print } from '#workers/painter/painter-worker.ts';
import { descriptionsUpTo } from './count-pictures.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/** Pictures for e-ink, by the ids of the pictures that they replace. */
export type Prints = Map<string, Print>;

/**
 * Makes the pictures of an edition for e-ink. Those in `prints` are not made again, so that it continues where it was
 * stopped.
 *
 * @param onPrinted called with the share that is done, 0–1
 * @throws the signal's reason; what the painter throws
 */
export async function printPictures(
  bookId: string,
  until: TextPlace | null,
  prints: Prints,
  { signal, onPrinted }: { signal: AbortSignal; onPrinted: (share: number) => void },
): Promise<void> {
  const rows = descriptionsUpTo(await listIllustrated(bookId), until);
  for (const [i, description] of rows.entries()) {
    signal.throwIfAborted();
    onPrinted(i / rows.length);
    const { id } = description.generated_image!;
    const image = prints.has(id) ? null : await findPicture(id);
    if (image !== null) prints.set(id, await printPicture(description, image));
  }
  signal.throwIfAborted();
}

/**
 * The cover that the reader has chosen, or that was painted for a book without one, as a PNG for e-ink; null if the book's
 * own is shown.
 *
 * @throws what the painter throws
 */
export async function printCover(bookId: string): Promise<Uint8Array | null> {
  const original = await findCover(bookId);
  const cover = (await findOwnCover(bookId)) ?? (original?.paintedFrom === undefined ? null : original);
  if (!cover) return null;
  return printForEInk(new Blob([cover.bytes], { type: cover.mediaType }));
}
