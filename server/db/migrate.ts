import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../config.ts';
import type { Db } from './pool.ts';

/** Any number, the same in every instance: two that start together migrate one after the other. */
const LOCK = 7_316_001;
/** Queries queue behind a migration that waits for their table, so it stops waiting and retries. */
const LOCK_WAIT_MS = 2_000;
const TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The numbered .sql files of a folder, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the schema up to date: forward only, each file in one transaction, never one that was edited afterwards.
 * Another instance may do it at the same time, and servers of the release before may be at work: they wait for seconds
 * at most.
 *
 * @returns the names applied now
 * @throws StartupError when an applied file has another content than this version knows
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    // An index on millions of rows, here or in another instance, takes longer than a request may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const known = await listApplied(client);
    for (const migration of migrations) {
      const checksum = known.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) {
        throw new StartupError(
          `The migration ${migration.name} was changed after it had been applied; restore the file.`,
        );
      }
      await apply(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    // A connection that broke has released the lock, and has no settings to restore.
    await client
      .query('reset statement_timeout')
      .then(() => client.query('select pg_advisory_unlock($1)', [LOCK]))
      .catch(() => undefined);
    client.release();
  }
}

/** @returns the checksums of the migrations that a database has, by name */
export async function listApplied(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOnce(client, migration);
    } catch (error: unknown) {
      const { code } = error as { code?: string };
      if ((code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) || attempt === TRIES) throw error;
      await sleep(500 + Math.random() * 500);
    }
  }
}

async function applyOnce(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error: unknown) {
    await client.query('rollback');
    throw error;
  }
}

/** @throws if the database cannot be reached, or holds no schema of ours */
export async function checkSchema(db: Db): Promise<void> {
  await db.query('select from schema_migration limit 1');
}
