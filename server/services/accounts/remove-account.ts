import { userBlobs } from '../../db/referenced-blobs.ts';
import { transaction } from '../../db/pool.ts';
import { lockSyncUser } from '../../db/sync-users.ts';
import { deleteUser, lockUser } from '../../db/users.ts';
import type { Dependencies } from '../../dependencies.ts';
import { announceSignOut } from '../../realtime/announce.ts';
import { removeUnneededBlobs } from '../storage/blob-holds.ts';

/**
 * Rows first, then the bytes that no other user's rows refer to: afterwards nothing of the user is left. What is being
 * stored for the user at this moment finds no user to belong to, and removes its bytes itself. Bytes that cannot be
 * removed now are left to housekeeping: no row refers to them, so nobody can read them.
 */
export async function removeAccount(deps: Dependencies, userId: string): Promise<void> {
  await removeAccountOf(deps, userId);
  deps.gate.forget(userId);
}

/** The same from outside a server: the announcement makes every server end the user's sessions. */
export async function removeAccountOf(
  deps: Pick<Dependencies, 'pool' | 'blobs'> & { log: { warn(details: object, message: string): void } },
  userId: string,
): Promise<void> {
  const blobs = await removeRows(deps, userId);
  await announceSignOut(deps.pool, userId, 'all');
  try {
    await removeUnneededBlobs(deps, blobs);
  } catch (error: unknown) {
    deps.log.warn({ err: error }, 'some files of a removed account are left to housekeeping');
  }
}

/** Locks as every writer does, records before the user, so that neither waits for the other. @returns their blobs */
async function removeRows({ pool }: Pick<Dependencies, 'pool'>, userId: string): Promise<string[]> {
  return transaction(pool, async (db) => {
    await lockSyncUser(db, userId);
    await lockUser(db, userId);
    const blobs = await userBlobs(db, userId);
    await deleteUser(db, userId);
    return blobs;
  });
}
