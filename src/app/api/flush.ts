import { syncAnswer } from '#shared/contract/sync.ts';
import { applyAnswer, takeOutgoing } from '#app/data/apply-changes.ts';
import type { UserDatabase } from '#app/data/database.ts';
import { call } from './client.ts';

/**
 * Sends what the reader did and takes in what other devices did, until both sides are quiet.
 * One flusher at a time across tabs and the service worker; whoever finds the lock taken leaves it to the other.
 *
 * @returns false when somebody else is flushing
 * @throws ApiError when the server cannot be reached; nothing is lost, the next flush resends
 */
export async function flush(database: UserDatabase, options: { keepalive?: boolean } = {}): Promise<boolean> {
  return navigator.locks.request(`sync:${database.userId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    let again = true;
    while (again) {
      const outgoing = await takeOutgoing(database);
      const answer = await call('/sync', syncAnswer, {
        method: 'POST',
        // Ages are counted from here: after waiting for a token, at every attempt.
        body: () => ({ ...outgoing.request, sentAt: Date.now() }),
        ...options,
      });
      again = await applyAnswer(database, outgoing, answer);
    }
    return true;
  });
}
