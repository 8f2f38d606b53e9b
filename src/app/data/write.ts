import type { RecordFields, RecordType } from '#shared/contract/records.ts';
import { greatestMs, viewFields } from '#shared/sync/view.ts';
import { db, type OutboxOp, type UserDatabase } from './database.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Called after every local write, so that whoever sends the outbox knows there is something in it. */
export function onLocalWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What the reader does: one transaction holds the operation and the view it changes.
 * An operation that was never sent is replaced by a newer one that covers all of its fields,
 * so a thousand page turns without a network are one operation.
 */
export async function writeRecord<T extends RecordType>(
  t: T,
  k: string,
  fields: RecordFields<T>,
  atMs: number = Date.now(),
): Promise<void> {
  const database = db();
  await database.transaction(
    'rw',
    database.records,
    database.outbox,
    database.views,
    database.meta,
    async () => {
      const seen = ((await database.meta.get('seen'))?.value as number | undefined) ?? 0;
      const pending = await database.outbox.where('[t+k]').equals([t, k]).sortBy('n');
      const covered = pending.filter((op) => !op.sent && Object.keys(op.f).every((name) => name in fields));
      await database.outbox.bulkDelete(covered.map((op) => op.n));
      await database.outbox.add({ t, k, f: { ...fields }, at: atMs, seen });
      await refreshView(database, t, k);
    },
  );
  for (const listener of listeners) listener();
}

/** Derives a record's view again; call inside a transaction over records, outbox and views. */
export async function refreshView(database: UserDatabase, t: string, k: string): Promise<void> {
  const [record, pending] = await Promise.all([
    database.records.get([t, k]),
    database.outbox.where('[t+k]').equals([t, k]).sortBy('n'),
  ]);
  if (!record && pending.length === 0) {
    await database.views.delete([t, k]);
    return;
  }
  const v = viewFields(record?.f, pending);
  const ms = pending.length > 0 || !record ? Infinity : greatestMs(record.f);
  await database.views.put({ t, k, book: bookOf(t, k, v), v, ms });
}

function bookOf(t: string, k: string, v: Record<string, unknown>): string {
  if (t === 'book') return k;
  if (t === 'progress') return k.slice(0, k.indexOf(':'));
  return typeof v.book === 'string' ? v.book : '';
}

/** Operations that wait: not refused, not yet seen back. */
export async function pendingOperations(): Promise<OutboxOp[]> {
  return (await db().outbox.toArray()).filter((op) => !op.refused);
}
