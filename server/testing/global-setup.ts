import { mkdtemp, rm } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { migrationsDir } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';
import { createGraphileQueue } from '../jobs/vendor-graphile-worker.ts';
import { migrateAsRelease } from './migrate-as-release.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { socketDir: string; user: string };
  }
}

export const TEMPLATE = 'vignette_template';

/** Most tests do not crash Postgres, so durability is traded for speed. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
];

/** One real Postgres per run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'vignette-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(root, 'postgres'), settings: FAST });
  const { socketDir, user } = postgres;
  const admin = createPool({ socketDir, user, database: 'postgres' });
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const target = { socketDir, user, database: TEMPLATE };
  const pool = createPool(target);
  await migrate(pool, await readMigrations(migrationsDir));
  // In the long form every test runs on the next release's tables, to prove this release works with them.
  if (process.env.VIGNETTE_LONG === '1') await migrateAsRelease(pool, 'next');
  await pool.end();
  await (await createGraphileQueue(target, pino({ level: 'silent' }))).close();
  project.provide('postgres', { socketDir, user });
  return async () => {
    await postgres.stop();
    await rm(root, { recursive: true, force: true });
  };
}
