import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type Reader, registerReader, sampleEpub } from '../testing/reader.ts';
import { databaseUrl, startServerProcess } from '../testing/server-process.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { SyncedDevice } from '../testing/synced-device.ts';

const isLong = process.env.VIGNETTE_LONG === '1';
const BOOKS = isLong ? 1_000 : 3;

const run = promisify(execFile);
const script = fileURLToPath(new URL('./admin.ts', import.meta.url));

let server: TestServer;
let root: string;
let ann: Reader;
let here: Place;

interface Place {
  database: TestDatabase;
  dataDir: string;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vignette-admin-'));
  server = await startTestServer();
  // The test server's store is what a server keeps in `files` of its data folder.
  here = { database: server.database, dataDir: await mkdtemp(path.join(root, 'here-')) };
  await symlink(server.filesDir, path.join(here.dataDir, 'files'));
  ann = await registerReader(server);
});
afterAll(async () => {
  await server?.close();
  await rm(root, { recursive: true, force: true });
});

/** @returns the lines it printed, as values */
async function admin({ database, dataDir }: Place, ...args: string[]): Promise<Record<string, unknown>[]> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(database.target),
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret of at least thirty-two characters',
    },
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("an administrator can set an account's limits and end its sessions", async () => {
  const bob = await registerReader(server);
  expect(await admin(here, 'quota', bob.email, '--books', '1', '--images', '0')).toEqual([
    { books_max: 1, bytes_max: null, images_per_day: 0, records_max: null },
  ]);
  expect((await bob.upload(await sampleEpub())).status).toBe(201);
  const second = await bob.upload(await sampleEpub());
  expect([second.status, second.error.details]).toEqual([507, { code: 'STORAGE_FULL' }]);
  const { body } = await bob.get(`/images/generation/status`);
  expect(body.queued).toBe(0);
  expect(await admin(here, 'users')).toContainEqual(
    expect.objectContaining({ email: bob.email, books: 1, books_max: 1, images: 0 }),
  );
  expect((await bob.get('/auth/me')).status).toBe(200);
  expect(await admin(here, 'sign-out', bob.email)).toEqual([{ signed_out: 1 }]);
  await expect.poll(async () => (await bob.get('/auth/me')).status).toBe(401);
  expect(await admin(here, 'remove', bob.email)).toEqual([{ removed: bob.email }]);
  await expect(admin(here, 'remove', bob.email)).rejects.toThrow(`There is no account ${bob.email}.`);
});

test('an administrator sees and sets how many synced records an account may have', async () => {
  const cleo = await registerReader(server);
  const phone = new SyncedDevice(cleo.post);
  const add = async () => {
    await phone.write('mark', randomUUID(), { kind: 'bookmark' });
    await phone.sync();
    return [...phone.store.outbox.values()].map(({ refused }) => refused?.code);
  };
  const none = { books_max: null, bytes_max: null, images_per_day: null };
  expect(await admin(here, 'quota', cleo.email, '--records', '2')).toEqual([{ ...none, records_max: 2 }]);
  expect([await add(), await add(), await add()]).toEqual([[], [], ['STORAGE_FULL']]);
  expect(await admin(here, 'quota', cleo.email)).toEqual([{ ...none, records_max: 2 }]);
  expect(await admin(here, 'users')).toContainEqual(
    expect.objectContaining({ email: cleo.email, records: 2, records_max: 2 }),
  );
  expect(await admin(here, 'quota', cleo.email, '--records', 'none')).toEqual([
    { ...none, records_max: null },
  ]);
  expect(await add()).not.toContain(undefined);
  expect(await admin(here, 'users')).toContainEqual(
    expect.objectContaining({ email: cleo.email, records: 3, records_max: null }),
  );
});

test('an administrator can extract a book again, and find missing and damaged files', async () => {
  const bookId = await ann.addBook();
  expect(await admin(here, 'extract', bookId)).toEqual([{ queued: 1 }]);
  const { rows: jobs } = await server.deps.pool.query<{ id: string }>(
    `select id from jobs where kind = 'extract-book' and subject = $1 and state in ('queued', 'running')`,
    [bookId],
  );
  expect(jobs).toHaveLength(1);
  // It must not still be writing when the book's row is deleted below.
  expect(await server.deps.jobs.waitFor(jobs[0]!.id, 20_000)).toMatchObject({ state: 'done' });
  expect((await admin(here, 'storage'))[0]).toMatchObject({ missing: [], damaged: [] });
  const { rows } = await server.deps.pool.query<{ file_sha256: string }>(
    'select file_sha256 from books where id = $1',
    [bookId],
  );
  const sha256 = rows[0]!.file_sha256;
  const file = path.join(server.filesDir, sha256.slice(0, 2), sha256);
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0, 10, 20));
  await expect(admin(here, 'storage')).rejects.toMatchObject({
    stdout: expect.stringContaining(`"damaged":["${sha256}"]`) as string,
  });
  await ann.delete(`/books/${bookId}`);
  await server.deps.pool.query('delete from books where id = $1', [bookId]);
  await rm(file);
});

test(
  'a backup restored into an empty database has the same library, and devices return what came after it',
  { timeout: 3_600_000 },
  async () => {
    const reader = await registerReader(server);
    const titles: string[] = [];
    for (let n = 0; n < BOOKS; n++) {
      titles.push(`Book ${n}`);
      await reader.upload(await sampleEpub({ title: titles[n]! }));
    }
    const bookId = await reader.addBook({ title: 'The Last' });
    const { descriptions } = (await reader.get(`/books/${bookId}/descriptions`)).body;
    const image = (await reader.post(`/images/generate/description/${descriptions[0]!.id}`, {})).body;
    const device = new SyncedDevice(reader.post);
    const [before, after] = [randomUUID(), randomUUID()];
    await device.write('mark', before, { kind: 'bookmark', text: 'before the backup' });
    await device.sync();

    const folder = path.join(root, 'backup');
    const backup = await admin(here, 'backup', folder);
    expect(backup).toEqual([
      { rows: expect.any(Number) as number, blobs: expect.any(Number) as number, missing: [] },
    ]);
    await device.write('mark', after, { kind: 'bookmark', text: 'after the backup' });
    await device.sync();

    const there = { database: await createTestDatabase(), dataDir: await mkdtemp(path.join(root, 'there-')) };
    const startedAt = performance.now();
    expect(await admin(there, 'restore', folder)).toEqual([
      { ...backup[0], rows: expect.any(Number) as number },
    ]);
    expect(performance.now() - startedAt).toBeLessThan(600_000);
    await expect(admin(there, 'restore', folder)).rejects.toThrow('The database is not empty');
    expect((await admin(there, 'storage'))[0]).toMatchObject({ missing: [], damaged: [], unreferenced: 0 });

    const restored = await startServerProcess({ target: there.database.target, dataDir: there.dataDir });
    try {
      interface ErrorBody {
        tokens: { access_token: string };
        total: number;
      }
      const call = async (method: string, address: string, body?: unknown, token?: string) => {
        const response = await fetch(`${restored.origin}/api/v1${address}`, {
          method,
          headers: {
            'content-type': 'application/json',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: (await response.json()) as ErrorBody };
      };
      const signedIn = await call('POST', '/auth/login', { email: reader.email, password: 'secret-1' });
      const token = signedIn.body.tokens.access_token;
      const library = (await call('GET', '/books?limit=100', undefined, token)).body;
      expect(library.total).toBe(BOOKS + 1);
      const { pathname, search } = new URL(image.image_url);
      expect(await (await fetch(restored.origin + pathname + search)).arrayBuffer()).toEqual(
        await (await fetch(image.image_url)).arrayBuffer(),
      );
      const post: SyncedDevice['post'] = (address, body) => call('POST', address, body, token);
      const moved = Object.assign(device, { post });
      await moved.sync();
      const fresh = new SyncedDevice(post);
      await fresh.sync();
      expect(fresh.view('mark', before)).toMatchObject({ text: 'before the backup' });
      expect(fresh.view('mark', after)).toMatchObject({ text: 'after the backup' });
    } finally {
      await restored.kill();
      await there.database.drop();
    }
  },
);

test('an unknown command lists the known ones', async () => {
  await expect(admin(here, 'nonsense')).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining('backup FOLDER') as string,
  });
  await expect(admin(here, 'restore', root)).rejects.toThrow('There is no whole backup in');
});
