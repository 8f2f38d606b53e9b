import type { FieldMap, GiveBackRow, StampedField } from '../../contract/sync.ts';
import type { DeviceClock } from '../stamp.ts';
import { type RecordChanges, SERVER_DEVICE, loadRecords } from './record-changes.ts';
import { refuse } from './validate-operation.ts';

/**
 * Rows that devices give back to a server restored from a backup: merged with the stamps they carry. What the
 * server itself once said is left out: it knows best what it still has.
 */
export async function applyGiveBack(changes: RecordChanges, rows: readonly GiveBackRow[]): Promise<void> {
  const records = await loadRecords(changes, rows);
  for (const { t, k, f } of rows) {
    const standing = records.fields(t, k);
    const kept: FieldMap = {};
    for (const [name, [value, ms, n, device]] of Object.entries(f)) {
      if (device === SERVER_DEVICE || refuse({ t, k, f: { [name]: value } })) continue;
      const given: StampedField = [value, Math.min(ms, changes.nowMs), n, device];
      kept[name] = inAuthorsOrder(standing[name], given);
    }
    if (Object.keys(kept).length > 0) records.merge(t, k, kept);
  }
  await records.save();
  await raiseAuthors(
    changes,
    rows.flatMap(({ f }) => Object.values(f)),
  );
}

/**
 * The author of what comes back may have sent something later already, stamped lower because its clock had jumped
 * and nobody remembered the first stamp. A device's own order always holds: the later write takes the stamp over.
 */
function inAuthorsOrder(standing: StampedField | undefined, given: StampedField): StampedField {
  const isEarlier = standing !== undefined && standing[3] === given[3] && standing[2] > given[2];
  return isEarlier ? [standing[0], Math.max(standing[1], given[1]), standing[2], standing[3]] : given;
}

/** A stamp that comes back tells how far its author had come: what the author does next must not fall behind it. */
async function raiseAuthors(
  { tables, nowMs }: RecordChanges,
  fields: readonly StampedField[],
): Promise<void> {
  const authors = [...new Set(fields.map(([, , , device]) => device))];
  const known = await tables.devices(authors);
  const raised = new Map<string, DeviceClock>();
  for (const [, ms, n, device] of fields) {
    const { lastN, lastMs } = raised.get(device) ?? known.get(device) ?? { lastN: 0, lastMs: 0 };
    raised.set(device, { lastN: Math.max(lastN, n), lastMs: Math.max(lastMs, Math.min(ms, nowMs)) });
  }
  await tables.saveDevices(raised);
}
