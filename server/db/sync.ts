import { randomUUID } from 'node:crypto';
import type { FieldMap, SyncRow } from '#shared/contract/sync.ts';
import type { Db } from './pool.ts';

export interface SyncUser {
  epoch: string;
  seq: number;
  last_ms: number;
}

/** Serialises one user's writers: whoever holds this row gives out the next seq, and commits before the next does. */
export async function lockSyncUser(db: Db, userId: string): Promise<SyncUser> {
  await db.query('insert into sync_user (user_id, epoch) values ($1, $2) on conflict do nothing', [
    userId,
    randomUUID(),
  ]);
  const { rows } = await db.query<SyncUser>(
    'select epoch, seq, last_ms from sync_user where user_id = $1 for update',
    [userId],
  );
  return rows[0]!;
}

export async function saveSyncUser(db: Db, userId: string, { epoch, seq, last_ms }: SyncUser): Promise<void> {
  await db.query('update sync_user set epoch = $2, seq = $3, last_ms = $4 where user_id = $1', [
    userId,
    epoch,
    seq,
    last_ms,
  ]);
}

export async function isForeignDevice(db: Db, userId: string, device: string): Promise<boolean> {
  const { rowCount } = await db.query('select from sync_device where device = $2 and user_id <> $1 limit 1', [
    userId,
    device,
  ]);
  return rowCount !== 0;
}

export async function readDevice(
  db: Db,
  userId: string,
  device: string,
): Promise<{ lastN: number; lastMs: number }> {
  const { rows } = await db.query<{ last_n: number; last_ms: number }>(
    'select last_n, last_ms from sync_device where user_id = $1 and device = $2',
    [userId, device],
  );
  return { lastN: rows[0]?.last_n ?? 0, lastMs: rows[0]?.last_ms ?? 0 };
}

export async function saveDevice(
  db: Db,
  userId: string,
  device: string,
  clock: { lastN: number; lastMs: number },
): Promise<void> {
  await db.query(
    `insert into sync_device (user_id, device, last_n, last_ms) values ($1, $2, $3, $4)
     on conflict (user_id, device) do update set last_n = excluded.last_n, last_ms = excluded.last_ms, seen_at = now()`,
    [userId, device, clock.lastN, clock.lastMs],
  );
}

/** Acknowledgements already given for these operation numbers. */
export async function readAcks(
  db: Db,
  userId: string,
  device: string,
  ns: readonly number[],
): Promise<Map<number, { seq: number; ms: number }>> {
  const { rows } = await db.query<{ n: number; seq: number; ms: number }>(
    'select n, seq, ms from sync_op where user_id = $1 and device = $2 and n = any($3::bigint[])',
    [userId, device, ns],
  );
  return new Map(rows.map(({ n, seq, ms }) => [n, { seq, ms }]));
}

export async function saveAcks(
  db: Db,
  userId: string,
  device: string,
  acks: readonly { n: number; seq: number; ms: number }[],
): Promise<void> {
  await db.query(
    `insert into sync_op (user_id, device, n, seq, ms)
     select $1, $2, * from unnest($3::bigint[], $4::bigint[], $5::bigint[])`,
    [userId, device, acks.map((ack) => ack.n), acks.map((ack) => ack.seq), acks.map((ack) => ack.ms)],
  );
}

export async function readRecords(
  db: Db,
  userId: string,
  keys: readonly { t: string; k: string }[],
): Promise<SyncRow[]> {
  const { rows } = await db.query<SyncRow>(
    `select t, k, seq, f from sync_record
      where user_id = $1 and (t, k) in (select * from unnest($2::text[], $3::text[]))`,
    [userId, keys.map(({ t }) => t), keys.map(({ k }) => k)],
  );
  return rows;
}

export async function saveRecords(db: Db, userId: string, records: readonly SyncRow[]): Promise<void> {
  await db.query(
    `insert into sync_record (user_id, t, k, f, seq)
     select $1, t, k, f, seq from unnest($2::text[], $3::text[], $4::jsonb[], $5::bigint[]) as new (t, k, f, seq)
     on conflict (user_id, t, k) do update set f = excluded.f, seq = excluded.seq`,
    [
      userId,
      records.map(({ t }) => t),
      records.map(({ k }) => k),
      records.map(({ f }) => JSON.stringify(f satisfies FieldMap)),
      records.map(({ seq }) => seq),
    ],
  );
}

/** Rows changed after the cursor, oldest change first. */
export async function changesAfter(
  db: Db,
  userId: string,
  cursor: number,
  limit: number,
): Promise<SyncRow[]> {
  const { rows } = await db.query<SyncRow>(
    'select t, k, seq, f from sync_record where user_id = $1 and seq > $2 order by seq limit $3',
    [userId, cursor, limit],
  );
  return rows;
}

/** Operations this old are never sent again. */
export async function deleteOldAcks(db: Db): Promise<void> {
  await db.query(`delete from sync_op where created_at < now() - interval '90 days'`);
}
