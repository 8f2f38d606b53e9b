import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_VERSION } from '#shared/contract/limits.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { migrationsDir } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';
import { callAt, registerAt } from '../testing/caller.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { migrateAsRelease } from '../testing/migrate-as-release.ts';
import { readSchema, schemaBreaks } from '../testing/schema-breaks.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { bookFile, sendRest } from '../testing/upload-client.ts';

/** The release in preparation. With the version in `package.json`, `RELEASED` is moved on to its last migration. */
const VERSION = '1.0.0';
/** The last migration of the release before: its processes may still run beside the later migrations. */
const RELEASED = '0010_former_images.sql';
/** Columns that the release of that migration neither reads nor writes any more: these may go. */
const UNUSED: ReadonlySet<string> = new Set();

let database: TestDatabase;
let dataDir: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-rolling-'));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  const server = await startServerProcess({ target: database.target, dataDir });
  servers.push(server);
  return server;
};

/** A database migrated by these statements after all that is there up to a migration. */
async function schemaAfter(upTo: string, sql = ''): Promise<Awaited<ReturnType<typeof readSchema>>> {
  const name = `rolling_${randomUUID().replaceAll('-', '')}`;
  await database.pool.query(`create database ${name}`);
  const pool = createPool(
    { ...(database.target as { socketDir: string; user: string }), database: name },
    {},
  );
  const migrations = await readMigrations(migrationsDir);
  await migrate(
    pool,
    migrations.filter((each) => each.name <= upTo),
  );
  if (sql) await pool.query(sql);
  const schema = await readSchema(pool);
  await pool.end();
  await database.pool.query(`drop database ${name} with (force)`);
  return schema;
}

test('the recorded previous release is updated with the version', async () => {
  expect(APP_VERSION).toBe(VERSION);
  expect((await readMigrations(migrationsDir)).map(({ name }) => name)).toContain(RELEASED);
});

test('no migration removes anything that the previous release uses', async () => {
  expect(schemaBreaks(await schemaAfter(RELEASED), await schemaAfter('9'), UNUSED)).toEqual([]);
});

test('a migration that would break processes of the previous release is detected', async () => {
  const before = await schemaAfter(RELEASED);
  const breaking = await schemaAfter(
    RELEASED,
    `alter table books drop column genre;
     alter table books rename column author to authors;
     alter table images alter column width type bigint;
     alter table users alter column full_name set not null;
     alter table sessions alter column created_at drop default;
     alter table sessions add column device uuid not null;
     alter table books add constraint short check (length(title) < 100);
     create unique index one_title on books (user_id, title);
     alter table jobs add constraint subject_key foreign key (id) references users;
     alter table users drop constraint users_email_key;
     drop table model_pictures;`,
  );
  expect(schemaBreaks(before, breaking, new Set(['books.genre'])).sort()).toEqual([
    'a new rule, books: check CHECK ((length(title) < 100))',
    'a new rule, books: unique btree (user_id, title)',
    'a new rule, jobs: foreign key FOREIGN KEY (id) REFERENCES users(id)',
    'books.author is gone',
    'books.authors is new and may not be left out',
    'images.width was integer, is bigint',
    'model_pictures.created_at is gone',
    'model_pictures.key is gone',
    'model_pictures.sha256 is gone',
    'model_pictures.user_id is gone',
    'model_pictures: unique btree (user_id, key) is gone',
    'sessions.created_at may no longer be left out',
    'sessions.device is new and may not be left out',
    'users.full_name may no longer be empty',
    'users: unique btree (email_key) is gone',
  ]);

  const harmless = await schemaAfter(
    RELEASED,
    `alter table books add column series text check (series <> ''), add column number integer not null default 1;
     alter table books add column shelf uuid references users unique;
     alter table books alter column author drop not null;
     create index books_series on books (series);
     create table shelves (id uuid primary key, name text not null unique);`,
  );
  expect(schemaBreaks(before, harmless)).toEqual([]);
});

test('a server keeps running while the next release migrates, and another of its own release can still start', async () => {
  const old = await start();
  const { token } = await registerAt(old.origin);
  const client = { origin: old.origin, token };
  const bookId = await sendRest(client, bookFile(20_000));
  const statuses: number[] = [];
  let migrating = true;
  const reading = Array.from({ length: 4 }, async (_, n) => {
    while (migrating) {
      const calls = [
        () => callAt(client, 'GET', '/books'),
        () => callAt(client, 'GET', `/books/${bookId}/chapters/1`),
        () => callAt(client, 'POST', `/books/${bookId}/progress`, { current_chapter: 1, current_page: 1 }),
        () => callAt(client, 'GET', `/books/${bookId}/descriptions`),
      ];
      statuses.push((await calls[(n + statuses.length) % 4]!()).status);
    }
  });
  await expect.poll(() => statuses.length, { timeout: 30_000 }).toBeGreaterThan(20);
  await migrateAsRelease(database.pool, 'coming');
  const during = statuses.length;
  await expect.poll(() => statuses.length, { timeout: 30_000 }).toBeGreaterThan(during + 20);
  migrating = false;
  await Promise.all(reading);
  expect(new Set(statuses)).toEqual(new Set([200]));

  const restarted = await start();
  const other = { origin: restarted.origin, token };
  const another = await sendRest(other, bookFile(20_000));
  expect((await callAt(other, 'GET', `/books/${another}/chapters/1`)).status).toBe(200);
  expect((await callAt(other, 'DELETE', `/books/${bookId}`)).status).toBe(200);
  expect((await callAt(other, 'GET', '/ready')).status).toBe(200);
});
