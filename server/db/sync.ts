import { randomBytes } from 'node:crypto';
import type { FieldMap, SyncRow } from '#shared/contract/sync.ts';
import type { ServerTables, SyncUser } from '#shared/sync/hub/tables.ts';
import type { Db } from './pool.ts';

interface SyncUserRow {
  epoch: string;
  seq: number;
  last_ms: number;
}

/** 96 random bits in 16 characters: epochs travel with every call, where a UUID would cost more. */
export const newEpoch = (): string => randomBytes(12).toString('base64url');

/** Serialises one user's writers: whoever holds this row gives out the next seq, and commits before the next does. */
export async function lockSyncUser(db: Db, userId: string): Promise<SyncUser> {
  const lock = () =>
    db.query<SyncUserRow>('select epoch, seq, last_ms from sync_user where user_id = $1 for update', [
      userId,
    ]);
  let { rows } = await lock();
  if (rows.length === 0) {
    await db.query('insert into sync_user (user_id, epoch) values ($1, $2) on conflict do nothing', [
      userId,
      newEpoch(),
    ]);
    ({ rows } = await lock());
  }
  const { epoch, seq, last_ms } = rows[0]!;
  return { epoch, seq, lastMs: last_ms };
}

export async function saveSyncUser(db: Db, userId: string, { epoch, seq, lastMs }: SyncUser): Promise<void> {
  await db.query('update sync_user set epoch = $2, seq = $3, last_ms = $4 where user_id = $1', [
    userId,
    epoch,
    seq,
    lastMs,
  ]);
}

/** A restored database begins a new life: every device then gives back what it lost. @returns how many users */
export async function renewEpochs(db: Db): Promise<number> {
  return (await db.query('update sync_user set epoch = $1', [newEpoch()])).rowCount ?? 0;
}

export async function isForeignDevice(db: Db, userId: string, device: string): Promise<boolean> {
  const { rowCount } = await db.query('select from sync_device where device = $2 and user_id <> $1 limit 1', [
    userId,
    device,
  ]);
  return rowCount !== 0;
}

/** The sync protocol's storage at the server: one user's rows, inside a transaction that holds `sync_user`. */
export function syncTables(db: Db, userId: string): ServerTables {
  return {
    async devices(names) {
      const { rows } = await db.query<{ device: string; last_n: number; last_ms: number }>(
        'select device, last_n, last_ms from sync_device where user_id = $1 and device = any($2::text[])',
        [userId, names],
      );
      return new Map(rows.map(({ device, last_n, last_ms }) => [device, { lastN: last_n, lastMs: last_ms }]));
    },

    async saveDevices(clocks) {
      await db.query(
        `insert into sync_device (user_id, device, last_n, last_ms)
         select $1, * from unnest($2::text[], $3::bigint[], $4::bigint[])
         on conflict (user_id, device)
           do update set last_n = excluded.last_n, last_ms = excluded.last_ms, seen_at = now()`,
        [
          userId,
          [...clocks.keys()],
          [...clocks.values()].map(({ lastN }) => lastN),
          [...clocks.values()].map(({ lastMs }) => lastMs),
        ],
      );
    },

    async acks(device, ns) {
      const { rows } = await db.query<{ n: number; seq: number; ms: number }>(
        'select n, seq, ms from sync_op where user_id = $1 and device = $2 and n = any($3::bigint[])',
        [userId, device, ns],
      );
      return new Map(rows.map(({ n, seq, ms }) => [n, { seq, ms }]));
    },

    async saveAcks(device, acks) {
      await db.query(
        `insert into sync_op (user_id, device, n, seq, ms)
         select $1, $2, * from unnest($3::bigint[], $4::bigint[], $5::bigint[])`,
        [userId, device, acks.map((ack) => ack.n), acks.map((ack) => ack.seq), acks.map((ack) => ack.ms)],
      );
    },

    async records(keys) {
      const { rows } = await db.query<SyncRow>(
        `select t, k, seq, f from sync_record
          where user_id = $1 and (t, k) in (select * from unnest($2::text[], $3::text[]))`,
        [userId, keys.map(({ t }) => t), keys.map(({ k }) => k)],
      );
      return rows;
    },

    async saveRecords(records) {
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
    },

    async changesAfter(cursor, limit) {
      const { rows } = await db.query<SyncRow>(
        'select t, k, seq, f from sync_record where user_id = $1 and seq > $2 order by seq limit $3',
        [userId, cursor, limit],
      );
      return rows;
    },
  };
}

/** The requests for a description's picture that nobody has answered yet. @returns their keys */
export async function imageRequestsFor(db: Db, userId: string, descriptionId: string): Promise<string[]> {
  const { rows } = await db.query<{ k: string }>(
    `select k from sync_record
      where user_id = $1 and t = 'imgreq' and f->'description'->>0 = $2 and f->'status'->>0 = 'queued'`,
    [userId, descriptionId],
  );
  return rows.map(({ k }) => k);
}

/** Records deleted before `beforeMs` of which more is left than the fact that they are. */
export async function oldTombstones(
  db: Db,
  beforeMs: number,
  limit: number,
): Promise<{ userId: string; t: string; k: string; fields: string[] }[]> {
  const { rows } = await db.query<{ user_id: string; t: string; k: string; fields: string[] }>(
    `select user_id, t, k, array_agg(field.key) as fields
       from sync_record, jsonb_each(f) as field
      where f->'deleted'->>0 = 'true' and (f->'deleted'->>1)::bigint < $1
        and field.key <> 'deleted' and field.value->>0 is not null
      group by user_id, t, k limit $2`,
    [beforeMs, limit],
  );
  return rows.map(({ user_id, ...row }) => ({ userId: user_id, ...row }));
}

/** Operations this old are never sent again. */
export async function deleteOldAcks(db: Db): Promise<void> {
  await db.query(`delete from sync_op where created_at < now() - interval '90 days'`);
}
