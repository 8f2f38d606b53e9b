import type { ReturnPlace } from '#shared/reading/navigation/return-stack.ts';
import { db } from '../database/database.ts';

const returnPlaceKey = (bookId: string) => `wayBack:${bookId}`;

/** Where the reader was before following a link or a search hit, if the book was closed there; else null. */
export async function readReturnPlace(bookId: string): Promise<ReturnPlace | null> {
  return ((await db().meta.get(returnPlaceKey(bookId)))?.value as ReturnPlace | undefined) ?? null;
}

/** Not synced. */
export async function saveReturnPlace(bookId: string, place: ReturnPlace | null): Promise<void> {
  if (place === null) await db().meta.delete(returnPlaceKey(bookId));
  else await db().meta.put({ key: returnPlaceKey(bookId), value: place });
}
