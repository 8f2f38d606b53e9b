import { settleRecords } from './write-operation.ts';
import type { DeviceStore, OutboxOp, RecordKey } from './store.ts';

interface Move {
  /** The changes' former reader. */
  reader: string;
  /** Changes in a batch. */
  count: number;
  /** Maps a change's ids to those that its record has for the other reader. */
  rename?: (op: OutboxOp) => OutboxOp;
}

/**
 * Moves what one reader has changed on this device to another reader, to whom it belongs from then on: what was done
 * without an account goes to the account, whose sync merges it like that of any device that was offline. Safe to call
 * again after it was cut off: a batch is removed once it has arrived, and arrives once. One that arrived twice would
 * be stamped later than it was made, and win over what others did in between.
 */
export async function moveOperations(
  from: DeviceStore,
  to: DeviceStore,
  { reader, count, rename = (op) => op }: Move,
): Promise<void> {
  const stored = await from.transact((tables) => tables.operations());
  for (let start = 0; start < stored.length; start += count) {
    const batch = stored.slice(start, start + count);
    await to.transact(async (tables) => {
      const { moved } = await tables.state();
      const arrived = moved?.reader === reader ? moved.n : 0;
      const changed = new Map<string, RecordKey>();
      for (const { n: _own, ...op } of batch.filter(({ n }) => n > arrived).map(rename)) {
        await tables.addOperation(op);
        changed.set(`${op.t}/${op.k}`, [op.t, op.k]);
      }
      await settleRecords(tables, [...changed.values()]);
      await tables.saveState({ moved: { reader, n: batch.at(-1)!.n } });
    });
    await from.transact((tables) => tables.deleteOperations(batch.map(({ n }) => n)));
  }
}
