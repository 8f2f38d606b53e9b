import { moveReader } from '#app/data/device/move-reader.ts';
import {
  loadLocalReader,
  loadPendingMove,
  saveLocalReader,
  savePendingMove,
} from '#app/data/device/session.ts';

/**
 * Moves what a reader did without an account into the account that they have signed in to, also when closing the browser
 * interrupted that. Under the lock of sync, so that the service worker never sends half of it.
 *
 * @param userId of the account
 * @returns whether there was anything to move
 * @throws DatabaseOpenError
 */
export async function finishMove(userId: string): Promise<boolean> {
  const move = await loadPendingMove();
  if (move?.to !== userId) return false;
  await navigator.locks.request(`sync:${userId}`, () => moveReader(move));
  if ((await loadLocalReader()) === move.from) await saveLocalReader(null);
  await savePendingMove(null);
  return true;
}
