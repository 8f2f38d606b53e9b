import type pg from 'pg';
import type { RecordChange, RecordChanges } from '#shared/sync/hub/record-changes.ts';
import { setBookDeleted } from '../db/books.ts';
import { type Db, transaction } from '../db/pool.ts';
import { lockSyncUser, saveSyncUser, syncTables } from '../db/sync.ts';
import { announceChange } from '../realtime/announce.ts';

/** What a transaction on one user's records carries along, for whatever else must happen in the same one. */
export interface UserChanges extends RecordChanges {
  readonly db: Db;
  readonly userId: string;
}

/**
 * One transaction on a user's records. It holds the user's row from its first statement, which makes commit order
 * seq order and keeps transactions that touch records and other tables from waiting for each other in a ring.
 * Where something changed, the user's devices are told once it has committed.
 */
export async function changeUser<T>(
  pool: pg.Pool,
  userId: string,
  work: (changes: UserChanges) => Promise<T>,
): Promise<T> {
  return transaction(pool, async (db) => {
    const user = await lockSyncUser(db, userId);
    const before = { ...user };
    const nowMs = Math.max(Date.now(), user.lastMs);
    const tables = syncTables(db, userId);
    const changes: UserChanges = { db, userId, user, nowMs, tables, changed: [] };
    const result = await work(changes);
    await followDeletedBooks(db, userId, changes.changed);
    if (user.seq !== before.seq || user.lastMs !== before.lastMs || user.epoch !== before.epoch) {
      await saveSyncUser(db, userId, user);
    }
    if (user.seq !== before.seq) await announceChange(db, userId, user.seq);
    return result;
  });
}

/** The synced field `deleted` decides; the table of books follows it. */
async function followDeletedBooks(db: Db, userId: string, changed: readonly RecordChange[]): Promise<void> {
  for (const { t, k, before, after } of changed) {
    const [was, is] = [before.deleted?.[0] === true, after.deleted?.[0] === true];
    if (t === 'book' && was !== is) await setBookDeleted(db, userId, k, is);
  }
}
