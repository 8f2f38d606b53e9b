import type { SyncAnswer, SyncRequest } from '#shared/contract/sync.ts';
import { syncLimits, SYNC_VERSION } from '#shared/contract/sync.ts';
import { greatestMs } from '#shared/sync/view.ts';
import type { OutboxOp, UserDatabase } from './database.ts';
import { refreshView } from './write.ts';

export interface Outgoing {
  request: Omit<SyncRequest, 'sentAt'>;
  /** Rows and operations are all in this one call. */
  complete: boolean;
}

/**
 * Takes the next batch out for sending and marks it sent, durably, before it leaves.
 * After a restore the rows given back go first, then the operations (sync design, §3.9).
 */
export async function takeOutgoing(database: UserDatabase): Promise<Outgoing> {
  return database.transaction('rw', database.meta, database.outbox, database.records, async () => {
    const device = await deviceId(database);
    const epoch = await meta<string | null>(database, 'epoch', null);
    const cursor = await meta(database, 'cursor', 0);
    const givingBack = epoch === null ? [] : await meta<[string, string][]>(database, 'giveBack', []);
    const rows = givingBack.length
      ? (await database.records.bulkGet(givingBack.slice(0, syncLimits.rowsPerAnswer))).filter(
          (row) => row !== undefined,
        )
      : [];
    const { batch: waiting, more } =
      epoch === null || givingBack.length ? { batch: [], more: true } : await nextOperations(database);
    await database.outbox.bulkPut(waiting.map((op) => ({ ...op, sent: true })));
    return {
      request: {
        v: SYNC_VERSION,
        device,
        epoch,
        cursor,
        ops: waiting.map(({ n, t, k, f, at, seen, ms }) => ({
          n,
          t,
          k,
          f,
          at,
          seen,
          ...(ms === undefined ? {} : { ms }),
        })),
        ...(rows.length ? { giveBack: rows.map(({ t, k, f }) => ({ t, k, f })) } : {}),
      },
      complete: !more,
    };
  });
}

/**
 * Takes in an answer in one transaction. An answer to a call made before the cursor or the epoch moved
 * is ignored: its content will come again.
 *
 * @returns whether another call should follow at once
 */
export async function applyAnswer(
  database: UserDatabase,
  outgoing: Outgoing,
  answer: SyncAnswer,
): Promise<boolean> {
  return database.transaction(
    'rw',
    database.meta,
    database.outbox,
    database.records,
    database.views,
    async () => {
      const { request } = outgoing;
      const epoch = await meta<string | null>(database, 'epoch', null);
      const cursor = await meta(database, 'cursor', 0);
      if (epoch !== request.epoch || cursor !== request.cursor) return true;
      if ('reset' in answer) {
        if (answer.epoch !== epoch) await obeyReset(database, answer.epoch);
        return true;
      }

      if (request.giveBack) {
        const left = (await meta<[string, string][]>(database, 'giveBack', [])).slice(
          syncLimits.rowsPerAnswer,
        );
        await database.meta.put({ key: 'giveBack', value: left });
      }
      let seen = await meta(database, 'seen', 0);
      const touched = new Map<string, [string, string]>();
      for (const row of answer.changes) {
        const local = await database.records.get([row.t, row.k]);
        if (local && local.seq >= row.seq) continue;
        await database.records.put(row);
        seen = Math.max(seen, greatestMs(row.f));
        touched.set(`${row.t}/${row.k}`, [row.t, row.k]);
      }
      for (const ack of answer.acks) {
        const op = await database.outbox.get(ack.n);
        if (!op) continue;
        if ('refused' in ack) await database.outbox.update(ack.n, { refused: ack.refused });
        else {
          await database.outbox.update(ack.n, { ack: { seq: ack.seq, ms: ack.ms }, ms: ack.ms });
          seen = Math.max(seen, ack.ms);
        }
        touched.set(`${op.t}/${op.k}`, [op.t, op.k]);
      }
      for (const [t, k] of touched.values()) {
        await dropConfirmed(database, t, k);
        await refreshView(database, t, k);
      }
      await database.meta.bulkPut([
        { key: 'cursor', value: answer.cursor },
        { key: 'seen', value: seen },
        { key: 'syncedAt', value: Date.now() },
      ]);
      return answer.more || !outgoing.complete;
    },
  );
}

/** Operations whose effect has come back in the row itself; comparing with the cursor would be too early. */
async function dropConfirmed(database: UserDatabase, t: string, k: string): Promise<void> {
  const row = await database.records.get([t, k]);
  if (!row) return;
  const ops = await database.outbox.where('[t+k]').equals([t, k]).toArray();
  await database.outbox.bulkDelete(ops.filter((op) => op.ack && row.seq >= op.ack.seq).map((op) => op.n));
}

/** The server started a new life (restored, or first met): give back what it may have lost, then go on. */
async function obeyReset(database: UserDatabase, epoch: string): Promise<void> {
  const rows = await database.records.toArray();
  await database.records.bulkPut(rows.map((row) => ({ ...row, seq: -1 })));
  await database.outbox.toCollection().modify((op: OutboxOp) => {
    delete op.ack;
  });
  await database.meta.bulkPut([
    { key: 'epoch', value: epoch },
    { key: 'cursor', value: 0 },
    { key: 'giveBack', value: rows.map((row) => [row.t, row.k]) },
  ]);
}

async function nextOperations(database: UserDatabase): Promise<{ batch: OutboxOp[]; more: boolean }> {
  const batch: OutboxOp[] = [];
  let bytes = 0;
  for (const op of await database.outbox.orderBy('n').toArray()) {
    if (op.ack || op.refused) continue;
    bytes += JSON.stringify(op.f).length + 120;
    if (batch.length === syncLimits.opsPerCall || (batch.length > 0 && bytes > syncLimits.bytesPerCall / 2))
      return { batch, more: true };
    batch.push(op);
  }
  return { batch, more: false };
}

/** This browser's name among the reader's devices, made once. */
export async function deviceId(database: UserDatabase): Promise<string> {
  const known = await meta<string | null>(database, 'device', null);
  if (known) return known;
  const made = crypto.randomUUID();
  await database.meta.put({ key: 'device', value: made });
  return made;
}

async function meta<T>(database: UserDatabase, key: string, fallback: T): Promise<T> {
  return ((await database.meta.get(key))?.value as T | undefined) ?? fallback;
}
