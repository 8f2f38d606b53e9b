import type { FieldMap, SyncAck, SyncOp } from '../../contract/sync.ts';
import { stampFields, stampOperation } from '../stamp.ts';
import { type RecordChanges, deviceClock, fitsQuota, loadRecords } from './record-changes.ts';
import { operationDigest } from './operation-digest.ts';
import type { StoredAck } from './tables.ts';
import { type Refusal, validateOperation } from './validate-operation.ts';

/**
 * Applies a device's operations in order, each exactly once: one that was applied before returns its stored
 * acknowledgement. An operation is known by its number and its content: device names are no secret within an account,
 * and a number that another client used under this name must not suppress the operation.
 *
 * @param sentAt the device's clock when it sent them
 */
export async function applyOperations(
  changes: RecordChanges,
  device: string,
  sentAt: number,
  ops: readonly SyncOp[],
): Promise<SyncAck[]> {
  if (ops.length === 0) return [];
  const { tables, nowMs } = changes;
  const inOrder = [...ops].sort((a, b) => a.n - b.n);
  const stored = await tables.acks(
    device,
    inOrder.map(({ n }) => n),
  );
  const records = await loadRecords(changes, inOrder);
  const clock = await deviceClock(tables, device);
  const acks: SyncAck[] = [];
  const applied: (StoredAck & { n: number })[] = [];

  for (const op of inOrder) {
    const digest = operationDigest(op);
    const previous = stored.get(op.n);
    if (previous && (previous.digest === null || previous.digest === digest)) {
      acks.push({ n: op.n, seq: previous.seq, ms: previous.ms });
      continue;
    }
    const refused = validateOperation(op) ?? refuseBeyondQuota(changes, records.fields(op.t, op.k), op);
    if (refused) {
      acks.push({ n: op.n, refused });
      continue;
    }
    const earlierMs = ownEarlierMs(records.fields(op.t, op.k), op, device);
    const ms = stampOperation(clampToNow(op, nowMs), sentAt, nowMs, { ...clock, earlierMs });
    const seq = records.merge(op.t, op.k, stampFields(op, ms, device));
    if (op.n > clock.lastN) Object.assign(clock, { lastN: op.n, lastMs: Math.max(clock.lastMs, ms) });
    stored.set(op.n, { seq, ms, digest });
    applied.push({ n: op.n, seq, ms, digest });
    acks.push({ n: op.n, seq, ms });
  }

  await records.save();
  if (applied.length > 0) {
    await tables.saveAcks(device, applied);
    await tables.saveDevices(new Map([[device, clock]]));
  }
  return acks;
}

/**
 * The greatest stamp that earlier operations of the same device have in the fields which this one sets. After a
 * restore others may have returned stamps that the server no longer knows as that device's.
 */
function ownEarlierMs(current: FieldMap, { n, f }: SyncOp, device: string): number {
  const own = Object.keys(f).flatMap((name) => (Object.hasOwn(current, name) ? [current[name]!] : []));
  return Math.max(0, ...own.filter(([, , by, author]) => author === device && by < n).map(([, ms]) => ms));
}

function refuseBeyondQuota(changes: RecordChanges, current: FieldMap, { f }: SyncOp): Refusal | null {
  return fitsQuota(changes, current, f)
    ? null
    : { code: 'STORAGE_FULL', message: 'This account has no room for more.' };
}

/** `seen` and `ms` come from this server, so none is later than now; a forged one must not win for ever. */
const clampToNow = (op: SyncOp, nowMs: number): SyncOp => ({
  ...op,
  seen: Math.min(op.seen, nowMs),
  ...(op.ms === undefined ? {} : { ms: Math.min(Math.max(0, op.ms), nowMs) }),
});
