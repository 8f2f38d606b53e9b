import type pg from 'pg';
import type { RecordChange, RecordChanges } from '#shared/sync/hub/record-changes.ts';
import { setBookDeleted } from '../../db/books.ts';
import type { Db } from '../../db/pool.ts';
import { type SyncTables, syncTables } from '../../db/sync-tables.ts';
import { lockSyncUser } from '../../db/sync-users.ts';
import { userTransaction } from '../../db/user-transaction.ts';
import { announceChange } from '../../realtime/announce.ts';

/** The context of a transaction on one user's records, passed to everything that must happen within it. */
export interface UserChanges extends RecordChanges {
  readonly db: Db;
  readonly userId: string;
  readonly tables: SyncTables;
}

/**
 * One transaction on a user's records. It holds the user's row from its first statement, which makes commit order seq
 * order and keeps transactions that touch records and other tables from deadlocking.
 *
 * Where something changed, the user's devices are notified, in a statement of its own after the commit: Postgres lets
 * transactions that notify commit only one after the other, each with its write to the disk. Should the server die
 * between the two, its successor notifies all; should the database, listeners pull when they are connected again.
 */
export async function changeUser<T>(
  pool: pg.Pool,
  userId: string,
  work: (changes: UserChanges) => Promise<T>,
): Promise<T> {
  let seq: number | null = null;
  const change = async (db: Db) => {
    const user = await lockSyncUser(db, userId);
    const before = user.seq;
    const nowMs = Math.max(Date.now(), user.lastMs);
    const tables = syncTables(db, userId, user);
    const changes: UserChanges = { db: flushed(db, tables), userId, user, nowMs, tables, changed: [] };
    const result = await work(changes);
    await followDeletedBooks(db, userId, changes.changed);
    await tables.flush();
    if (user.seq !== before) seq = user.seq;
    return result;
  };
  return userTransaction(pool, userId, change, async (db) => {
    if (seq !== null) await announceChange(db, userId, seq);
  });
}

/** Writes the changed records before each query, so that a query made beside the tables reads them too. */
const flushed = (db: Db, tables: SyncTables): Db => ({
  async query(text, values) {
    await tables.flush();
    return db.query(text, values);
  },
});

/** The synced field `deleted` decides; the table of books follows it. */
async function followDeletedBooks(db: Db, userId: string, changed: readonly RecordChange[]): Promise<void> {
  for (const { t, k, before, after } of changed) {
    const [was, is] = [before.deleted?.[0] === true, after.deleted?.[0] === true];
    if (t === 'book' && was !== is) await setBookDeleted(db, userId, k, is);
  }
}
