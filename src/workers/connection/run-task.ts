import { closeUserDatabase, db, hasUserDatabase, openUserDatabase } from '#app/data/database/database.ts';
import { closeOnVersionChange } from '#app/data/database/close-on-version-change.ts';
import { assertKnownVersion } from '#app/data/database/database-open-error.ts';
import { StorageFullError } from '#app/data/storage/quota-errors.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import type { Failure, Outcome, TaskRef } from '../books/book-worker.ts';

export interface Task {
  /** Checked before anything is stored: the page has cancelled it, or another reader has signed in. */
  isCancelled: () => boolean;
}

/** Running tasks by id, and whether the page still wants them. */
const running = new Map<number, { isWanted: boolean }>();

/**
 * Runs a task on a reader's database, which is open only during tasks so that it can be deleted or upgraded at any time.
 *
 * @param work resolves to null when it was cancelled, or has no result
 */
export async function runTask<T>(
  { id, userId }: TaskRef,
  work: (task: Task) => Promise<T | null>,
): Promise<Outcome<T>> {
  const state = { isWanted: true };
  running.set(id, state);
  try {
    await assertKnownVersion(userId);
  } catch (error) {
    running.delete(id);
    if (running.size === 0) closeUserDatabase();
    return { failure: failureOf(error) };
  }
  const database = openUserDatabase(userId);
  const isOurs = () => hasUserDatabase() && db() === database;
  const stopWatching = closeOnVersionChange(database, () => isOurs() && closeUserDatabase());
  try {
    const value = await work({ isCancelled: () => !state.isWanted || !isOurs() });
    return value === null ? null : { value };
  } catch (error) {
    return { failure: failureOf(error) };
  } finally {
    stopWatching();
    running.delete(id);
    if (running.size === 0) closeUserDatabase();
  }
}

export function cancelTask(id: number): void {
  const state = running.get(id);
  if (state) state.isWanted = false;
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof PublicationError) return { code: error.code, message };
  if (isOutOfMemory(error)) return { code: 'NO_MEMORY', message };
  return { code: error instanceof StorageFullError ? 'STORAGE_FULL' : 'INTERNAL', message };
}

/** Browsers throw a RangeError where no more bytes can be allocated, and also where calls nest too deeply. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && !/call stack|recursion/i.test(error.message);
