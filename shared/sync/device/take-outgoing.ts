import { type GiveBackRow, type SyncRequest, SYNC_VERSION, syncLimits } from '../../contract/sync.ts';
import type { DeviceState, DeviceStore, DeviceTables, OutboxOp } from './store.ts';

export interface Outgoing {
  /** Everything but the moment of sending. */
  request: Omit<SyncRequest, 'sentAt'>;
  /** Nothing is left for another call. */
  complete: boolean;
}

/**
 * Takes the next batch out for sending and marks it sent, durably, before it leaves. The first call of a device
 * carries nothing: it has to learn which life of the server it talks to. After a restore the rows given back go
 * first, then the operations.
 *
 * @param device this device's name among the reader's
 * @param maxBytes how large the call may become, about
 */
export async function takeOutgoing(
  store: DeviceStore,
  device: string,
  maxBytes: number = syncLimits.bytesPerCall / 2,
): Promise<Outgoing> {
  return store.transact(async (tables) => {
    const state = await tables.state();
    const { epoch, cursor } = state;
    const base = { v: SYNC_VERSION, device, epoch, cursor, brief: true };
    if (epoch === null) return { request: { ...base, ops: [] }, complete: false };
    if (state.giveBack.length > 0) {
      return {
        request: { ...base, ops: [], giveBack: await nextGiveBack(tables, state, maxBytes) },
        complete: false,
      };
    }
    const { batch, complete } = nextOperations(await tables.operations(), maxBytes);
    await tables.putOperations(batch.filter((op) => !op.sent).map((op) => ({ ...op, sent: true })));
    return { request: { ...base, ops: batch.map(onTheWire) }, complete };
  });
}

const onTheWire = ({ n, t, k, f, at, seen, ms }: OutboxOp) =>
  ms === undefined ? { n, t, k, f, at, seen } : { n, t, k, f, at, seen, ms };

/** Records are never removed, so the list and what is found for it have the same length. */
async function nextGiveBack(
  tables: DeviceTables,
  { giveBack }: DeviceState,
  maxBytes: number,
): Promise<GiveBackRow[]> {
  const rows: GiveBackRow[] = [];
  let bytes = 0;
  for (const row of await tables.records(giveBack.slice(0, syncLimits.rowsPerAnswer))) {
    bytes += JSON.stringify(row?.f).length + 100;
    if (rows.length > 0 && bytes > maxBytes) break;
    if (row) rows.push({ t: row.t, k: row.k, f: row.f });
  }
  return rows;
}

function nextOperations(
  all: readonly OutboxOp[],
  maxBytes: number,
): { batch: OutboxOp[]; complete: boolean } {
  const batch: OutboxOp[] = [];
  let bytes = 0;
  for (const op of all) {
    if (op.ack || op.refused) continue;
    bytes += JSON.stringify(op.f).length + 120;
    if (batch.length === syncLimits.opsPerCall || (batch.length > 0 && bytes > maxBytes))
      return { batch, complete: false };
    batch.push(op);
  }
  return { batch, complete: true };
}
