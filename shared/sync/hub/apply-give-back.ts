import { type FieldMap, type GiveBackRow, type StampedField, isStampedField } from '../../contract/sync.ts';
import type { DeviceClock } from '../stamp.ts';
import { type RecordChanges, SERVER_DEVICE, hasRoomFor, loadRecords } from './record-changes.ts';
import { validateOperation } from './validate-operation.ts';

/**
 * Merges the rows that devices return to a server restored from a backup, with the stamps they carry. Fields the server
 * itself wrote are skipped: its own copy is authoritative. So is what cannot be a field with its stamp: the device could
 * return nothing at all if it were refused for one.
 */
export async function applyGiveBack(changes: RecordChanges, rows: readonly GiveBackRow[]): Promise<void> {
  const records = await loadRecords(changes, rows);
  const accepted: StampedField[] = [];
  for (const { t, k, f } of rows) {
    const current = records.fields(t, k);
    const kept: FieldMap = {};
    for (const [name, field] of Object.entries(f)) {
      if (!isStampedField(field) || field[3] === SERVER_DEVICE) continue;
      const [value, ms, n, device] = field;
      if (validateOperation({ t, k, f: { [name]: value } })) continue;
      const returned: StampedField = [value, Math.min(ms, changes.nowMs), n, device];
      kept[name] = keepAuthorOrder(current[name], returned);
    }
    if (Object.keys(kept).length === 0 || !hasRoomFor(changes, current, kept)) continue;
    accepted.push(...Object.values(kept));
    records.merge(t, k, kept);
  }
  await records.save();
  await advanceAuthorClocks(changes, accepted);
}

/**
 * The author of a returned field may already have sent a later write that got a lower stamp, because its clock had
 * jumped and the first stamp was lost. A device's own order always holds, so the later write takes over the stamp.
 */
function keepAuthorOrder(current: StampedField | undefined, returned: StampedField): StampedField {
  const isEarlier = current !== undefined && current[3] === returned[3] && current[2] > returned[2];
  return isEarlier ? [current[0], Math.max(current[1], returned[1]), current[2], current[3]] : returned;
}

/**
 * A returned stamp shows how far its author's clock had advanced; the author's next write must not get a lower one. Its
 * operation number shows nothing: only what a device sends itself advances that, or one device could number another's.
 */
async function advanceAuthorClocks(
  { tables }: RecordChanges,
  fields: readonly StampedField[],
): Promise<void> {
  const known = await tables.devices([...new Set(fields.map(([, , , device]) => device))]);
  const advanced = new Map<string, DeviceClock>();
  for (const [, ms, , device] of fields) {
    const { lastN, lastMs } = advanced.get(device) ?? known.get(device) ?? { lastN: 0, lastMs: 0 };
    advanced.set(device, { lastN, lastMs: Math.max(lastMs, ms) });
  }
  await tables.saveDevices(advanced);
}
