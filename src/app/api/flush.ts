import { syncResponse } from '#shared/contract/sync.ts';
import { exchangeUntilIdle, type FlushPorts } from '#shared/sync/device/exchange-until-idle.ts';
import type { UserDatabase } from '#app/data/database/database.ts';
import { deviceId } from '#app/data/device/device-id.ts';
import { deviceStore } from '#app/data/records/device-store.ts';
import { applyRecordEffects } from '#app/data/records/apply-record-effects.ts';
import { writeWithEviction } from '#app/data/storage/write-with-eviction.ts';
import { call } from './client.ts';

/** A closing page may send 64 KiB at most, headers included. */
const KEEPALIVE_BYTES = 48 * 1024;

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
    const ports: FlushPorts = {
      // Also a full device sends: to mark what leaves, and to take the answer in, books and pictures make room.
      store: { transact: (work) => writeWithEviction(0, () => deviceStore(database).transact(work)) },
      device: await deviceId(database),
      exchange: (request: object) =>
        call('/sync', syncResponse, {
          method: 'POST',
          userId: database.userId,
          // Ages are counted from here: after waiting for a token, at every attempt.
          body: () => ({ ...request, sentAt: Date.now() }),
          ...options,
        }),
      nowMs: () => Date.now(),
    };
    await exchangeUntilIdle(ports, options.keepalive ? KEEPALIVE_BYTES : undefined);
    await applyRecordEffects(database);
    return true;
  });
}
