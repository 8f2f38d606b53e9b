import { type SyncResponse, type SyncRequest, syncLimits } from '../../contract/sync.ts';
import { applyGiveBack } from './apply-give-back.ts';
import { applyOperations } from './apply-operations.ts';
import type { RecordChange, RecordChanges } from './record-changes.ts';

export interface ExchangePorts {
  /** Makes the id of a new epoch. */
  makeEpoch: () => string;
  /** Derives the effects of the changed records in the same transaction, so that the response includes them. */
  onChanged?: () => Promise<void>;
  /** The page size. */
  rowsPerResponse?: number;
}

/**
 * One exchange with a device: applies its operations and returns the changes after its cursor.
 * A device with another epoch gets a reset and none of its operations are applied, because it cannot know yet which of
 * them the server still has.
 */
export async function exchange(
  changes: RecordChanges,
  { device, epoch, cursor, sentAt, ops, brief, giveBack }: SyncRequest,
  { makeEpoch, onChanged, rowsPerResponse = syncLimits.rowsPerResponse }: ExchangePorts,
): Promise<SyncResponse> {
  const { user, tables, nowMs: now } = changes;
  if (epoch !== user.epoch) return { reset: true, epoch: user.epoch, now };
  if (cursor > user.seq) {
    // The device is ahead of this server: a backup was restored without starting a new epoch.
    user.epoch = makeEpoch();
    return { reset: true, epoch: user.epoch, now };
  }
  if (giveBack && giveBack.length > 0) {
    // Changes are sent only once the give-back is complete, or they would overwrite what the device has yet to return.
    await applyGiveBack(changes, giveBack);
    await onChanged?.();
    return { epoch, cursor, more: true, acks: [], changes: [], now };
  }
  const acks = await applyOperations(changes, device, sentAt, ops);
  const confirmed = brief ? rowsOnlyCallerChanged(changes.changed, cursor) : new Set<number>();
  await onChanged?.();
  const rows = await tables.changesAfter(cursor, rowsPerResponse + 1);
  const page = rows.slice(0, rowsPerResponse);
  const more = rows.length > page.length;
  return {
    epoch,
    cursor: more ? page.at(-1)!.seq : user.seq,
    more,
    acks,
    now,
    changes: page.map((row) => (confirmed.has(row.seq) ? { t: row.t, k: row.k, seq: row.seq } : row)),
  };
}

/**
 * Sequence numbers of rows that the device had in full before this request, so it can derive their new state from its
 * own operations. A row that changes again gets another number.
 */
function rowsOnlyCallerChanged(changed: readonly RecordChange[], cursor: number): Set<number> {
  const lastSeqByRow = new Map<string, number>();
  for (const { t, k, beforeSeq, seq } of changed) {
    const name = `${t}/${k}`;
    if (lastSeqByRow.has(name) || beforeSeq <= cursor) lastSeqByRow.set(name, seq);
  }
  return new Set(lastSeqByRow.values());
}
