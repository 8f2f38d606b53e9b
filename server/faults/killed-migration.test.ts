import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseUrl } from '../testing/server-process.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { migrationsDir } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';

const KILLS = process.env.VIGNETTE_LONG === '1' ? 40 : 3;

const name = `killed_${randomUUID().replaceAll('-', '')}`;
const admin = createPool({ ...inject('postgres'), database: 'postgres' }, { max: 1 });
const target = { ...inject('postgres'), database: name };

beforeAll(async () => {
  await admin.query(`create database ${name}`);
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

const child = fileURLToPath(new URL('../testing/migrate-child.ts', import.meta.url));

/** A process that migrates slowly. Resolves when it has begun. */
async function startMigrating(): Promise<ChildProcess> {
  const started = spawn(process.execPath, ['--import', 'tsx', child, databaseUrl(target)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(started.stdout, 'data');
  return started;
}

/** The definition of the schema, to compare results of interrupted migrations. */
async function schemaOf(database: string): Promise<unknown[]> {
  const pool = createPool({ ...inject('postgres'), database }, { max: 1 });
  const { rows } = await pool.query<object>(
    `select 'column' as kind, table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as what
       from information_schema.columns where table_schema = 'public'
     union all select 'index', indexdef from pg_indexes where schemaname = 'public'
     union all select 'applied', name || ' ' || checksum from schema_migration order by 1, 2`,
  );
  await pool.end();
  return rows;
}

test(
  'a migration killed at any moment is completed by the next start, each step once',
  { timeout: KILLS * 20_000 + 60_000 },
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const migrating = await startMigrating();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
      migrating.kill('SIGKILL');
      if (migrating.exitCode === null && migrating.signalCode === null) await once(migrating, 'exit');
    }
    const [one, other] = [createPool(target, { max: 2 }), createPool(target, { max: 2 })];
    const migrations = await readMigrations(migrationsDir);
    await Promise.all([migrate(one, migrations), migrate(other, migrations)]);
    expect(await migrate(one, migrations)).toEqual([]);
    await Promise.all([one.end(), other.end()]);

    const whole = `whole_${name}`;
    await admin.query(`create database ${whole}`);
    const fresh = createPool({ ...target, database: whole }, { max: 1 });
    await migrate(fresh, migrations);
    await fresh.end();
    expect(await schemaOf(name)).toEqual(await schemaOf(whole));
    await admin.query(`drop database ${whole} with (force)`);
  },
);

/** Whether a transaction waits to change a table. */
async function isWaitingToChange(pool: pg.Pool, table: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_locks join pg_class on pg_class.oid = relation
      where relname = $1 and mode = 'AccessExclusiveLock' and not granted`,
    [table],
  );
  return rowCount! > 0;
}

test('a migration waiting for a long-running query does not block other queries, and completes afterwards', async () => {
  const pool = createPool(target, { max: 6 });
  await migrate(pool, await readMigrations(migrationsDir));
  const slow = await pool.connect();
  await slow.query('begin');
  await slow.query('select count(*) from users'); // holds the table until its transaction ends
  const next = {
    name: '9999_next.sql',
    checksum: 'any',
    sql: `do $$ begin
            if current_setting('statement_timeout') <> '0' then raise 'an index of millions takes its time'; end if;
          end $$;
          alter table users add column next_note text;`,
  };
  const migrating = migrate(pool, [next]);
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect.poll(() => isWaitingToChange(pool, 'users'), { timeout: 20_000, interval: 20 }).toBe(true);
    const queriedAt = performance.now();
    await pool.query('select from users');
    // Two seconds behind the migration, and then it is its turn to wait; never until the slow one is done.
    expect(performance.now() - queriedAt).toBeLessThan(15_000);
  }
  await slow.query('commit');
  slow.release();
  expect(await migrating).toEqual(['9999_next.sql']);
  const { rows } = await pool.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '30s' }]);
  await pool.end();
});
