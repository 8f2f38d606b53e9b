import Dexie from 'dexie';
import { db, UserDatabase } from '../database/database.ts';
import { isLocalReader } from '../device/local-reader.ts';
import { loadLastReader } from '../device/session.ts';

/** Changes and files that have not reached the server, including those it refused. */
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

/** Unsent work of the last reader of this browser, to be sent after their next sign-in; none without an account. */
export async function countUnsentOfLastReader(): Promise<number> {
  const userId = await loadLastReader();
  if (userId === null || isLocalReader({ id: userId })) return 0;
  const database = new UserDatabase(userId);
  try {
    if (!(await Dexie.exists(database.name))) return 0;
    const { changes, books } = await countUnsent(database);
    return changes + books;
  } finally {
    database.close();
  }
}

/** What a flush can still send: refused work waits for the reader. */
export async function countWaiting(
  database: UserDatabase,
): Promise<{ operations: number; files: number; all: number }> {
  const [operations, files] = await Promise.all([
    database.outbox.filter((op) => !op.refused).count(),
    database.uploads.filter(({ state }) => state !== 'refused').count(),
  ]);
  return { operations, files, all: operations + files };
}
