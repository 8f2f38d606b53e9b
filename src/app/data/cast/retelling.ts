import type { RetoldLine } from '#shared/contract/retelling.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';
import { db } from '../database/database.ts';

/** A language model's retelling of a book's last pages, and the place up to which it goes. */
interface Retelling extends TextPlace {
  readonly lines: readonly RetoldLine[];
}

const OFFERED = 'offersRetelling';
const key = (bookId: string) => `retelling:${bookId}`;

/** Whether the server had a language model for it when it was last asked. */
export async function offersRetelling(): Promise<boolean> {
  return (await db().meta.get(OFFERED))?.value === true;
}

export async function saveOffersRetelling(offers: boolean): Promise<void> {
  await db().meta.put({ key: OFFERED, value: offers });
}

/** The retelling up to exactly this place; null if there is none. */
export async function readRetelling(
  bookId: string,
  { chapter, offset }: TextPlace,
): Promise<readonly RetoldLine[] | null> {
  const told = (await db().meta.get(key(bookId)))?.value as Retelling | undefined;
  return told?.chapter === chapter && told.offset === offset ? told.lines : null;
}

/** Stored on this device until another retelling of the book. */
export async function storeRetelling(bookId: string, retelling: Retelling): Promise<void> {
  await db().meta.put({ key: key(bookId), value: retelling });
}
