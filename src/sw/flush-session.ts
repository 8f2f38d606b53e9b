import { flush } from '#app/api/flush.ts';
import { sendWaitingUploads } from '#app/api/send-uploads.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database.ts';
import { giveWay } from '#app/data/give-way.ts';
import { loadSession } from '#app/data/session.ts';
import { countWaiting } from '#app/data/waiting.ts';

/**
 * Sends what waits for the signed-in reader: operations, then files. A script of its own, because the worker starts
 * at every visit and needs a database only when it is woken.
 *
 * @throws ApiError when the server cannot be reached; nothing is lost, the next wake resends
 */
export async function flushSession(): Promise<{ sent: boolean; waiting: boolean }> {
  const session = await loadSession();
  if (!session) return { sent: false, waiting: false };
  const database = openUserDatabase(session.user.id);
  giveWay(database);
  try {
    const before = await waiting(database);
    if (before > 0) {
      await flush(database);
      await sendWaitingUploads(() => undefined);
    }
    const after = await waiting(database);
    return { sent: after < before, waiting: after > 0 };
  } finally {
    closeUserDatabase();
  }
}

async function waiting(database: UserDatabase): Promise<number> {
  const { operations, files } = await countWaiting(database);
  return operations + files;
}
