import type pg from 'pg';
import type { FieldMap, SyncRow } from '#shared/contract/sync.ts';
import { mergeFields } from '#shared/sync/merge.ts';
import { stampFields } from '#shared/sync/stamp.ts';
import { greatestMs } from '#shared/sync/view.ts';
import { type Db, transaction } from '../db/pool.ts';
import {
  type SyncUser,
  lockSyncUser,
  readDevice,
  readRecords,
  saveDevice,
  saveRecords,
  saveSyncUser,
} from '../db/sync.ts';
import { announceChange } from '../realtime/announce.ts';

/** What a transaction on one user's records carries along. */
export interface UserChanges {
  readonly db: Db;
  readonly userId: string;
  readonly user: SyncUser;
  /** Server milliseconds, never behind a stamp already given to this user. */
  readonly nowMs: number;
}

/** The server's own facts about a record are written under this device. Real devices have longer names. */
export const SERVER_DEVICE = 'srv';

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
    const result = await work({ db, userId, user, nowMs: Math.max(Date.now(), user.last_ms) });
    if (user.seq !== before.seq || user.last_ms !== before.last_ms || user.epoch !== before.epoch) {
      await saveSyncUser(db, userId, user);
    }
    if (user.seq !== before.seq) await announceChange(db, userId, user.seq);
    return result;
  });
}

/**
 * Merges stamped fields into a record kept in `records`; a record that changed gets the next seq.
 * @returns the record's seq
 */
export function mergeInto(
  changes: UserChanges,
  records: RecordSet,
  t: string,
  k: string,
  f: FieldMap,
): number {
  const current = records.get(t, k);
  const merged = mergeFields(current?.f ?? {}, f);
  changes.user.last_ms = Math.max(changes.user.last_ms, greatestMs(f));
  if (current && merged === current.f) return current.seq;
  changes.user.seq += 1;
  records.put({ t, k, f: merged, seq: changes.user.seq });
  return changes.user.seq;
}

/** Sets facts that the server alone knows: they are newer than everything before them. */
export async function setServerFields(
  changes: UserChanges,
  t: string,
  k: string,
  f: Record<string, unknown>,
): Promise<void> {
  const { db, userId, nowMs } = changes;
  const clock = await readDevice(db, userId, SERVER_DEVICE);
  const n = clock.lastN + 1;
  const records = await loadRecords(changes, [{ t, k }]);
  const current = records.get(t, k);
  // A fact that is already so is not news: no device is woken for it.
  const news = Object.fromEntries(
    Object.entries(f).filter(
      ([name, value]) => JSON.stringify(current?.f[name]?.[0]) !== JSON.stringify(value),
    ),
  );
  if (Object.keys(news).length === 0) return;
  mergeInto(changes, records, t, k, stampFields({ n, f: news }, nowMs, SERVER_DEVICE));
  await records.save();
  await saveDevice(db, userId, SERVER_DEVICE, { lastN: n, lastMs: nowMs });
}

/** Records read together, changed in memory and written together. */
export interface RecordSet {
  get(t: string, k: string): SyncRow | undefined;
  put(row: SyncRow): void;
  save(): Promise<void>;
}

export async function loadRecords(
  { db, userId }: UserChanges,
  keys: readonly { t: string; k: string }[],
): Promise<RecordSet> {
  const name = (t: string, k: string) => `${t}\n${k}`;
  const found = new Map((await readRecords(db, userId, keys)).map((row) => [name(row.t, row.k), row]));
  const changed = new Map<string, SyncRow>();
  return {
    get: (t, k) => found.get(name(t, k)),
    put(row) {
      found.set(name(row.t, row.k), row);
      changed.set(name(row.t, row.k), row);
    },
    async save() {
      if (changed.size > 0) await saveRecords(db, userId, [...changed.values()]);
      changed.clear();
    },
  };
}
