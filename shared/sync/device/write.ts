import type { SyncRow } from '../../contract/sync.ts';
import { greatestMs, viewFields } from '../view.ts';
import type { DeviceStore, DeviceTables, OutboxOp, RecordKey, ViewRow } from './store.ts';

/**
 * What the reader does: one transaction holds the operation and the view it changes.
 * An operation that was never sent is replaced by a newer one that covers all of its fields,
 * so a thousand page turns without a network are one operation.
 *
 * @param atMs device clock
 */
export async function writeOperation(
  store: DeviceStore,
  { t, k, f, atMs }: { t: string; k: string; f: Record<string, unknown>; atMs: number },
): Promise<void> {
  const keys: RecordKey[] = [[t, k]];
  // All that is read at once, then all that is written: a page turn must be safe before the tab can be closed.
  await store.transact(async (tables) => {
    const [{ seen }, pending, [record]] = await Promise.all([
      tables.state(),
      tables.operationsOn(keys),
      tables.records(keys),
    ]);
    const isCovered = (op: OutboxOp) => !op.sent && Object.keys(op.f).every((name) => name in f);
    const op = { t, k, f, at: atMs, seen };
    const newest = { ...op, n: Infinity };
    const settled = settle(t, k, record, [...pending.filter((one) => !isCovered(one)), newest]);
    const covered = pending.filter(isCovered).map((one) => one.n);
    await save(tables, [{ ...settled, gone: [...settled.gone, ...covered] }], op);
  });
}

/** A refused operation is tried again as it is: the server may have learnt what it lacked. */
export async function retryOperation(store: DeviceStore, n: number): Promise<void> {
  await store.transact(async (tables) => {
    const op = await findOperation(tables, n);
    if (!op?.refused) return;
    const { refused: _over, ...again } = op;
    await tables.putOperations([again]);
  });
}

/** The reader gives up what the server refused: the record shows again what it is without it. */
export async function discardOperation(store: DeviceStore, n: number): Promise<void> {
  await store.transact(async (tables) => {
    const op = await findOperation(tables, n);
    if (!op?.refused) return;
    await tables.deleteOperations([n]);
    await settleRecords(tables, [[op.t, op.k]]);
  });
}

/**
 * After records or operations changed: operations whose effect has come back in the row itself leave the outbox
 * (the cursor says nothing about them: the row may have moved to a later page), and the views are derived anew.
 */
export async function settleRecords(tables: DeviceTables, keys: readonly RecordKey[]): Promise<void> {
  const [records, operations] = await Promise.all([tables.records(keys), tables.operationsOn(keys)]);
  const byRecord = groupByRecord(operations);
  const settled = keys.map(([t, k], i) => settle(t, k, records[i], byRecord.get(`${t}/${k}`) ?? []));
  await save(tables, settled);
}

/** What a record and its operations come to. */
interface Settled {
  key: RecordKey;
  /** Operations that are over. */
  gone: number[];
  /** Operations of which only a part is left. */
  trimmed: OutboxOp[];
  /** Null when nothing is left of the record. */
  view: ViewRow | null;
}

function settle(t: string, k: string, record: SyncRow | undefined, operations: readonly OutboxOp[]): Settled {
  const gone: number[] = [];
  const trimmed: OutboxOp[] = [];
  const pending: OutboxOp[] = [];
  operations.forEach((operation, at) => {
    const op = withoutReplaced(operation, operations.slice(at + 1));
    const isConfirmed = record && op.ack && record.seq >= op.ack.seq;
    if (isConfirmed || Object.keys(op.f).length === 0) return gone.push(op.n);
    if (op !== operation) trimmed.push(op);
    return pending.push(op);
  });
  if (!record && pending.length === 0) return { key: [t, k], gone, trimmed, view: null };
  const v = viewFields(record?.f, pending);
  const ms = pending.length > 0 || !record ? Infinity : greatestMs(record.f);
  return { key: [t, k], gone, trimmed, view: { t, k, book: bookOf(t, k, v), v, ms } };
}

async function save(
  tables: DeviceTables,
  settled: readonly Settled[],
  newest?: Omit<OutboxOp, 'n'>,
): Promise<void> {
  await Promise.all([
    tables.deleteOperations(settled.flatMap(({ gone }) => gone)),
    tables.putOperations(settled.flatMap(({ trimmed }) => trimmed)),
    newest && tables.addOperation(newest),
    tables.putViews(settled.flatMap(({ view }) => view ?? [])),
    tables.deleteViews(settled.flatMap(({ key, view }) => (view ? [] : [key]))),
  ]);
}

/** What was refused stays only as far as the reader has not written over it since; else it would cover that. */
function withoutReplaced(op: OutboxOp, later: readonly OutboxOp[]): OutboxOp {
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
  if (t === 'book' || t === 'parse') return k;
  if (t === 'progress') return k.slice(0, k.indexOf(':'));
  return typeof v.book === 'string' ? v.book : '';
}
