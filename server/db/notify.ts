import type { Db } from './pool.ts';

/** Tells whoever listens to a channel; inside a transaction only once it is committed. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.query('select pg_notify($1, $2)', [channel, payload]);
}
