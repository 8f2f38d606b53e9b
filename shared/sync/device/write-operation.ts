import type { SyncRow } from '../../contract/sync.ts';
import { type ClockReading, serverTimeAt } from './clock.ts';
import { greatestMs, viewFields } from '../view.ts';
import type { DeviceStore, DeviceTables, OutboxOp, RecordKey, ViewRow } from './store.ts';

/**
 * Stores an operation and the view it changes in one transaction.
 * An unsent operation is replaced by a newer one that sets all of its fields, so a thousand page turns without a
 * network are one operation. One on a private book is held.
 *
 * @param clock the device's clocks at that moment
 */
export async function writeOperation(
  store: DeviceStore,
  { t, k, f, clock }: { t: string; k: string; f: Record<string, unknown>; clock: ClockReading },
): Promise<void> {
  const keys: RecordKey[] = [[t, k]];
  // All reads run together, then all writes: a page turn must be stored before the tab can close.
  await store.transact(async (tables) => {
    const [{ seen, contact, privateBooks }, pending, [record]] = await Promise.all([
      tables.state(),
      tables.operationsOn(keys),
      tables.records(keys),
    ]);
    const isCovered = (op: OutboxOp) => !op.sent && Object.keys(op.f).every((name) => name in f);
    const made = serverTimeAt(contact, clock);
    const op = {
      ...{ t, k, f, at: clock.wallMs, seen, steady: clock.steadyMs, run: clock.run },
      ...(made === undefined ? {} : { made }),
    };
    const newest = { ...op, n: Infinity };
    const settled = settle(t, k, record, [...pending.filter((one) => !isCovered(one)), newest]);
    const covered = pending.filter(isCovered).map((one) => one.n);
    const book = settled.view?.book ?? '';
    const held = privateBooks.includes(book) ? { held: book } : {};
    await save(tables, [{ ...settled, finished: [...settled.finished, ...covered] }], { ...op, ...held });
  });
}

/** Queues a refused operation again unchanged: the server may have been upgraded since. */
export async function retryOperation(store: DeviceStore, n: number): Promise<void> {
  await store.transact(async (tables) => {
    const op = await findOperation(tables, n);
    if (!op?.refused) return;
    const { refused: _over, ...again } = op;
    await tables.putOperations([again]);
  });
}

/** Drops a refused operation and restores the record's view without it. */
export async function discardOperation(store: DeviceStore, n: number): Promise<void> {
  await store.transact(async (tables) => {
    const op = await findOperation(tables, n);
    if (!op?.refused) return;
    await tables.deleteOperations([n]);
    await settleRecords(tables, [[op.t, op.k]]);
  });
}

/**
 * Removes operations whose effect has come back in the row itself from the outbox, and derives the views again. The
 * cursor cannot decide this, because the row may have moved to a later page of changes.
 */
export async function settleRecords(tables: DeviceTables, keys: readonly RecordKey[]): Promise<void> {
  const [records, operations] = await Promise.all([tables.records(keys), tables.operationsOn(keys)]);
  const byRecord = groupByRecord(operations);
  const settled = keys.map(([t, k], i) => settle(t, k, records[i], byRecord.get(`${t}/${k}`) ?? []));
  await save(tables, settled);
}

/** The outcome for one record and its operations. */
interface Settled {
  key: RecordKey;
  /** Operations to delete. */
  finished: number[];
  /** Operations with some of their fields removed. */
  trimmed: OutboxOp[];
  /** Null when nothing is left of the record. */
  view: ViewRow | null;
}

function settle(t: string, k: string, record: SyncRow | undefined, operations: readonly OutboxOp[]): Settled {
  const finished: number[] = [];
  const trimmed: OutboxOp[] = [];
  const pending: OutboxOp[] = [];
  operations.forEach((operation, at) => {
    const op = withoutOverwritten(operation, operations.slice(at + 1));
    const isConfirmed = record && op.ack && record.seq >= op.ack.seq;
    if (isConfirmed || Object.keys(op.f).length === 0) return finished.push(op.n);
    if (op !== operation) trimmed.push(op);
    return pending.push(op);
  });
  if (!record && pending.length === 0) return { key: [t, k], finished, trimmed, view: null };
  const v = viewFields(record?.f, pending);
  const ms = pending.length > 0 || !record ? Infinity : greatestMs(record.f);
  return { key: [t, k], finished, trimmed, view: { t, k, book: bookOf(t, k, v), v, ms } };
}

async function save(
  tables: DeviceTables,
  settled: readonly Settled[],
  newest?: Omit<OutboxOp, 'n'>,
): Promise<void> {
  await Promise.all([
    tables.deleteOperations(settled.flatMap(({ finished }) => finished)),
    tables.putOperations(settled.flatMap(({ trimmed }) => trimmed)),
    newest && tables.addOperation(newest),
    tables.putViews(settled.flatMap(({ view }) => view ?? [])),
    tables.deleteViews(settled.flatMap(({ key, view }) => (view ? [] : [key]))),
  ]);
}

/** Removes the fields of a refused operation that were written again later, which it would hide. */
function withoutOverwritten(op: OutboxOp, later: readonly OutboxOp[]): OutboxOp {
  if (!op.refused || later.length === 0) return op;
  const kept = Object.entries(op.f).filter(([name]) => !later.some((one) => Object.hasOwn(one.f, name)));
  return kept.length === Object.keys(op.f).length ? op : { ...op, f: Object.fromEntries(kept) };
}

function groupByRecord(operations: readonly OutboxOp[]): Map<string, OutboxOp[]> {
  const groups = new Map<string, OutboxOp[]>();
  for (const op of operations) {
    const name = `${op.t}/${op.k}`;
    const group = groups.get(name);
    if (group) group.push(op);
    else groups.set(name, [op]);
  }
  return groups;
}

async function findOperation(tables: DeviceTables, n: number): Promise<OutboxOp | undefined> {
  return (await tables.operations()).find((op) => op.n === n);
}

function bookOf(t: string, k: string, v: Record<string, unknown>): string {
  if (t === 'book' || t === 'parse' || t === 'cover') return k;
  if (t === 'progress') return k.slice(0, k.indexOf(':'));
  return typeof v.book === 'string' ? v.book : '';
}
