import Dexie from 'dexie';
import { isAwaitingUpload } from '../books/uploads.ts';
import { db, UserDatabase } from '../database/database.ts';
import { isLocalReader } from '../device/local-reader.ts';
import { loadLastReader } from '../device/session.ts';

/** Changes and files that have not reached the server, including those it refused. */
export interface UnsentWork {
  changes: number;
  books: number;
  /** Private books, which are not meant to reach it. */
  privateBooks: number;
}

export async function countUnsent(database: UserDatabase = db()): Promise<UnsentWork> {
  const [changes, uploads, books] = await Promise.all([
    database.outbox.filter((op) => !op.ack && op.held === undefined).count(),
    database.uploads.toArray(),
    database.views.where('t').equals('book').toArray(),
  ]);
  const deleted = new Set(books.filter(({ v }) => v.deleted === true).map(({ k }) => k));
  const privateUploads = uploads.filter(({ state }) => state === 'private');
  return {
    changes,
    books: uploads.length - privateUploads.length,
    privateBooks: privateUploads.filter(({ bookId }) => !deleted.has(bookId)).length,
  };
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

/** What a flush can still send: refused and private work waits for the reader. */
export async function countWaiting(
  database: UserDatabase,
): Promise<{ operations: number; files: number; all: number }> {
  const [operations, files] = await Promise.all([
    database.outbox.filter((op) => !op.refused && op.held === undefined).count(),
    database.uploads.filter(isAwaitingUpload).count(),
  ]);
  return { operations, files, all: operations + files };
}
