import { type FieldMap, type SyncRow, isStampedField, syncLimits } from '#shared/contract/sync.ts';
import type { StoredAck, ServerTables, SyncUser } from '#shared/sync/hub/tables.ts';
import type { DeviceClock } from '#shared/sync/stamp.ts';
import type { Db } from './pool.ts';

/** The sync protocol's storage at the server: one user's rows, inside a transaction that holds `sync_user`. */
export interface SyncTables extends ServerTables {
  /** Reads at once what the next calls will need. */
  prefetch(wanted: { device: string; ns: readonly number[]; keys: readonly RecordKey[] }): Promise<void>;
  /** Writes what was saved and not written yet, and the user's new sequence number. */
  flush(): Promise<void>;
}

/**
 * No other transaction writes these rows while the transaction holds `sync_user`, so what was read is cached, and what
 * is saved is buffered and written in one statement: a page turn takes three round trips to the database, not eight.
 *
 * @param user as it was locked; changes to it are written with the next flush
 */
export function syncTables(db: Db, userId: string, user: SyncUser): SyncTables {
  return new BufferedTables(db, userId, user);
}

/** More than any real account has. Beyond it the least recently seen are deleted, so that a new one is never refused. */
const DEVICES_MAX = 200;
/**
 * Acknowledgements kept. A device sends its oldest operations until they are acknowledged, so it may request again
 * only those of its last request; five requests' worth, because another client may send under the same name.
 */
export const ACKS_PER_DEVICE = 5 * syncLimits.opsPerRequest;

type RecordKey = Pick<SyncRow, 't' | 'k'>;
const recordName = ({ t, k }: RecordKey): string => `${t}\n${k}`;
const ackName = (device: string, n: number): string => `${device}\n${n}`;

class BufferedTables implements SyncTables {
  private readonly db: Db;
  private readonly userId: string;
  private readonly user: SyncUser;
  /** The user as stored in the database. */
  private written: SyncUser;
  private readonly knownClocks = new Map<string, DeviceClock | null>();
  private readonly knownAcks = new Map<string, StoredAck | null>();
  private readonly knownRecords = new Map<string, SyncRow | null>();
  /** Greatest number of an operation that a device has had acknowledged; unknown where it is absent. */
  private readonly lastAcked = new Map<string, number>();
  private readonly unsaved = {
    records: new Map<string, SyncRow>(),
    acks: new Map<string, { device: string; n: number } & StoredAck>(),
    clocks: new Map<string, DeviceClock>(),
  };
  private hasNewDevice = false;

  constructor(db: Db, userId: string, user: SyncUser) {
    this.db = db;
    this.userId = userId;
    this.user = user;
    this.written = { ...user };
  }

  async prefetch({ device, ns, keys }: Parameters<SyncTables['prefetch']>[0]): Promise<void> {
    await this.flush();
    const { rows: found } = await this.db.query<Prefetched>(PREFETCH, [
      this.userId,
      device,
      ns,
      keys.map(({ t }) => t),
      keys.map(({ k }) => k),
    ]);
    const { last_n, last_ms, last_acked, acks, records } = found[0]!;
    this.knownClocks.set(device, last_n === null ? null : readableClock({ last_n, last_ms: last_ms! }));
    this.lastAcked.set(device, last_acked ?? 0);
    for (const n of ns) this.knownAcks.set(ackName(device, n), null);
    for (const { n, ...ack } of acks ?? []) this.knownAcks.set(ackName(device, n), ack);
    for (const key of keys) this.knownRecords.set(recordName(key), null);
    for (const row of records ?? []) this.knownRecords.set(recordName(row), readable(row));
  }

  async devices(names: readonly string[]): Promise<Map<string, DeviceClock>> {
    const missing = names.filter((name) => !this.knownClocks.has(name));
    if (missing.length > 0) {
      const found = await this.db.query<{ device: string; last_n: number; last_ms: number }>(
        'select device, last_n, last_ms from sync_device where user_id = $1 and device = any($2::text[])',
        [this.userId, missing],
      );
      for (const name of missing) this.knownClocks.set(name, null);
      for (const { device, ...clock } of found.rows) this.knownClocks.set(device, readableClock(clock));
    }
    // Copies: the caller advances a clock before it saves it.
    return known(names, (name) => {
      const clock = this.knownClocks.get(name);
      return clock && { ...clock };
    });
  }

  async saveDevices(clocks: ReadonlyMap<string, DeviceClock>): Promise<void> {
    for (const [device, clock] of clocks) {
      this.hasNewDevice ||= !this.knownClocks.get(device);
      this.knownClocks.set(device, { ...clock });
      this.unsaved.clocks.set(device, { ...clock });
    }
  }

  async acks(device: string, ns: readonly number[]): Promise<Map<number, StoredAck>> {
    const missing = ns.filter((n) => !this.isAckKnown(device, n));
    if (missing.length > 0) {
      const found = await this.db.query<{ n: number } & StoredAck>(
        'select n, seq, ms, digest from sync_op where user_id = $1 and device = $2 and n = any($3::bigint[])',
        [this.userId, device, missing],
      );
      for (const n of missing) this.knownAcks.set(ackName(device, n), null);
      for (const { n, ...ack } of found.rows) this.knownAcks.set(ackName(device, n), ack);
    }
    return known(ns, (n) => this.knownAcks.get(ackName(device, n)));
  }

  async saveAcks(device: string, acks: readonly (StoredAck & { n: number })[]): Promise<void> {
    for (const { n, ...ack } of acks) {
      this.knownAcks.set(ackName(device, n), ack);
      this.unsaved.acks.set(ackName(device, n), { device, n, ...ack });
    }
  }

  async records(keys: readonly RecordKey[]): Promise<SyncRow[]> {
    const missing = keys.filter((key) => !this.knownRecords.has(recordName(key)));
    if (missing.length > 0) {
      const found = await this.db.query<SyncRow>(
        `select t, k, seq, f from sync_record
          where user_id = $1 and (t, k) in (select * from unnest($2::text[], $3::text[]))`,
        [this.userId, missing.map(({ t }) => t), missing.map(({ k }) => k)],
      );
      for (const key of missing) this.knownRecords.set(recordName(key), null);
      for (const row of found.rows) this.knownRecords.set(recordName(row), readable(row));
    }
    return [...known(keys.map(recordName), (name) => this.knownRecords.get(name)).values()];
  }

  async saveRecords(rows: readonly SyncRow[]): Promise<void> {
    for (const row of rows) {
      this.knownRecords.set(recordName(row), row);
      this.unsaved.records.set(recordName(row), row);
    }
  }

  async changesAfter(cursor: number, limit: number): Promise<SyncRow[]> {
    await this.flush();
    const { rows } = await this.db.query<SyncRow>(
      'select t, k, seq, f from sync_record where user_id = $1 and seq > $2 order by seq limit $3',
      [this.userId, cursor, limit],
    );
    return rows.map(readable);
  }

  async flush(): Promise<void> {
    const { user, written, unsaved } = this;
    const records = [...unsaved.records.values()];
    const acks = [...unsaved.acks.values()];
    const clocks = [...unsaved.clocks];
    const hasMoved =
      user.epoch !== written.epoch || user.seq !== written.seq || user.lastMs !== written.lastMs;
    if (!hasMoved && records.length + acks.length + clocks.length === 0) return;
    this.written = { ...user };
    for (const each of Object.values(unsaved)) each.clear();
    await this.db.query(FLUSH, [
      this.userId,
      records.map(({ t }) => t),
      records.map(({ k }) => k),
      records.map(({ f }) => JSON.stringify(f satisfies FieldMap)),
      records.map(({ seq }) => seq),
      acks.map(({ device }) => device),
      acks.map(({ n }) => n),
      acks.map(({ seq }) => seq),
      acks.map(({ ms }) => ms),
      acks.map(({ digest }) => digest),
      clocks.map(([device]) => device),
      clocks.map(([, { lastN }]) => lastN),
      clocks.map(([, { lastMs }]) => lastMs),
      user.epoch,
      user.seq,
      user.lastMs,
      user.records,
      user.bytes,
    ]);
    await this.deleteSurplusAcks(acks);
    if (!this.hasNewDevice) return;
    this.hasNewDevice = false;
    await this.db.query(DELETE_SURPLUS_DEVICES, [this.userId, DEVICES_MAX]);
  }

  /** On average once for each full request, however few operations the requests have; a full one always does it. */
  private async deleteSurplusAcks(saved: readonly { device: string }[]): Promise<void> {
    if (saved.length === 0 || Math.random() >= saved.length / syncLimits.opsPerRequest) return;
    for (const device of new Set(saved.map((ack) => ack.device)))
      await this.db.query(DELETE_SURPLUS_ACKS, [this.userId, device, ACKS_PER_DEVICE]);
  }

  private isAckKnown(device: string, n: number): boolean {
    const { knownAcks, lastAcked } = this;
    return knownAcks.has(ackName(device, n)) || n > (lastAcked.get(device) ?? Number.POSITIVE_INFINITY);
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

/** A clock; a number beyond the limit, which an earlier release accepted, counts as none. */
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

/** By age, not by number: an invented number must not outlive genuine ones. */
const DELETE_SURPLUS_ACKS = `delete from sync_op where user_id = $1 and device = $2 and n in (
    select n from sync_op where user_id = $1 and device = $2 order by created_at desc, n desc offset $3)`;

/** Devices that never sent anything go first: only rows that others returned to a restored server name them. */
const DELETE_SURPLUS_DEVICES = `with surplus as (
    delete from sync_device where user_id = $1 and device in (
      select device from sync_device where user_id = $1 and device not in ('srv', 'rest')
       order by last_n > 0 desc, seen_at desc offset $2)
    returning device
  )
  delete from sync_op where user_id = $1 and device in (select device from surplus)`;
