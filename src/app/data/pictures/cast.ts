import type { CastMember } from '#shared/contract/cast.ts';
import { db } from '../database/database.ts';

/** A book's people and places as received from the server, stored for reading offline. */
interface StoredCast {
  revision: number;
  cast: readonly CastMember[];
}

const key = (bookId: string) => `cast:${bookId}`;

/** Null before the first pull. */
export async function readCast(bookId: string): Promise<StoredCast | null> {
  return ((await db().meta.get(key(bookId)))?.value as StoredCast | undefined) ?? null;
}

export async function storeCast(bookId: string, stored: StoredCast): Promise<void> {
  await db().meta.put({ key: key(bookId), value: stored });
}
