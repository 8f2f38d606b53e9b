import type { RecordFields } from '#shared/contract/records.ts';
import { db, type UserDatabase } from '../database/database.ts';

/** After this long away, a reader has forgotten some of the book. */
const AWAY_MS = 3 * 24 * 60 * 60 * 1_000;

const key = (bookId: string) => `return:${bookId}`;

/** When the book was last read on any device, ms since 1970; null when it never was. */
async function lastReadAt({ views }: UserDatabase, bookId: string): Promise<number | null> {
  const rows = await views.where({ t: 'session', book: bookId }).toArray();
  const ends = rows.map(({ v }) => {
    const { start = 0, sec = 0 } = v as RecordFields<'session'>;
    return start + sec * 1_000;
  });
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Whether the reader comes back to a book after days, and has not dismissed what is shown then. */
export async function isReturning(bookId: string, nowMs: number): Promise<boolean> {
  const database = db();
  const [last, dismissed] = await Promise.all([lastReadAt(database, bookId), database.meta.get(key(bookId))]);
  return last !== null && nowMs - last >= AWAY_MS && dismissed?.value !== last;
}

/** Remembers that what is shown after this absence was dismissed. */
export async function dismissReturn(bookId: string): Promise<void> {
  const database = db();
  await database.meta.put({ key: key(bookId), value: await lastReadAt(database, bookId) });
}
