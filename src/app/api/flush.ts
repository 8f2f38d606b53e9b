import { syncResponse } from '#shared/contract/sync.ts';
import { exchangeUntilIdle, type FlushPorts } from '#shared/sync/device/exchange-until-idle.ts';
import type { UserDatabase } from '#app/data/database/database.ts';
import { readClock } from '#app/data/device/clock.ts';
import { deviceId } from '#app/data/device/device-id.ts';
import { deviceStore } from '#app/data/records/device-store.ts';
import { applyRecordEffects } from '#app/data/records/apply-record-effects.ts';
import { writeWithEviction } from '#app/data/storage/write-with-eviction.ts';
import { call } from './client.ts';
import { sendAwaitedPictures } from './send-awaited-pictures.ts';

/** A closing page may send 64 KiB at most, headers included. */
const KEEPALIVE_BYTES = 48 * 1024;

/**
 * Sends the outbox and receives other devices' changes until neither side has more. One flush at a time across tabs
 * and the service worker; a second one does nothing.
 *
 * @returns false when another tab or the service worker is flushing
 * @throws ApiError when the server cannot be reached; nothing is lost, the next flush resends
 */
export async function flush(database: UserDatabase, options: { keepalive?: boolean } = {}): Promise<boolean> {
  return navigator.locks.request(`sync:${database.userId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    const ports: FlushPorts = {
      // On a full device books and pictures are evicted, so that sent operations and responses can be stored.
      store: { transact: (work) => writeWithEviction(0, () => deviceStore(database).transact(work)) },
      device: await deviceId(database),
      exchange: (request: object) =>
        call('/sync', syncResponse, {
          method: 'POST',
          userId: database.userId,
          // Ages are relative to this time, hence set at every attempt, after waiting for a token.
          body: () => ({ ...request, sentAt: Date.now() }),
          ...options,
        }),
      clock: readClock,
    };
    await exchangeUntilIdle(ports, options.keepalive ? KEEPALIVE_BYTES : undefined);
    await applyRecordEffects(database);
    // A closing page has no time for pictures.
    if (!options.keepalive) await sendAwaitedPictures(database);
    return true;
  });
}
