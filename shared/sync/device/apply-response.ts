import type { ChangedRow, SyncResponse, SyncRow } from '../../contract/sync.ts';
import { mergeFields } from '../merge.ts';
import { stampFields } from '../stamp.ts';
import { greatestMs } from '../view.ts';
import type { DeviceStore, DeviceTables, OutboxOp, RecordKey } from './store.ts';
import type { OutgoingRequest } from './prepare-request.ts';
import { settleRecords } from './write-operation.ts';

/**
 * Applies a response in one transaction. A response to a request made before the cursor or the epoch moved is
 * ignored: its content will be sent again.
 *
 * @param nowMs device clock
 * @returns whether another request should follow at once
 */
export async function applyResponse(
  store: DeviceStore,
  { request, complete }: OutgoingRequest,
  response: SyncResponse,
  nowMs: number,
): Promise<boolean> {
  return store.transact(async (tables) => {
    const state = await tables.state();
    if (state.epoch !== request.epoch || state.cursor !== request.cursor) return true;
    if ('reset' in response) {
      if (response.epoch !== state.epoch) await handleReset(tables, response.epoch);
      return true;
    }
    if (request.giveBack) {
      await tables.saveState({ giveBack: withoutReturned(state.giveBack, request.giveBack) });
      return true;
    }
    const acked = await applyAcks(tables, response.acks);
    const received = await newerRows(tables, response.changes, acked, request.device);
    await tables.putRecords(received);
    const touched = new Map<string, RecordKey>();
    for (const { t, k } of [...received, ...acked]) touched.set(`${t}/${k}`, [t, k]);
    await settleRecords(tables, [...touched.values()]);
    await tables.saveState({
      cursor: response.cursor,
      seen: Math.max(
        state.seen,
        ...received.map((row) => greatestMs(row.f)),
        ...response.acks.map((ack) => ('ms' in ack ? ack.ms : 0)),
      ),
      syncedAt: nowMs,
    });
    return response.more || !complete;
  });
}

/** Two tabs may return the same rows; they are removed from the list once. */
function withoutReturned(
  list: readonly RecordKey[],
  returned: readonly { t: string; k: string }[],
): RecordKey[] {
  const isHead = returned.every(({ t, k }, i) => list[i]?.[0] === t && list[i][1] === k);
  return isHead ? list.slice(returned.length) : [...list];
}

/**
 * The rows that are newer than the local ones: a late response may carry rows that have been replaced here since.
 * A row without fields is the local row with the device's own operations merged into it, as the server did. A row kept
 * from an earlier epoch is not merged into: for this epoch the row was new.
 */
async function newerRows(
  tables: DeviceTables,
  rows: readonly ChangedRow[],
  acked: readonly OutboxOp[],
  device: string,
): Promise<SyncRow[]> {
  const local = await tables.records(rows.map(({ t, k }): RecordKey => [t, k]));
  return rows.flatMap((row, i) => {
    const { t, k, seq } = row;
    const here = local[i];
    if (here && here.seq >= seq) return [];
    if (row.f) return [{ t, k, seq, f: row.f }];
    const own = acked.filter((op) => op.t === t && op.k === k && op.ack);
    const f = own.reduce(
      (merged, op) => mergeFields(merged, stampFields(op, op.ack!.ms, device)),
      here && here.seq >= 0 ? here.f : {},
    );
    return [{ t, k, seq, f }];
  });
}

/** @returns the operations that were acknowledged or refused */
async function applyAcks(
  tables: DeviceTables,
  acks: Extract<SyncResponse, { acks: unknown }>['acks'],
): Promise<OutboxOp[]> {
  if (acks.length === 0) return [];
  const byNumber = new Map(acks.map((ack) => [ack.n, ack]));
  const settled: OutboxOp[] = [];
  for (const op of await tables.operations()) {
    const ack = byNumber.get(op.n);
    if (!ack) continue;
    settled.push(
      'refused' in ack
        ? { ...op, refused: ack.refused }
        : { ...op, ack: { seq: ack.seq, ms: ack.ms }, ms: ack.ms },
    );
  }
  await tables.putOperations(settled);
  return settled;
}

/**
 * The server has a new epoch (restored, or met for the first time): everything it may have lost is returned to it with
 * its stamps before any row of the new epoch is applied. Those rows count as newer than the local ones.
 */
async function handleReset(tables: DeviceTables, epoch: string): Promise<void> {
  const rows = await tables.allRecords();
  await tables.putRecords(rows.map((row) => ({ ...row, seq: -1 })));
  await tables.putOperations((await tables.operations()).map(({ ack: _forgotten, ...op }) => op));
  await tables.saveState({ epoch, cursor: 0, giveBack: rows.map(({ t, k }): RecordKey => [t, k]) });
}
