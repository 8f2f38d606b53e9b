import type { ReturnPlace } from '#shared/reading/navigation/return-stack.ts';
import { db } from '../database/database.ts';

const wayBackKey = (bookId: string) => `wayBack:${bookId}`;

/** Where reading was before the reader looked something up and put the book away; null when nothing is left open. */
export async function readReturnPlace(bookId: string): Promise<ReturnPlace | null> {
  return ((await db().meta.get(wayBackKey(bookId)))?.value as ReturnPlace | undefined) ?? null;
}

/** On this device alone. */
export async function saveReturnPlace(bookId: string, place: ReturnPlace | null): Promise<void> {
  if (place === null) await db().meta.delete(wayBackKey(bookId));
  else await db().meta.put({ key: wayBackKey(bookId), value: place });
}
