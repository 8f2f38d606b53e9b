import { type RecordType, recordTypes } from '#shared/contract/records.ts';
import type { GiveBackRow, SyncAck, SyncOp } from '#shared/contract/sync.ts';
import { stampFields, stampOperation } from '#shared/sync/stamp.ts';
import type * as z from 'zod/mini';
import { setBookDeleted } from '../db/books.ts';
import { readAcks, readDevice, saveAcks, saveDevice } from '../db/sync.ts';
import { type RecordSet, type UserChanges, loadRecords, mergeInto } from './user-changes.ts';

/** An operation that can never be applied. It is acknowledged as refused and does not hold up the others. */
interface Refusal {
  code: 'VALIDATION' | 'UPGRADE_REQUIRED';
  message: string;
}

/**
 * Applies a device's operations in their order, each exactly once: one that was applied before is answered as it
 * was then.
 *
 * @param sentAt the device's clock when it sent them
 */
export async function applyOps(
  changes: UserChanges,
  device: string,
  sentAt: number,
  ops: readonly SyncOp[],
): Promise<SyncAck[]> {
  if (ops.length === 0) return [];
  const { db, userId, nowMs } = changes;
  const inOrder = [...ops].sort((a, b) => a.n - b.n);
  const given = await readAcks(
    db,
    userId,
    device,
    inOrder.map(({ n }) => n),
  );
  const records = await loadRecords(changes, inOrder);
  const clock = await readDevice(db, userId, device);
  const acks: SyncAck[] = [];
  const applied: { n: number; seq: number; ms: number }[] = [];

  for (const op of inOrder) {
    const earlier = given.get(op.n);
    if (earlier) {
      acks.push({ n: op.n, ...earlier });
      continue;
    }
    const refused = refuse(op);
    if (refused) {
      acks.push({ n: op.n, refused });
      continue;
    }
    const ms = stampOperation(notFromTheFuture(op, nowMs), sentAt, nowMs, clock);
    const seq = await merge(changes, records, op, ms, device);
    if (op.n > clock.lastN) Object.assign(clock, { lastN: op.n, lastMs: Math.max(clock.lastMs, ms) });
    const ack = { n: op.n, seq, ms };
    given.set(op.n, ack);
    applied.push(ack);
    acks.push(ack);
  }

  await records.save();
  if (applied.length > 0) {
    await saveAcks(db, userId, device, applied);
    await saveDevice(db, userId, device, clock);
  }
  return acks;
}

/** Rows that devices give back to a server restored from a backup: merged with the stamps they carry. */
export async function applyGiveBack(changes: UserChanges, rows: readonly GiveBackRow[]): Promise<void> {
  const records = await loadRecords(changes, rows);
  for (const { t, k, f } of rows) {
    const kept = Object.entries(f).filter(
      ([name, [value, ms]]) => ms <= changes.nowMs && !refuse({ t, k, f: { [name]: value } }),
    );
    if (kept.length === 0) continue;
    const wasDeleted = isDeleted(records, k);
    mergeInto(changes, records, t, k, Object.fromEntries(kept));
    if (t === 'book' && isDeleted(records, k) !== wasDeleted)
      await setBookDeleted(changes.db, changes.userId, k, !wasDeleted);
  }
  await records.save();
}

async function merge(
  changes: UserChanges,
  records: RecordSet,
  op: SyncOp,
  ms: number,
  device: string,
): Promise<number> {
  const wasDeleted = isDeleted(records, op.k);
  const seq = mergeInto(changes, records, op.t, op.k, stampFields(op, ms, device));
  if (op.t === 'book' && isDeleted(records, op.k) !== wasDeleted) {
    await setBookDeleted(changes.db, changes.userId, op.k, !wasDeleted);
  }
  return seq;
}

const isDeleted = (records: RecordSet, bookId: string): boolean =>
  records.get('book', bookId)?.f.deleted?.[0] === true;

/** Stamps and sights come from this server, so none is later than now; a made-up one must not win for ever. */
const notFromTheFuture = (op: SyncOp, nowMs: number): SyncOp => ({
  ...op,
  seen: Math.min(op.seen, nowMs),
  ...(op.ms === undefined ? {} : { ms: Math.min(op.ms, nowMs) }),
});

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const keys: Record<RecordType, RegExp> = {
  progress: new RegExp(`^${UUID}:[\\w-]{1,64}$`),
  mark: new RegExp(`^${UUID}$`),
  settings: /^(reader|notifications)$/,
  book: new RegExp(`^${UUID}$`),
  session: new RegExp(`^${UUID}$`),
};

/** Strict on what a device may author: known type, known key, known fields with valid values. */
function refuse({ t, k, f }: Pick<SyncOp, 't' | 'k' | 'f'>): Refusal | null {
  if (!Object.hasOwn(recordTypes, t))
    return { code: 'UPGRADE_REQUIRED', message: `This server does not know "${t}" yet.` };
  if (!keys[t as RecordType].test(k)) return { code: 'VALIDATION', message: `"${k}" is no key of ${t}.` };
  const fields = recordTypes[t as RecordType].fields as Record<string, z.ZodMiniType>;
  const names = Object.keys(f);
  if (names.length === 0) return { code: 'VALIDATION', message: 'The operation sets nothing.' };
  for (const name of names) {
    if (!Object.hasOwn(fields, name)) return { code: 'VALIDATION', message: `${t} has no field "${name}".` };
    if (!fields[name]!.safeParse(f[name]).success) {
      return { code: 'VALIDATION', message: `The value of ${t}.${name} is not valid.` };
    }
  }
  return null;
}
