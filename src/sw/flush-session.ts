import { flush } from '#app/api/flush.ts';
import { openUserDatabase } from '#app/data/database.ts';
import { loadSession } from '#app/data/session.ts';

/** Sends the signed-in reader's outbox, if there is one. A page that is open does it itself and holds the lock. */
export async function flushSession(): Promise<{ sent: boolean; waiting: boolean }> {
  const session = await loadSession();
  if (!session) return { sent: false, waiting: false };
  const database = openUserDatabase(session.user.id);
  const before = await database.outbox.filter((op) => !op.refused).count();
  if (before > 0) await flush(database);
  const after = await database.outbox.filter((op) => !op.refused).count();
  return { sent: after < before, waiting: after > 0 };
}
