import { type FieldMap, type SyncRow, syncLimits } from '../../contract/sync.ts';
import { mergeFields } from '../merge.ts';
import type { DeviceClock } from '../stamp.ts';
import { stampFields } from '../stamp.ts';
import { greatestMs } from '../view.ts';
import type { ServerTables, SyncUser } from './tables.ts';

/** A transaction on one user's records. */
export interface RecordChanges {
  readonly tables: ServerTables;
  readonly user: SyncUser;
  /** Server milliseconds, never behind a stamp already assigned to this user. */
  readonly nowMs: number;
  /** Records before and after each change, in order; effects are derived from these. */
  readonly changed: RecordChange[];
}

export interface RecordChange {
  t: string;
  k: string;
  before: FieldMap;
  after: FieldMap;
  /** Sequence numbers before and after; 0 for a record that is new. */
  beforeSeq: number;
  seq: number;
}

/** The device name under which the server writes its own fields. Real devices have longer names. */
export const SERVER_DEVICE = 'srv';

/** Records read together, changed in memory and written together. */
export interface RecordSet {
  /** A record's current fields; empty for one that does not exist. */
  fields(t: string, k: string): FieldMap;
  /**
   * Merges stamped fields into a record; a record that changed gets the next sequence number.
   * @returns the record's sequence number
   */
  merge(t: string, k: string, f: FieldMap): number;
  save(): Promise<void>;
}

export async function loadRecords(
  changes: RecordChanges,
  keys: readonly { t: string; k: string }[],
): Promise<RecordSet> {
  const { tables, user } = changes;
  const found = new Map((await tables.records(keys)).map((row) => [nameOf(row), row]));
  const unsaved = new Map<string, SyncRow>();
  return {
    fields: (t, k) => found.get(nameOf({ t, k }))?.f ?? {},
    merge(t, k, f) {
      const name = nameOf({ t, k });
      const current = found.get(name);
      const merged = mergeFields(current?.f ?? {}, f);
      user.lastMs = Math.max(user.lastMs, greatestMs(f));
      if (current && merged === current.f) return current.seq;
      user.seq += 1;
      user.records += current ? 0 : 1;
      user.bytes += sizeOf(merged) - (current ? sizeOf(current.f) : 0);
      const row = { t, k, f: merged, seq: user.seq };
      found.set(name, row);
      unsaved.set(name, row);
      const [before, beforeSeq] = [current?.f ?? {}, current?.seq ?? 0];
      changes.changed.push({ t, k, before, after: merged, beforeSeq, seq: row.seq });
      return row.seq;
    },
    async save() {
      if (unsaved.size > 0) await tables.saveRecords([...unsaved.values()]);
      unsaved.clear();
    },
  };
}

/** Sets fields that only the server writes, stamped newer than everything before them. */
export async function setServerFields(
  changes: RecordChanges,
  t: string,
  k: string,
  facts: Record<string, unknown>,
): Promise<void> {
  const { tables, nowMs } = changes;
  const [current] = await tables.records([{ t, k }]);
  // Unchanged facts are skipped, so that no device is notified for nothing.
  const f = Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => JSON.stringify(current?.f[name]?.[0]) !== JSON.stringify(value),
    ),
  );
  if (Object.keys(f).length === 0) return;
  const clock = await deviceClock(tables, SERVER_DEVICE);
  const n = clock.lastN + 1;
  const ms = Math.max(nowMs, clock.lastMs);
  const records = await loadRecords(changes, [{ t, k }]);
  records.merge(t, k, stampFields({ n, f }, ms, SERVER_DEVICE));
  await records.save();
  await tables.saveDevices(new Map([[SERVER_DEVICE, { lastN: n, lastMs: ms }]]));
}

export async function deviceClock(tables: ServerTables, device: string): Promise<DeviceClock> {
  return (await tables.devices([device])).get(device) ?? { lastN: 0, lastMs: 0 };
}

/** Characters of fields as JSON. */
const sizeOf = (f: Record<string, unknown>): number => JSON.stringify(f).length;

/** What a full account may still add to an existing record: a deletion, a position, a setting. */
const SMALL_CHANGE = 500;
/** On average, so that one number sets both limits of an account. */
const CHARS_PER_RECORD = syncLimits.bytesPerUser / syncLimits.recordsPerUser;

/** Whether fields fit into the account's quota. An account that is full can still change and delete what it has. */
export function fitsQuota({ user }: RecordChanges, current: FieldMap, f: Record<string, unknown>): boolean {
  const isNew = Object.keys(current).length === 0;
  const size = sizeOf(f);
  if (isNew && user.records >= user.recordsMax) return false;
  return (!isNew && size <= SMALL_CHANGE) || user.bytes + size <= user.recordsMax * CHARS_PER_RECORD;
}

const nameOf = ({ t, k }: { t: string; k: string }): string => `${t}\n${k}`;
