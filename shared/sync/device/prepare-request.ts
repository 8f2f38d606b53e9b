import {
  type GiveBackRow,
  type SyncOp,
  type SyncRequest,
  SYNC_VERSION,
  syncLimits,
} from '../../contract/sync.ts';
import { type ClockReading, isElapsedCertain } from './clock.ts';
import type { DeviceState, DeviceStore, DeviceTables, OutboxOp } from './store.ts';

export interface OutgoingRequest {
  /** Everything but the moment of sending. */
  request: Omit<SyncRequest, 'sentAt'>;
  /** Nothing is left for another request. */
  complete: boolean;
}

/**
 * Selects the next batch and durably marks it sent before it is sent. A device's first request is empty, because it has
 * to learn the server's epoch. After a restore the give-back goes first, then the operations.
 *
 * @param device this device's name among the reader's
 * @param now the device's clocks
 * @param maxBytes approximate size limit of the request
 */
export async function prepareRequest(
  store: DeviceStore,
  device: string,
  now: ClockReading,
  maxBytes: number = syncLimits.bytesPerRequest / 2,
): Promise<OutgoingRequest> {
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
    return { request: { ...base, ops: batch.map((op) => toWire(op, now)) }, complete };
  });
}

/** An operation's age follows its device's clock unless that may have been set since; then its estimated time is sent as well. */
function toWire(op: OutboxOp, now: ClockReading): SyncOp {
  const { n, t, k, f, at, seen, ms, made, steady = 0, run = '' } = op;
  const isAgeCertain = isElapsedCertain({ wallMs: at, steadyMs: steady, run }, now);
  return {
    ...{ n, t, k, f, at, seen },
    ...(ms === undefined ? {} : { ms }),
    ...(made === undefined || isAgeCertain ? {} : { made }),
  };
}

/** Records are never removed, so every key in the list is found. */
async function nextGiveBack(
  tables: DeviceTables,
  { giveBack }: DeviceState,
  maxBytes: number,
): Promise<GiveBackRow[]> {
  const rows: GiveBackRow[] = [];
  let bytes = 0;
  for (const row of await tables.records(giveBack.slice(0, syncLimits.rowsPerResponse))) {
    bytes += byteLength(row?.f) + 100;
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
    if (op.ack || op.refused || op.held !== undefined) continue;
    bytes += byteLength(op.f) + 120;
    if (batch.length === syncLimits.opsPerRequest || (batch.length > 0 && bytes > maxBytes))
      return { batch, complete: false };
    batch.push(op);
  }
  return { batch, complete: true };
}

const encoder = new TextEncoder();

/** In UTF-8, where a Cyrillic letter takes two bytes. */
function byteLength(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
