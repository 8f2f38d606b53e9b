import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.ts';
import { migrate, readMigrations } from './migrate.ts';
import { type ConnectionTarget, createPool } from './pool.ts';

export interface Database {
  pool: pg.Pool;
  target: ConnectionTarget;
  /** Resolves when the embedded Postgres ends by itself; never for a database elsewhere. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/** In the built server the .sql files lie beside the bundle. */
export const migrationsDir = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * Connects to `databaseUrl`, or starts the embedded Postgres in the data folder, and brings the schema up to date.
 * @throws StartupError
 */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  onError: (error: Error) => void;
}): Promise<Database> {
  const embedded = options.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: path.join(options.dataDir, 'postgres') });
  const target = options.databaseUrl ?? (await embeddedTarget(embedded!));
  const pool = createPool(target, { onError: options.onError });
  await migrate(pool, await readMigrations(migrationsDir));
  return {
    pool,
    target,
    lost: embedded?.exited ?? new Promise<void>(() => undefined),
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}

async function embeddedTarget({ socketDir, user }: EmbeddedPostgres): Promise<ConnectionTarget> {
  const client = new pg.Client({ host: socketDir, user, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'vignette'`);
    if (rowCount === 0) await client.query('create database vignette');
  } finally {
    await client.end();
  }
  return { socketDir, user, database: 'vignette' };
}
