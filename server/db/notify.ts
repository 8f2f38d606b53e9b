import type { Db } from './pool.ts';

/** Notifies the listeners of a channel; inside a transaction when it commits. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.query('select pg_notify($1, $2)', [channel, payload]);
}
