import type { SyncResponse, SyncRequest } from '../../contract/sync.ts';
import { applyResponse } from './apply-response.ts';
import type { DeviceStore } from './store.ts';
import { prepareRequest } from './prepare-request.ts';

export interface FlushPorts {
  store: DeviceStore;
  /** This device's name among the reader's. */
  device: string;
  /** Sends a request, adding `sentAt` in the tick in which it is sent; throws when no response arrives. */
  exchange(request: Omit<SyncRequest, 'sentAt'>): Promise<SyncResponse>;
  /** Device clock, ms since 1970. */
  nowMs(): number;
}

/**
 * Sends the outbox and applies changes of other devices until neither side has anything left.
 * Any number may run at once: resending is harmless, and late responses are ignored.
 *
 * @param maxBytes approximate size limit of a request
 */
export async function exchangeUntilIdle(
  { store, device, exchange, nowMs }: FlushPorts,
  maxBytes?: number,
): Promise<void> {
  let again = true;
  while (again) {
    const outgoing = await prepareRequest(store, device, maxBytes);
    const response = await exchange(outgoing.request);
    again = await applyResponse(store, outgoing, response, nowMs());
  }
}
