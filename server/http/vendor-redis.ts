import type { Logger } from 'pino';
import { createClient } from 'redis';

export interface RedisConnection {
  /** For rate-limiter-flexible, which needs the raw client. */
  client: unknown;
  close(): Promise<void>;
}

/** A connection that reconnects by itself. An unavailable Redis is not an error here: limits then count in memory. */
export async function connectRedis(url: string, log: Logger): Promise<RedisConnection> {
  const client = createClient({ url, disableOfflineQueue: true, RESP: 2 });
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis connection'));
  // connect() waits for the first success, which may take long.
  void client.connect().catch((error: unknown) => log.debug({ err: error }, 'Redis connection abandoned'));
  return { client, close: async () => client.destroy() };
}
