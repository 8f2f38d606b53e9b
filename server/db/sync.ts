import { randomBytes } from 'node:crypto';
import { type FieldMap, type SyncRow, isStampedField, syncLimits } from '#shared/contract/sync.ts';
import type { StoredAck, ServerTables, SyncUser } from '#shared/sync/hub/tables.ts';
import type { DeviceClock } from '#shared/sync/stamp.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

interface SyncUserRow {
  epoch: string;
  seq: number;
  last_ms: number;
  records: number | null;
  bytes: number | null;
}

/** 96 random bits in 16 characters: epochs travel with every call, where a UUID would cost more. */
export const newEpoch = (): string => randomBytes(12).toString('base64url');

/** Serialises one user's writers: the holder of this row assigns the next seq, and commits before the next holder does. */
export async function lockSyncUser(db: Db, userId: string): Promise<SyncUser> {
  const lock = () =>
    db.query<SyncUserRow>(
      'select epoch, seq, last_ms, records, bytes from sync_user where user_id = $1 for update',
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
  const { epoch, seq, last_ms, records, bytes } = rows[0]!;
  const size = records === null || bytes === null ? await measureRecords(db, userId) : { records, bytes };
  return { epoch, seq, lastMs: last_ms, ...size };
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

/** The sync protocol's storage at the server: one user's rows, inside a transaction that holds `sync_user`. */
export interface SyncTables extends ServerTables {
  /** Reads at once what the next calls will ask for. */
  prefetch(wanted: { device: string; ns: readonly number[]; keys: readonly RecordKey[] }): Promise<void>;
  /** Writes what was saved and not written yet, and the user's new sequence number. */
  flush(): Promise<void>;
}

/** More than anybody has. Beyond it the least recently seen are forgotten, so that a new one is never refused. */
const DEVICES_MAX = 200;

type RecordKey = Pick<SyncRow, 't' | 'k'>;
const nameOf = ({ t, k }: RecordKey): string => `${t}\n${k}`;

/**
 * No other transaction writes these rows while the transaction holds `sync_user`, so what was read is remembered, and what is
 * saved is buffered and written in one statement: a page turn takes three round trips to the database, not eight.
 *
 * @param user as it was locked; changes to it are written with the next flush
 */
export function syncTables(db: Db, userId: string, user: SyncUser): SyncTables {
  let written = { ...user };
  const clocks = new Map<string, DeviceClock | null>();
  const knownAcks = new Map<string, StoredAck | null>();
  const rows = new Map<string, SyncRow | null>();
  /** Greatest number of an operation that a device has had acknowledged; unknown where it is absent. */
  const lastAcked = new Map<string, number>();
  const unsaved = {
    records: new Map<string, SyncRow>(),
    acks: new Map<string, { device: string; n: number } & StoredAck>(),
    clocks: new Map<string, DeviceClock>(),
  };
  let hasNewDevice = false;
  const ackName = (device: string, n: number) => `${device}\n${n}`;
  const isAckKnown = (device: string, n: number) =>
    knownAcks.has(ackName(device, n)) || n > (lastAcked.get(device) ?? Number.POSITIVE_INFINITY);

  return {
    async prefetch({ device, ns, keys }) {
      await flush();
      const { rows: found } = await db.query<Prefetched>(PREFETCH, [
        userId,
        device,
        ns,
        keys.map(({ t }) => t),
        keys.map(({ k }) => k),
      ]);
      const { last_n, last_ms, last_acked, acks, records } = found[0]!;
      clocks.set(device, last_n === null ? null : readableClock({ last_n, last_ms: last_ms! }));
      lastAcked.set(device, last_acked ?? 0);
      for (const n of ns) knownAcks.set(ackName(device, n), null);
      for (const { n, ...ack } of acks ?? []) knownAcks.set(ackName(device, n), ack);
      for (const key of keys) rows.set(nameOf(key), null);
      for (const row of records ?? []) rows.set(nameOf(row), readable(row));
    },

    async devices(names) {
      const missing = names.filter((name) => !clocks.has(name));
      if (missing.length > 0) {
        const found = await db.query<{ device: string; last_n: number; last_ms: number }>(
          'select device, last_n, last_ms from sync_device where user_id = $1 and device = any($2::text[])',
          [userId, missing],
        );
        for (const name of missing) clocks.set(name, null);
        for (const { device, ...clock } of found.rows) clocks.set(device, readableClock(clock));
      }
      // The caller moves a clock on before it saves it.
      return known(names, (name) => clocks.get(name) && { ...clocks.get(name)! });
    },

    async saveDevices(news) {
      for (const [device, clock] of news) {
        hasNewDevice ||= !clocks.get(device);
        clocks.set(device, { ...clock });
        unsaved.clocks.set(device, { ...clock });
      }
    },

    async acks(device, ns) {
      const missing = ns.filter((n) => !isAckKnown(device, n));
      if (missing.length > 0) {
        const found = await db.query<{ n: number } & StoredAck>(
          'select n, seq, ms, digest from sync_op where user_id = $1 and device = $2 and n = any($3::bigint[])',
          [userId, device, missing],
        );
        for (const n of missing) knownAcks.set(ackName(device, n), null);
        for (const { n, ...ack } of found.rows) knownAcks.set(ackName(device, n), ack);
      }
      return known(ns, (n) => knownAcks.get(ackName(device, n)));
    },

    async saveAcks(device, acks) {
      for (const { n, ...ack } of acks) {
        knownAcks.set(ackName(device, n), ack);
        unsaved.acks.set(ackName(device, n), { device, n, ...ack });
      }
    },

    async records(keys) {
      const missing = keys.filter((key) => !rows.has(nameOf(key)));
      if (missing.length > 0) {
        const found = await db.query<SyncRow>(
          `select t, k, seq, f from sync_record
            where user_id = $1 and (t, k) in (select * from unnest($2::text[], $3::text[]))`,
          [userId, missing.map(({ t }) => t), missing.map(({ k }) => k)],
        );
        for (const key of missing) rows.set(nameOf(key), null);
        for (const row of found.rows) rows.set(nameOf(row), readable(row));
      }
      return [...known(keys.map(nameOf), (name) => rows.get(name)).values()];
    },

    async saveRecords(records) {
      for (const row of records) {
        rows.set(nameOf(row), row);
        unsaved.records.set(nameOf(row), row);
      }
    },

    async changesAfter(cursor, limit) {
      await flush();
      const { rows: after } = await db.query<SyncRow>(
        'select t, k, seq, f from sync_record where user_id = $1 and seq > $2 order by seq limit $3',
        [userId, cursor, limit],
      );
      return after.map(readable);
    },

    flush,
  };

  async function flush(): Promise<void> {
    const [records, acks, devices] = [
      [...unsaved.records.values()],
      [...unsaved.acks.values()],
      [...unsaved.clocks],
    ];
    const hasMoved =
      user.epoch !== written.epoch || user.seq !== written.seq || user.lastMs !== written.lastMs;
    if (!hasMoved && records.length + acks.length + devices.length === 0) return;
    written = { ...user };
    for (const each of Object.values(unsaved)) each.clear();
    await db.query(FLUSH, [
      userId,
      records.map(({ t }) => t),
      records.map(({ k }) => k),
      records.map(({ f }) => JSON.stringify(f satisfies FieldMap)),
      records.map(({ seq }) => seq),
      acks.map(({ device }) => device),
      acks.map(({ n }) => n),
      acks.map(({ seq }) => seq),
      acks.map(({ ms }) => ms),
      acks.map(({ digest }) => digest),
      devices.map(([device]) => device),
      devices.map(([, { lastN }]) => lastN),
      devices.map(([, { lastMs }]) => lastMs),
      user.epoch,
      user.seq,
      user.lastMs,
      user.records,
      user.bytes,
    ]);
    if (!hasNewDevice) return;
    hasNewDevice = false;
    await db.query(FORGET_DEVICES, [userId, DEVICES_MAX]);
  }
}

/** A row without the fields whose stamp no device could read: an earlier release accepted such from a device. */
function readable(row: SyncRow): SyncRow {
  if (Object.values(row.f).every(isStampedField)) return row;
  return {
    ...row,
    f: Object.fromEntries(Object.entries(row.f).filter(([, field]) => isStampedField(field))),
  };
}

/** A clock; the number that an earlier release accepted without a limit counts as none. */
const readableClock = ({ last_n, last_ms }: { last_n: number; last_ms: number }): DeviceClock => ({
  lastN: last_n > syncLimits.numberMax ? 0 : last_n,
  lastMs: last_ms,
});

function known<K, V>(keys: readonly K[], find: (key: K) => V | null | undefined): Map<K, V> {
  const found = new Map<K, V>();
  for (const key of keys) {
    const value = find(key);
    if (value) found.set(key, value);
  }
  return found;
}

interface Prefetched {
  last_n: number | null;
  last_ms: number | null;
  last_acked: number | null;
  acks: ({ n: number } & StoredAck)[] | null;
  records: SyncRow[] | null;
}

const PREFETCH = `select d.last_n, d.last_ms,
    (select max(n) from sync_op where user_id = $1 and device = $2) as last_acked,
    (select json_agg(json_build_object('n', n, 'seq', seq, 'ms', ms, 'digest', digest)) from sync_op
      where user_id = $1 and device = $2 and n = any($3::bigint[])) as acks,
    (select json_agg(json_build_object('t', t, 'k', k, 'seq', seq, 'f', f)) from sync_record
      where user_id = $1 and (t, k) in (select * from unnest($4::text[], $5::text[]))) as records
  from (values (1)) as one left join sync_device d on d.user_id = $1 and d.device = $2`;

const FLUSH = `with records as (
    insert into sync_record (user_id, t, k, f, seq)
    select $1, t, k, f, seq from unnest($2::text[], $3::text[], $4::jsonb[], $5::bigint[]) as new (t, k, f, seq)
    on conflict (user_id, t, k) do update set f = excluded.f, seq = excluded.seq
  ), acks as (
    insert into sync_op (user_id, device, n, seq, ms, digest)
    select $1, * from unnest($6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
    on conflict (user_id, device, n)
      do update set seq = excluded.seq, ms = excluded.ms, digest = excluded.digest, created_at = now()
  ), devices as (
    insert into sync_device (user_id, device, last_n, last_ms)
    select $1, * from unnest($11::text[], $12::bigint[], $13::bigint[])
    on conflict (user_id, device)
      do update set last_n = excluded.last_n, last_ms = excluded.last_ms, seen_at = now()
  )
  update sync_user set epoch = $14, seq = $15, last_ms = $16, records = $17, bytes = $18 where user_id = $1`;

/** Those that never sent anything first: only what others returned to a restored server names them. */
const FORGET_DEVICES = `delete from sync_device where user_id = $1 and device in (
    select device from sync_device where user_id = $1 and device not in ('srv', 'rest')
     order by last_n > 0 desc, seen_at desc offset $2)`;

/** @returns keys of the unanswered requests for a description's picture */
export async function queuedImageRequests(db: Db, userId: string, descriptionId: string): Promise<string[]> {
  const { rows } = await db.query<{ k: string }>(
    `select k from sync_record
      where user_id = $1 and t = 'imgreq' and f->'description'->>0 = $2 and f->'status'->>0 = 'queued'`,
    [userId, descriptionId],
  );
  return rows.map(({ k }) => k);
}

/** @returns keys of the requests that carry a picture of this description, whether or not it is the current one */
export async function resolvedImageRequests(
  db: Db,
  userId: string,
  descriptionId: string,
): Promise<string[]> {
  const { rows } = await db.query<{ k: string }>(
    `select k from sync_record
      where user_id = $1 and t = 'imgreq' and f->'description'->>0 = $2 and f->'image'->>0 is not null`,
    [userId, descriptionId],
  );
  return rows.map(({ k }) => k);
}

/** A deleted record, with the names of its fields that still have a value. */
export interface OldTombstone {
  userId: string;
  t: string;
  k: string;
  fields: string[];
}

/** A page of the records deleted before `beforeMs` that still have other fields, from after a record of the last page. */
export async function oldTombstones(
  db: Db,
  beforeMs: number,
  after: Pick<OldTombstone, 'userId' | 't' | 'k'> | null,
  limit: number,
): Promise<OldTombstone[]> {
  const { rows } = await db.query<{ user_id: string; t: string; k: string; fields: string[] }>(
    `select user_id, t, k, array_agg(field.key) as fields
       from sync_record, jsonb_each(f) as field
      where f->'deleted'->>0 = 'true' and (f->'deleted'->>1)::bigint < $1
        and field.key <> 'deleted' and field.value->>0 is not null
        and ($2::uuid is null or (user_id, t, k) > ($2, $3, $4))
      group by user_id, t, k order by user_id, t, k limit $5`,
    [beforeMs, after?.userId ?? null, after?.t ?? null, after?.k ?? null, limit],
  );
  return rows.map(({ user_id, ...row }) => ({ userId: user_id, ...row }));
}

/** Operations this old are never sent again. */
export async function deleteOldAcks(db: Db): Promise<void> {
  await deleteInBatches(db, 'sync_op', `created_at < now() - interval '90 days'`);
}
