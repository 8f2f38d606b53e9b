import type { CastMember } from '#shared/contract/cast.ts';
import { db } from '../database/database.ts';

/** A book's people and places, stored for reading offline. */
interface StoredCast {
  /** The book's at the server as they were received; `FOUND_HERE` where this device's own engine found them. */
  revision: number;
  cast: readonly CastMember[];
}

/** Before any revision of the server's, which replaces it. */
const FOUND_HERE = -1;

const key = (bookId: string) => `cast:${bookId}`;

/** Null before the first pull or extraction. */
export async function readCast(bookId: string): Promise<StoredCast | null> {
  return ((await db().meta.get(key(bookId)))?.value as StoredCast | undefined) ?? null;
}

export async function storeCast(bookId: string, stored: StoredCast): Promise<void> {
  await db().meta.put({ key: key(bookId), value: stored });
}

/** Stores what this device found, unless the server's is here. */
export async function storeExtractedCast(bookId: string, cast: readonly CastMember[]): Promise<void> {
  const { meta } = db();
  await db().transaction('rw', meta, async () => {
    const stored = (await meta.get(key(bookId)))?.value as StoredCast | undefined;
    if (stored && stored.revision > FOUND_HERE) return;
    await storeCast(bookId, { revision: FOUND_HERE, cast });
  });
}

/** Removes what this device found, for a text that has changed. */
export async function forgetExtractedCast(bookId: string): Promise<void> {
  if ((await readCast(bookId))?.revision === FOUND_HERE) await db().meta.delete(key(bookId));
}
