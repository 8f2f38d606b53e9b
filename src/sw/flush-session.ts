import { flush } from '#app/api/flush.ts';
import { sendWaitingUploads } from '#app/api/send-uploads.ts';
import { closeUserDatabase, openUserDatabase } from '#app/data/database/database.ts';
import { closeOnVersionChange } from '#app/data/database/close-on-version-change.ts';
import { assertKnownVersion } from '#app/data/database/database-open-error.ts';
import { isLocalReader } from '#app/data/device/local-reader.ts';
import { loadSession } from '#app/data/device/session.ts';
import { countWaiting } from '#app/data/records/unsent-work.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends the signed-in reader's waiting operations, then files. A separate script, because the worker starts at every
 * visit and needs a database only for this. Two tabs that close at once make two calls: the second waits for the
 * first, which closes the database at its end.
 *
 * @returns whether there was anything
 * @throws when something still waits, ApiError when the server cannot be reached; the next wake continues
 */
export function flushSession(): Promise<boolean> {
  const flushed = last.then(flushOnce, flushOnce);
  last = flushed;
  return flushed;
}

async function flushOnce(): Promise<boolean> {
  const session = await loadSession();
  if (!session || isLocalReader(session.user)) return false;
  await assertKnownVersion(session.user.id);
  const database = openUserDatabase(session.user.id);
  closeOnVersionChange(database);
  try {
    if ((await countWaiting(database)).all === 0) return false;
    await flush(database);
    await sendWaitingUploads(() => undefined);
    if ((await countWaiting(database)).all > 0) throw new Error('Something still waits');
    return true;
  } finally {
    closeUserDatabase();
  }
}
