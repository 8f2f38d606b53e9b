import type { Db } from './pool.ts';

/** @throws where the database cannot be reached, or holds no schema of ours */
export async function askSchema(db: Db): Promise<void> {
  await db.query('select from schema_migration limit 1');
}

/** Tells whoever listens to a channel; inside a transaction only once it is committed. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.query('select pg_notify($1, $2)', [channel, payload]);
}
