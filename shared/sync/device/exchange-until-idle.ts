import type { SyncResponse, SyncRequest } from '../../contract/sync.ts';
import { applyResponse } from './apply-response.ts';
import { type ClockReading, type Contact, contactOf, isElapsedCertain } from './clock.ts';
import type { DeviceStore, DeviceTables } from './store.ts';
import { prepareRequest } from './prepare-request.ts';

export interface FlushPorts {
  store: DeviceStore;
  /** This device's name among the reader's. */
  device: string;
  /** Sends a request, adding `sentAt` in the tick in which it is sent; throws when no response arrives. */
  exchange(request: Omit<SyncRequest, 'sentAt'>): Promise<SyncResponse>;
  /** The device's clocks. */
  clock(): ClockReading;
}

/**
 * Sends the outbox and applies changes of other devices until neither side has anything left.
 * Any number may run at once: resending is harmless, and late responses are ignored.
 *
 * @param maxBytes approximate size limit of a request
 */
export async function exchangeUntilIdle(
  { store, device, exchange, clock }: FlushPorts,
  maxBytes?: number,
): Promise<void> {
  let again = true;
  while (again) {
    const sent = clock();
    const outgoing = await prepareRequest(store, device, sent, maxBytes);
    const response = await exchange(outgoing.request);
    const received = clock();
    const contact = contactOf(sent, received, response.now);
    if (contact) await store.transact((tables) => saveContact(tables, contact));
    again = await applyResponse(store, outgoing, response, received.wallMs);
  }
}

/** An estimate with a larger error than this is replaced, ms. */
const ESTIMATE_STEP_MS = 1_000;

/**
 * Saves when the server's time arrived. The times of pending operations made since the clock was last set are
 * recomputed from this contact: the one before may be from a time when the clock was wrong.
 */
async function saveContact(tables: DeviceTables, contact: Contact): Promise<void> {
  await tables.saveState({ contact });
  const reckoned = (await tables.operations()).flatMap((op) => {
    const { at, steady = 0, run = '', made = 0 } = op;
    if (!isElapsedCertain({ wallMs: at, steadyMs: steady, run }, contact)) return [];
    const since = Math.round(contact.serverMs - (contact.wallMs - at));
    return Math.abs(since - made) > ESTIMATE_STEP_MS ? [{ ...op, made: since }] : [];
  });
  if (reckoned.length > 0) await tables.putOperations(reckoned);
}
