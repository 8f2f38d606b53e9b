import type { SyncAnswer, SyncRequest } from '../../contract/sync.ts';
import { applyAnswer } from './apply-answer.ts';
import type { DeviceStore } from './store.ts';
import { takeOutgoing } from './take-outgoing.ts';

export interface FlushPorts {
  store: DeviceStore;
  /** This device's name among the reader's. */
  device: string;
  /** Sends a call, adding `sentAt` in the very tick in which it leaves; throws when no answer comes. */
  exchange(request: Omit<SyncRequest, 'sentAt'>): Promise<SyncAnswer>;
  /** Device clock, ms since 1970. */
  nowMs(): number;
}

/**
 * Sends what the reader did and takes in what other devices did, until both sides are quiet.
 * Any number may run at once: resending is free, and late answers are ignored.
 *
 * @param maxBytes how large a call may become, about
 */
export async function exchangeUntilQuiet(
  { store, device, exchange, nowMs }: FlushPorts,
  maxBytes?: number,
): Promise<void> {
  let again = true;
  while (again) {
    const outgoing = await takeOutgoing(store, device, maxBytes);
    const answer = await exchange(outgoing.request);
    again = await applyAnswer(store, outgoing, answer, nowMs());
  }
}
