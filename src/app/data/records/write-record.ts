import type { RecordFields, RecordType } from '#shared/contract/records.ts';
import type { ClockReading } from '#shared/sync/device/clock.ts';
import { writeOperation } from '#shared/sync/device/write-operation.ts';
import { readClock } from '../device/clock.ts';
import { db } from '../database/database.ts';
import { deviceStore } from './device-store.ts';

/** A write that waits for the database has still been made in this run of the program. */
const STORED_AT_ONCE_MS = 1_000;

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
 * @param atMs wall clock when it was done; now where it is absent
 */
export async function writeRecord<T extends RecordType>(
  t: T,
  k: string,
  fields: RecordFields<T>,
  atMs?: number,
): Promise<void> {
  await writeOperation(deviceStore(db()), { t, k, f: { ...fields }, clock: readingAt(atMs) });
  notifyLocalWrite();
}

/** A place that an earlier page could not store was reached on clocks of which only the wall clock is known. */
function readingAt(atMs?: number): ClockReading {
  const now = readClock();
  if (atMs === undefined) return now;
  return now.wallMs - atMs <= STORED_AT_ONCE_MS
    ? { ...now, wallMs: atMs }
    : { wallMs: atMs, steadyMs: 0, run: '' };
}

/** For writes of this page's worker, which calls its own copy of `writeRecord`. */
export function notifyLocalWrite(): void {
  for (const listener of listeners) listener();
}
