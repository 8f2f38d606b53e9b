import { randomUUID } from 'node:crypto';
import { appendFile, chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type BlobStore, BlobStoreUnavailableError } from '../../files/blob-store.ts';
import { createLocalStore } from '../../files/local-store.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { registerReader, sampleEpub } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';
import { takeBackup } from './take-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let server: TestServer;
let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vignette-backup-'));
  server = await startTestServer({ working: false });
  const ann = await registerReader(server);
  await ann.upload(await sampleEpub());
});
afterAll(async () => {
  await server?.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(() => {
  folder = path.join(root, randomUUID());
});

async function backUp(blobs: BlobStore = server.deps.blobs) {
  const secretFile = path.join(root, 'auth-secret');
  await writeFile(secretFile, 'the secret of the server');
  return takeBackup({ pool: server.deps.pool, blobs, secretFile }, folder, new Date());
}

/** An empty place to restore into. */
async function newPlace() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const blobs = await createLocalStore(await mkdtemp(path.join(root, 'files-')));
  const count = async (table: string) => (await database.pool.query(`select from ${table}`)).rowCount;
  const stored = async () => {
    const found = [];
    for await (const { sha256 } of blobs.list()) found.push(sha256);
    return found;
  };
  return { to: { pool: database.pool, blobs, secretFile: null }, count, stored };
}

const filesOf = async (name = ''): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file.includes(name));

test('an interrupted backup leaves the previous one intact', async () => {
  await backUp();
  const late = await registerReader(server);
  await late.upload(await sampleEpub({ title: 'Later' }));
  const failing: BlobStore = {
    ...server.deps.blobs,
    get: () => Promise.reject(new BlobStoreUnavailableError('the disk is gone')),
  };
  await expect(backUp(failing)).rejects.toThrow('the disk is gone');
  const place = await newPlace();
  await restoreBackup(place.to, folder);
  expect(await place.count('books')).toBe(1);

  // The next whole one replaces it, and what the broken one has left.
  await backUp();
  const whole = await newPlace();
  await restoreBackup(whole.to, folder);
  expect(await whole.count('books')).toBe(2);
  expect(await filesOf('users.jsonl.gz')).toHaveLength(1);
});

test('a backup is readable by its owner only', async () => {
  await backUp();
  await chmod(folder, 0o755);
  await backUp();
  const modes = await Promise.all((await filesOf()).map(async (file) => (await stat(file)).mode & 0o777));
  expect(new Set(modes)).toEqual(new Set([0o600]));
  const folders = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const each of [folder, ...folders])
    expect([each, (await stat(each)).mode & 0o777]).toEqual([each, 0o700]);
});

test('a restore ends all sessions', async () => {
  await backUp();
  expect(await filesOf('session')).toEqual([]);
  expect(await filesOf('refresh')).toEqual([]);
  const place = await newPlace();
  await restoreBackup(place.to, folder);
  expect(await place.count('users')).toBeGreaterThan(0);
  expect([await place.count('sessions'), await place.count('refresh_tokens')]).toEqual([0, 0]);
});

const shorten = async (file: string) => {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  await writeFile(file, gzipSync(`${lines.slice(1).join('\n')}\n`));
};

test.each<[string, string, (file: string) => Promise<void>]>([
  ['a table has lost a row', 'users.jsonl.gz', shorten],
  [
    'a table is cut off',
    'books.jsonl.gz',
    async (file) => writeFile(file, (await readFile(file)).subarray(0, 40)),
  ],
  ['a table is gone', 'chapters.jsonl.gz', (file) => rm(file)],
  ['a book file is damaged', `${path.sep}blobs${path.sep}`, (file) => appendFile(file, 'x')],
  ['a book file is gone', `${path.sep}blobs${path.sep}`, (file) => rm(file)],
  [
    'the manifest is cut off',
    'manifest.json',
    async (file) => writeFile(file, (await readFile(file)).subarray(0, 99)),
  ],
])('with %s, restoring is refused and nothing is changed', async (_what, name, damage) => {
  await backUp();
  await damage((await filesOf(name))[0]!);
  const place = await newPlace();
  await expect(restoreBackup(place.to, folder)).rejects.toThrow(
    /^(The backup in .* is damaged|There is no whole backup in)/,
  );
  expect([await place.count('users'), await place.count('books')]).toEqual([0, 0]);
  expect(await place.stored()).toEqual([]);
});
