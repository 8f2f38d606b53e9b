import { randomBytes } from 'node:crypto';
import { syncLimits } from '#shared/contract/sync.ts';
import type { SyncUser } from '#shared/sync/hub/tables.ts';
import type { Db } from './pool.ts';

interface SyncUserRow {
  epoch: string;
  seq: number;
  last_ms: number;
  records: number | null;
  bytes: number | null;
  records_max: number | null;
}

/** 96 random bits in 16 characters: epochs travel with every call, where a UUID would cost more. */
export const newEpoch = (): string => randomBytes(12).toString('base64url');

/** Serialises one user's writers: the holder of this row assigns the next seq, and commits before the next holder does. */
export async function lockSyncUser(db: Db, userId: string): Promise<SyncUser> {
  const lock = () =>
    db.query<SyncUserRow>(
      `select epoch, seq, last_ms, records, bytes, (select records_max from users where id = $1) as records_max
         from sync_user where user_id = $1 for update`,
      [userId],
    );
  let { rows } = await lock();
  if (rows.length === 0) {
    await db.query(
      'insert into sync_user (user_id, epoch, records, bytes) values ($1, $2, 0, 0) on conflict do nothing',
      [userId, newEpoch()],
    );
    ({ rows } = await lock());
  }
  const { epoch, seq, last_ms, records, bytes, records_max } = rows[0]!;
  const size = records === null || bytes === null ? await measureRecords(db, userId) : { records, bytes };
  return { epoch, seq, lastMs: last_ms, ...size, recordsMax: records_max ?? syncLimits.recordsPerUser };
}

/** Counts what is there, once for each user who had records before they were counted as they are written. */
async function measureRecords(db: Db, userId: string): Promise<{ records: number; bytes: number }> {
  const { rows } = await db.query<{ records: number; bytes: number }>(
    `select count(*) as records, coalesce(sum(length(f::text)), 0)::bigint as bytes
       from sync_record where user_id = $1`,
    [userId],
  );
  return rows[0]!;
}

/** After a restore: a new epoch makes every device return what the database lost. @returns how many users */
export async function renewEpochs(db: Db): Promise<number> {
  return (await db.query('update sync_user set epoch = $1', [newEpoch()])).rowCount ?? 0;
}
