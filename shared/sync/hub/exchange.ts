import { type SyncAnswer, type SyncRequest, syncLimits } from '../../contract/sync.ts';
import { applyGiveBack } from './apply-give-back.ts';
import { applyOperations } from './apply-operations.ts';
import type { RecordChange, RecordChanges } from './record-changes.ts';

export interface ExchangePorts {
  /** A name for a new life of this server. */
  makeEpoch: () => string;
  /** What follows from the records that changed, still in the transaction: its facts are in the same answer. */
  onChanged?: () => Promise<void>;
  /** The page size. */
  rowsPerAnswer?: number;
}

/**
 * One exchange with a device: what it did goes in, what it has not heard comes out.
 * A device whose epoch is not the server's is told to start over, and nothing it sent is applied: it does not know
 * yet which of its operations the server still has.
 */
export async function exchange(
  changes: RecordChanges,
  { device, epoch, cursor, sentAt, ops, brief, giveBack }: SyncRequest,
  { makeEpoch, onChanged, rowsPerAnswer = syncLimits.rowsPerAnswer }: ExchangePorts,
): Promise<SyncAnswer> {
  const { user, tables } = changes;
  if (epoch !== user.epoch) return { reset: true, epoch: user.epoch };
  if (cursor > user.seq) {
    // The device knows more than this server: a backup was restored without a new epoch.
    user.epoch = makeEpoch();
    return { reset: true, epoch: user.epoch };
  }
  if (giveBack && giveBack.length > 0) {
    // Rows come out only when everything is back in, or they would overwrite what the device still has to give.
    await applyGiveBack(changes, giveBack);
    await onChanged?.();
    return { epoch, cursor, more: true, acks: [], changes: [] };
  }
  const acks = await applyOperations(changes, device, sentAt, ops);
  const confirmed = brief ? onlyTheirs(changes.changed, cursor) : new Set<number>();
  await onChanged?.();
  const rows = await tables.changesAfter(cursor, rowsPerAnswer + 1);
  const page = rows.slice(0, rowsPerAnswer);
  const more = rows.length > page.length;
  return {
    epoch,
    cursor: more ? page.at(-1)!.seq : user.seq,
    more,
    acks,
    changes: page.map((row) => (confirmed.has(row.seq) ? { t: row.t, k: row.k, seq: row.seq } : row)),
  };
}

/**
 * Sequence numbers of rows that the device had in full before this call: what they have become follows from its own
 * operations. A row that changes again gets another number.
 */
function onlyTheirs(changed: readonly RecordChange[], cursor: number): Set<number> {
  const theirs = new Map<string, number>();
  for (const { t, k, beforeSeq, seq } of changed) {
    const name = `${t}/${k}`;
    if (theirs.has(name) || beforeSeq <= cursor) theirs.set(name, seq);
  }
  return new Set(theirs.values());
}
