import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '#shared/contract/errors.ts';
import { callAt, registerAt } from '../testing/caller.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { bookFile, sendRest } from '../testing/upload-client.ts';

const MIB = 1024 * 1024;
const DISK_MIB = 64;

let disk: string;
let isMounted = false;
let database: TestDatabase;
let server: ServerProcess;
let token = '';

/** A disk of its own, where this user may have one. */
async function mountDisk(): Promise<boolean> {
  disk = await mkdtemp(path.join(tmpdir(), 'vignette-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'none', disk];
  return process.getuid?.() === 0 && spawnSync('mount', options).status === 0;
}

beforeAll(async () => {
  isMounted = await mountDisk();
  if (!isMounted) return;
  database = await createTestDatabase();
  server = await startServerProcess({ target: database.target, dataDir: disk });
  ({ token } = await registerAt(server.origin));
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  if (isMounted) spawnSync('umount', [disk]);
  await rm(disk, { recursive: true, force: true });
});

const call = (method: string, address: string, body?: unknown) =>
  callAt({ origin: server.origin, token }, method, address, body);

function form(bytes: Uint8Array<ArrayBuffer>): FormData {
  const made = new FormData();
  made.append('file', new Blob([bytes]), 'book.epub');
  return made;
}

const filesOnDisk = async () =>
  (await readdir(disk, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

test('a full disk is reported, leaves no partial data, does not stop reading, and uploads work again once there is room', async ({
  skip,
}) => {
  skip(!isMounted, 'no disk of its own could be mounted');
  const client = { origin: server.origin, token };
  const before = await sendRest(client, bookFile(MIB));
  const filler = path.join(disk, 'filler');
  await writeFile(filler, Buffer.alloc((DISK_MIB - 4) * MIB));
  const files = await filesOnDisk();

  expect((await call('GET', '/ready')).status).toBe(503);
  const large = bookFile(8 * MIB);
  const refused = await call('POST', '/books/upload', form(large.bytes));
  expect([refused.status, refused.body.details]).toEqual([507, { code: 'STORAGE_FULL' }]);
  expect(errorBody.safeParse(refused.body).success).toBe(true);
  await expect(sendRest(client, large)).rejects.toThrow('507');
  await expect.poll(filesOnDisk).toEqual(files);
  for (const address of ['/books', `/books/${before}`, `/books/${before}/chapters/1`, '/auth/me'])
    expect([address, (await call('GET', address)).status]).toEqual([address, 200]);
  const position = { current_chapter: 1, current_page: 1 };
  expect((await call('POST', `/books/${before}/progress`, position)).status).toBe(200);

  await rm(filler);
  expect((await call('GET', '/ready')).status).toBe(200);
  const bookId = await sendRest(client, large);
  const { rows } = await database.pool.query('select id from books where file_sha256 = $1', [large.sha256]);
  expect(rows).toEqual([{ id: bookId }]);
});
