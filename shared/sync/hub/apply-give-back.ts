import { type FieldMap, type GiveBackRow, type StampedField, isStampedField } from '../../contract/sync.ts';
import { type RecordChanges, SERVER_DEVICE, fitsQuota, loadRecords } from './record-changes.ts';
import { validateOperation } from './validate-operation.ts';

/**
 * Merges the rows that devices return to a server restored from a backup, with the stamps they carry. Fields the server
 * itself wrote are skipped: its own copy is authoritative. So is what cannot be a field with its stamp: the device could
 * return nothing at all if it were refused for one.
 */
export async function applyGiveBack(changes: RecordChanges, rows: readonly GiveBackRow[]): Promise<void> {
  const records = await loadRecords(changes, rows);
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
    if (Object.keys(kept).length === 0 || !fitsQuota(changes, current, kept)) continue;
    records.merge(t, k, kept);
  }
  await records.save();
}

/**
 * The author of a returned field may already have sent a later write that got a lower stamp, because its clock had
 * jumped and the first stamp was lost. A device's own order always holds, so the later write takes over the stamp.
 */
function keepAuthorOrder(current: StampedField | undefined, returned: StampedField): StampedField {
  const isEarlier = current !== undefined && current[3] === returned[3] && current[2] > returned[2];
  return isEarlier ? [current[0], Math.max(current[1], returned[1]), current[2], current[3]] : returned;
}
