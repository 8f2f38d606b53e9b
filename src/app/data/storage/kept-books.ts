import { db } from '../database/database.ts';

/** Kept books are downloaded ahead and never evicted. A choice of this device alone, not synced. */
export async function keepBook(bookId: string): Promise<void> {
  await db().shelf.upsert(bookId, { keep: true });
}

export async function stopKeeping(bookId: string): Promise<void> {
  await db().shelf.upsert(bookId, { keep: false });
}

export async function listKept(): Promise<Set<string>> {
  return new Set(
    await db()
      .shelf.filter((row) => row.keep === true)
      .primaryKeys(),
  );
}
