import type { FieldMap, StampedField, SyncRequest, SyncRow } from '../../contract/sync.ts';
import { type History, isStampedLater, type RecordedWrite } from './history.ts';
import type { MemoryDevice } from './memory-device.ts';
import type { MemoryServer } from './memory-server.ts';

/** The promises of the sync design that a schedule can break. */
export type Invariant =
  | 'I1 convergence'
  | 'I2 no lost write'
  | 'I3 causality'
  | 'I4 freshness'
  | 'I5 exactly once'
  | 'I6 read your writes'
  | 'I8 cursor'
  | 'I9 private'
  | 'I10 pictures'
  | 'I11 bytes'
  | 'I12 passages';

export interface Violation {
  invariant: Invariant;
  detail: string;
}

export interface Verdict {
  violations: Violation[];
  /**
   * The one case that is known and accepted: a restore reverted a stamp that other devices had received and its author
   * had not, so the author's value was stamped twice, and the clock of the author, or of the device that replaced the
   * value, has jumped. One field may then show the older of two values; all devices agree on it, and no record is lost.
   */
  residues: string[];
}

/** Network 30 s, twice, and some seconds for the rest: two writes further apart are in their true order. */
const FRESHNESS_MS = 65_000;

/** After every step of a device: its own writes are on its screen, and it has every row up to its cursor. */
export function checkDevice(
  name: string,
  device: MemoryDevice,
  server: MemoryServer,
  lastOwn: ReadonlyMap<string, RecordedWrite>,
): Violation[] {
  const found: Violation[] = [];
  for (const [place, own] of lastOwn) {
    const slash = place.lastIndexOf('/');
    const [record, field] = [place.slice(0, slash), place.slice(slash + 1)];
    const shown = device.views.get(record)?.v[field];
    if (shown === own.value) continue;
    if (device.outbox.has(own.n) || !isStampedLater(device.rows.get(record)?.f[field], own)) {
      found.push({
        invariant: 'I6 read your writes',
        detail: `${name} shows ${String(shown)} for ${own.value}`,
      });
    }
  }
  const { epoch, cursor } = device.sync;
  if (epoch !== server.contents.user.epoch) return found;
  for (const row of server.contents.records.values()) {
    if (row.seq > cursor) continue;
    const local = device.rows.get(`${row.t}/${row.k}`);
    if (local?.seq !== row.seq) {
      const detail = `${name} is at ${cursor} without ${row.k} of ${row.seq} (has ${local?.seq})`;
      found.push({ invariant: 'I8 cursor', detail });
    }
  }
  return found;
}

/** No request names a record of a book that must not leave its device. */
export function checkPrivate(
  records: readonly { t: string; k: string }[],
  { ops, giveBack = [] }: Pick<SyncRequest, 'ops' | 'giveBack'>,
): Violation[] {
  return [...ops, ...giveBack]
    .filter(({ t, k }) => records.some((one) => one.t === t && one.k === k))
    .map(({ t, k }) => ({ invariant: 'I9 private', detail: `${t}/${k} is in a request` }));
}

/** At the end of a schedule: all devices and the server agree, and nothing that was written is missing. */
export function checkEnd(
  devices: ReadonlyMap<string, MemoryDevice>,
  server: MemoryServer,
  history: History,
): Verdict {
  const { records } = server.contents;
  const residues: string[] = [];
  const found: Violation[] = server.appliedTwice.map((detail) => ({ invariant: 'I5 exactly once', detail }));
  for (const [name, device] of devices) found.push(...checkConverged(name, device, records, history));
  for (const write of history.writes) {
    if (write.replaced || write.invalid || isHeld(devices.get(write.device), write.n)) continue;
    for (const field of write.fields) {
      const final = records.get(`${write.t}/${write.k}`)?.f[field];
      const winner = final && history.byValue.get(String(final[0]));
      if (!winner) {
        found.push({ invariant: 'I2 no lost write', detail: `${write.value} left no trace in ${field}` });
      } else if (winner !== write) found.push(...checkBeaten(write, winner, final, field));
    }
  }
  for (const { t, k, f } of records.values()) {
    for (const reversal of findReversals(t, k, f, history)) {
      if (isAccepted(reversal)) residues.push(reversal.detail);
      else found.push({ invariant: 'I3 causality', detail: reversal.detail });
    }
  }
  return { violations: found, residues };
}

function checkConverged(
  name: string,
  device: MemoryDevice,
  records: ReadonlyMap<string, SyncRow>,
  history: History,
): Violation[] {
  const found: Violation[] = [];
  const waiting = [...device.outbox.values()].filter(
    (op) => !history.get(name, op.n)?.invalid && !isHeld(device, op.n),
  );
  if (waiting.length > 0) {
    found.push({ invariant: 'I1 convergence', detail: `${name} still holds ${waiting.length} operations` });
  }
  if (device.rows.size !== records.size) {
    found.push({
      invariant: 'I1 convergence',
      detail: `${name}: ${device.rows.size} rows of ${records.size}`,
    });
  }
  for (const [place, row] of records) {
    const local = device.rows.get(place);
    if (JSON.stringify(sorted(local?.f ?? {})) !== JSON.stringify(sorted(row.f))) {
      found.push({ invariant: 'I1 convergence', detail: `${name} differs in ${place}` });
    }
  }
  return found;
}

/** Correctly: its book is still private. */
const isHeld = (device: MemoryDevice | undefined, n: number) =>
  device?.sync.privateBooks.includes(device.outbox.get(n)?.held ?? '') === true;

const sorted = (f: FieldMap) => Object.entries(f).sort(([a], [b]) => (a < b ? -1 : 1));

function checkBeaten(
  write: RecordedWrite,
  winner: RecordedWrite,
  final: StampedField,
  field: string,
): Violation[] {
  const detail = `${write.value} lost ${field} to ${winner.value}`;
  if (!isStampedLater(final, write)) return [{ invariant: 'I2 no lost write', detail }];
  const steady = !write.clockJumped && !winner.clockJumped;
  if (steady && write.time > winner.time + FRESHNESS_MS) return [{ invariant: 'I4 freshness', detail }];
  return [];
}

/** A current value that a later write had already seen and replaced: its author, and the author of the lost write. */
interface Reversal {
  standing: RecordedWrite;
  /** A restored server stamped it again, because the first stamp's answer was lost or an earlier write's was. */
  hasSecondStamp: boolean;
  replacedBy: RecordedWrite;
  detail: string;
}

/** See `Verdict.residues`. A device whose clock runs steadily keeps the order of its own writes even then. */
function isAccepted({ standing, hasSecondStamp, replacedBy }: Reversal): boolean {
  if (replacedBy.device === standing.device) return standing.restamped && standing.clockJumped;
  return hasSecondStamp && (standing.clockJumped || replacedBy.clockJumped);
}

/** The current value must not be one that a device saw and then replaced. */
function findReversals(t: string, k: string, f: FieldMap, history: History): Reversal[] {
  const found: Reversal[] = [];
  for (const write of history.writes) {
    if (write.t !== t || write.k !== k || write.invalid || write.replaced) continue;
    for (const field of write.fields) {
      const standing = f[field] && history.byValue.get(String(f[field][0]));
      const replacedBy = standing && firstToReplace(standing, write, field, history);
      if (!replacedBy) continue;
      const hasSecondStamp = standing.restamped || f[field]?.[1] !== standing.ms;
      const detail = `${standing.value} is current instead of ${write.value}`;
      found.push({ standing, hasSecondStamp, replacedBy, detail });
    }
  }
  return found;
}

/** The write that saw `standing` itself, among those that `write` followed; undefined when it followed none. */
function firstToReplace(
  standing: RecordedWrite,
  write: RecordedWrite,
  field: string,
  history: History,
): RecordedWrite | undefined {
  const passed = new Set<RecordedWrite>();
  for (let later: RecordedWrite | undefined = write; later && !passed.has(later);) {
    const before: string | undefined = later.seenValues[field];
    if (before === standing.value) return later;
    passed.add(later);
    later = before === undefined ? undefined : history.byValue.get(before);
  }
  return undefined;
}
