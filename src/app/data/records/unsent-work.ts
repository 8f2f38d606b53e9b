import Dexie from 'dexie';
import { db, UserDatabase } from '../database/database.ts';
import { loadLastReader } from '../device/session.ts';

/** Work that has not reached the server: changes, and files of books. What the server refused is among it. */
export interface UnsentWork {
  changes: number;
  books: number;
}

export async function countUnsent(database: UserDatabase = db()): Promise<UnsentWork> {
  const [changes, books] = await Promise.all([
    database.outbox.filter((op) => !op.ack).count(),
    database.uploads.count(),
  ]);
  return { changes, books };
}

/** What waits on this browser for the sign-in of the reader who was here last. A number; nothing of the reader. */
export async function countUnsentOfLastReader(): Promise<number> {
  const userId = await loadLastReader();
  if (userId === null) return 0;
  const database = new UserDatabase(userId);
  try {
    if (!(await Dexie.exists(database.name))) return 0;
    const { changes, books } = await countUnsent(database);
    return changes + books;
  } finally {
    database.close();
  }
}

/** Operations and files that the server does not have yet; what it has refused waits for the reader, not for it. */
export async function countWaiting(
  database: UserDatabase,
): Promise<{ operations: number; files: number; all: number }> {
  const [operations, files] = await Promise.all([
    database.outbox.filter((op) => !op.refused).count(),
    database.uploads.filter(({ state }) => state !== 'refused').count(),
  ]);
  return { operations, files, all: operations + files };
}
