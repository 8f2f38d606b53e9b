import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  EMBEDDED_USER,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts';
import { upgradeCluster } from './embedded/upgrade-cluster.ts';
import { copyDatabase } from './copy-database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { type ConnectionTarget, connectionConfig, createPool } from './pool.ts';

export interface Database {
  pool: pg.Pool;
  target: ConnectionTarget;
  /** Resolves when the embedded Postgres ends by itself; never for a database elsewhere. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/** In the built server the .sql files are beside the bundle. */
export const migrationsDir = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * Connects to `databaseUrl`, or starts the embedded Postgres in the data folder, and migrates the schema.
 * @throws StartupError
 */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  onError: (error: Error) => void;
  /** Logs a step that takes long: moving the data of an older embedded Postgres. */
  notify?: (message: string) => void;
}): Promise<Database> {
  const migrations = await readMigrations(migrationsDir);
  const embedded = options.databaseUrl
    ? null
    : await startUpgraded(path.join(options.dataDir, 'postgres'), migrations, options.notify);
  const target = options.databaseUrl ?? (await embeddedTarget(embedded!));
  let isClosing = false;
  const pool = createPool(target, { onError: (error) => isClosing || options.onError(error) });
  await migrate(pool, migrations);
  return {
    pool,
    target,
    lost: embedded?.exited ?? new Promise<void>(() => undefined),
    async close() {
      // The pool resolves before its connections have closed; those that Postgres cuts as it stops are no loss.
      isClosing = true;
      await pool.end();
      await embedded?.stop();
    },
  };
}

async function startUpgraded(
  dataDir: string,
  migrations: readonly Migration[],
  notify: (message: string) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  await upgradeCluster(dataDir, {
    notify,
    async copy(from, to) {
      const pools = [createPool(await embeddedTarget(from)), createPool(await embeddedTarget(to))] as const;
      try {
        await copyDatabase(...pools, migrations);
      } finally {
        await Promise.all(pools.map((pool) => pool.end()));
      }
    },
  });
  return startEmbeddedPostgres({ dataDir });
}

/**
 * For the command line: the database of a server that may be running, which with the embedded Postgres is the one on
 * its socket; otherwise it is started for the time.
 */
export async function connectForAdministration(
  options: Parameters<typeof openDatabase>[0],
): Promise<Pick<Database, 'pool' | 'close'>> {
  const running = options.databaseUrl ? null : await runningEmbedded(path.join(options.dataDir, 'postgres'));
  if (!running) return openDatabase(options);
  const pool = createPool(running, { max: 4, onError: options.onError });
  return { pool, close: () => pool.end() };
}

/** A running Postgres writes the folder of its socket into the fifth line of its lock file. */
async function runningEmbedded(dataDir: string): Promise<ConnectionTarget | null> {
  const lock = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => ''); // none: not running
  const socketDir = lock.split('\n')[4]?.trim();
  if (!socketDir) return null;
  const target = { socketDir, user: EMBEDDED_USER, database: 'vignette' };
  const client = new pg.Client(connectionConfig(target));
  return client.connect().then(
    async () => {
      await client.end();
      return target;
    },
    () => null, // a lock file that a crash left behind
  );
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
