import createSubscriber from 'pg-listen';
import type { Logger } from 'pino';
import { type ConnectionTarget, connectionConfig } from '../db/pool.ts';
import { type Announcement, CHANNEL } from './announce.ts';

export interface Listener {
  close(): Promise<void>;
}

/**
 * Receives what any server announces. After a lost connection it reconnects and calls `onReconnect`,
 * because announcements made meanwhile were missed.
 */
export async function listenToAnnouncements(
  target: ConnectionTarget,
  handlers: { onAnnouncement(announcement: Announcement): void; onReconnect(): void; log: Logger },
): Promise<Listener> {
  const subscriber = createSubscriber<{ [CHANNEL]: Announcement }>(connectionConfig(target), {
    retryLimit: Number.POSITIVE_INFINITY,
    retryTimeout: Number.POSITIVE_INFINITY,
    retryInterval: 500,
    paranoidChecking: 30_000,
  });
  let connected = false;
  subscriber.notifications.on(CHANNEL, handlers.onAnnouncement);
  subscriber.events.on('error', (error) => handlers.log.error({ err: error }, 'listening failed'));
  subscriber.events.on('reconnect', (attempt) => handlers.log.warn({ attempt }, 'listening again'));
  subscriber.events.on('connected', () => {
    if (connected) handlers.onReconnect();
    connected = true;
  });
  await subscriber.connect();
  await subscriber.listenTo(CHANNEL);
  return { close: () => subscriber.close() };
}
