import type { RecordFields, RecordType } from '#shared/contract/records.ts';
import { writeOperation } from '#shared/sync/device/write-operation.ts';
import { db } from '../database/database.ts';
import { deviceStore } from './device-store.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Called after every local write, when the outbox has something to send. */
export function onLocalWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Changes fields of a record by an operation: visible here at once, sent when there is a network.
 *
 * @param atMs device clock
 */
export async function writeRecord<T extends RecordType>(
  t: T,
  k: string,
  fields: RecordFields<T>,
  atMs: number = Date.now(),
): Promise<void> {
  await writeOperation(deviceStore(db()), { t, k, f: { ...fields }, atMs });
  notifyLocalWrite();
}

/** For writes of this page's worker, which calls its own copy of `writeRecord`. */
export function notifyLocalWrite(): void {
  for (const listener of listeners) listener();
}
