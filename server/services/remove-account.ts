import { referencedBlobs, userBlobs } from '../db/books.ts';
import { deleteUser } from '../db/users.ts';
import type { Dependencies } from '../dependencies.ts';
import { announceSignOut } from '../realtime/announce.ts';

/** Rows first, then the bytes that nobody else's rows refer to: afterwards nothing of the user is left. */
export async function removeAccount(deps: Dependencies, userId: string): Promise<void> {
  await removeAccountOf(deps, userId);
  deps.gate.forget(userId);
}

/** The same from outside a server: the announcement makes every server forget. */
export async function removeAccountOf(
  deps: Pick<Dependencies, 'pool' | 'blobs'>,
  userId: string,
): Promise<void> {
  const blobs = await userBlobs(deps.pool, userId);
  await deleteUser(deps.pool, userId);
  await announceSignOut(deps.pool, userId, 'all');
  const needed = await referencedBlobs(deps.pool, blobs);
  for (const sha256 of blobs) if (!needed.has(sha256)) await deps.blobs.delete(sha256);
}
