import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { repairLibraryLinks } from './library-links.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'vignette-pg-'));
  await chmod(root, 0o755);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

async function query(
  postgres: Pick<EmbeddedPostgres, 'socketDir' | 'user'>,
  sql: string,
): Promise<unknown[]> {
  const client = new pg.Client({ host: postgres.socketDir, user: postgres.user, database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
}

/** Another Node process that runs a Postgres; it prints its address when ready. */
async function startInChild(
  dataDir: string,
): Promise<{ child: ChildProcess; socketDir: string; user: string }> {
  const start = fileURLToPath(new URL('./start-embedded-postgres.ts', import.meta.url));
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(start)});
    const { socketDir, user } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ socketDir, user })); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString())),
  );
  return { child, ...(JSON.parse(line) as { socketDir: string; user: string }) };
}

const postmaster = async (dataDir: string) =>
  Number.parseInt(await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the embedded Postgres', () => {
  test('keeps its data between starts', async () => {
    const dataDir = path.join(root, 'kept');
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDir });
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  test('stops when the Node process is killed, and starts again with every committed row', async () => {
    const dataDir = path.join(root, 'killed');
    const { child, ...address } = await startInChild(dataDir);
    await query(address, 'create table kept as select 42 as answer');
    const pid = await postmaster(dataDir);
    child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
    const again = await startEmbeddedPostgres({ dataDir });
    expect(await query(again, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await again.stop();
  });

  test('ignores a lock file whose process has ended or is another program', async () => {
    const dataDir = path.join(root, 'stale');
    await (await startEmbeddedPostgres({ dataDir })).stop();
    await writeFile(path.join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test.runIf(isRoot)('starts under a folder that only its owner may enter', async () => {
    const closed = path.join(root, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(closed, 'data', 'postgres') });
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('names the folder it cannot write to', async () => {
    const file = path.join(root, 'a-file');
    await writeFile(file, '');
    const attempt = startEmbeddedPostgres({ dataDir: path.join(file, 'data', 'postgres') });
    await expect(attempt).rejects.toThrow(/^DATA_DIR: Vignette cannot write to .+ \(ENOTDIR\)\.$/);
  });
});

test('creates the library links that an install without scripts leaves out', async () => {
  const folder = path.join(root, 'package');
  await mkdir(path.join(folder, 'native/lib'), { recursive: true });
  const links = [
    { source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so' },
    { source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' },
  ];
  await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  await writeFile(path.join(folder, 'native/lib/libx.so.1.2'), 'library');
  await symlink('libx.so.1.2', path.join(folder, 'native/lib/libx.so'));
  expect(await repairLibraryLinks(folder)).toBe(1);
  expect(await readFile(path.join(folder, 'native/lib/libx.so.1'), 'utf8')).toBe('library');
});
