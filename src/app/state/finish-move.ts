import Dexie from 'dexie';
import { assertKnownVersion } from '#app/data/database/database-open-error.ts';
import { UserDatabase } from '#app/data/database/database.ts';
import { moveReader } from '#app/data/device/move-reader.ts';
import {
  loadLocalReader,
  loadPendingMove,
  saveLocalReader,
  savePendingMove,
} from '#app/data/device/session.ts';

/**
 * Moves what a reader did without an account into the account that they have signed in to, also when closing the browser
 * interrupted that. Under the lock of sync, so that the service worker sends nothing that is half here.
 *
 * @param userId of the account
 * @returns whether there was anything to move
 * @throws DatabaseOpenError
 */
export async function finishMove(userId: string): Promise<boolean> {
  const move = await loadPendingMove();
  if (move?.to !== userId) return false;
  await assertKnownVersion(userId);
  await navigator.locks.request(`sync:${userId}`, async () => {
    const from = new UserDatabase(move.from);
    const to = new UserDatabase(userId);
    // Another tab closes it as soon as it knows, and the deletion goes on by itself.
    from.on('blocked', () => false);
    try {
      if (await Dexie.exists(from.name)) await moveReader(from, to);
    } finally {
      to.close();
    }
    await from.delete();
  });
  if ((await loadLocalReader()) === move.from) await saveLocalReader(null);
  await savePendingMove(null);
  return true;
}
