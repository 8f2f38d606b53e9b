import type { ChangedRow, SyncAnswer, SyncRow } from '../../contract/sync.ts';
import { mergeFields } from '../merge.ts';
import { stampFields } from '../stamp.ts';
import { greatestMs } from '../view.ts';
import type { DeviceStore, DeviceTables, OutboxOp, RecordKey } from './store.ts';
import type { Outgoing } from './take-outgoing.ts';
import { settleRecords } from './write.ts';

/**
 * Takes in an answer in one transaction. An answer to a call made before the cursor or the epoch moved
 * is ignored: its content will come again.
 *
 * @param nowMs device clock
 * @returns whether another call should follow at once
 */
export async function applyAnswer(
  store: DeviceStore,
  { request, complete }: Outgoing,
  answer: SyncAnswer,
  nowMs: number,
): Promise<boolean> {
  return store.transact(async (tables) => {
    const state = await tables.state();
    if (state.epoch !== request.epoch || state.cursor !== request.cursor) return true;
    if ('reset' in answer) {
      if (answer.epoch !== state.epoch) await obeyReset(tables, answer.epoch);
      return true;
    }
    if (request.giveBack) {
      await tables.saveState({ giveBack: withoutGiven(state.giveBack, request.giveBack) });
      return true;
    }
    const acked = await takeAcks(tables, answer.acks);
    const news = await newerRows(tables, answer.changes, acked, request.device);
    await tables.putRecords(news);
    const touched = new Map<string, RecordKey>();
    for (const { t, k } of [...news, ...acked]) touched.set(`${t}/${k}`, [t, k]);
    await settleRecords(tables, [...touched.values()]);
    await tables.saveState({
      cursor: answer.cursor,
      seen: Math.max(
        state.seen,
        ...news.map((row) => greatestMs(row.f)),
        ...answer.acks.map((ack) => ('ms' in ack ? ack.ms : 0)),
      ),
      syncedAt: nowMs,
    });
    return answer.more || !complete;
  });
}

/** Given back twice by two tabs, the same rows are taken off the list once. */
function withoutGiven(list: readonly RecordKey[], given: readonly { t: string; k: string }[]): RecordKey[] {
  const isHead = given.every(({ t, k }, i) => list[i]?.[0] === t && list[i][1] === k);
  return isHead ? list.slice(given.length) : [...list];
}

/**
 * The rows that are newer than what is here: a late answer may carry some that have been here in a newer form since.
 * A row that only confirms becomes what it was with the device's own operations merged into it, which is what the
 * server did. What is left of an earlier life of the server does not count: to this one the row was new.
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
async function takeAcks(
  tables: DeviceTables,
  acks: Extract<SyncAnswer, { acks: unknown }>['acks'],
): Promise<OutboxOp[]> {
  if (acks.length === 0) return [];
  const byNumber = new Map(acks.map((ack) => [ack.n, ack]));
  const answered: OutboxOp[] = [];
  for (const op of await tables.operations()) {
    const ack = byNumber.get(op.n);
    if (!ack) continue;
    answered.push(
      'refused' in ack
        ? { ...op, refused: ack.refused }
        : { ...op, ack: { seq: ack.seq, ms: ack.ms }, ms: ack.ms },
    );
  }
  await tables.putOperations(answered);
  return answered;
}

/**
 * The server started a new life (restored, or first met): everything it may have lost is given back, with the
 * stamps once given, before any row of its new life is taken in. Those count as newer than what is here.
 */
async function obeyReset(tables: DeviceTables, epoch: string): Promise<void> {
  const rows = await tables.allRecords();
  await tables.putRecords(rows.map((row) => ({ ...row, seq: -1 })));
  await tables.putOperations((await tables.operations()).map(({ ack: _forgotten, ...op }) => op));
  await tables.saveState({ epoch, cursor: 0, giveBack: rows.map(({ t, k }): RecordKey => [t, k]) });
}
