import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Painter } from '../../illustration/painter.ts';
import type { BlobStore } from '../../files/blob-store.ts';
import { housekeepingSteps } from '../../jobs/housekeeping.ts';
import { housekeep } from '../../testing/housekeep.ts';
import { holdBlob, releaseOldHolds } from '../../db/blob-holds.ts';
import { registerReader, sampleEpub } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
/** A promise that the painter awaits; tests replace it. */
let mayPaint = Promise.resolve();

const painter: Painter = {
  ...{ name: 'patient', version: 'patient-1' },
  async paint() {
    await mayPaint;
    return { jpeg: Buffer.from('a picture'), width: 1, height: 1, scene: null, styleApplied: null };
  },
};

beforeAll(async () => (server = await startTestServer({ painter })));
afterAll(() => server.close());

async function stored(): Promise<string[]> {
  const all = [];
  for await (const { sha256 } of server.deps.blobs.list()) all.push(sha256);
  return all;
}

/** A promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  return { opened: new Promise((resolve) => (open = resolve)), open: () => open() };
}

test('a book being added to an account that is deleted leaves nothing behind', async () => {
  const ann = await registerReader(server);
  const { blobs } = server.deps;
  const { putFile } = blobs;
  const [reached, proceed] = [gate(), gate()];
  blobs.putFile = async (sha256, file) => {
    await putFile(sha256, file);
    reached.open();
    await proceed.opened;
  };
  const upload = ann.upload(await sampleEpub());
  await reached.opened;
  blobs.putFile = putFile;
  expect((await ann.delete('/auth/deactivate')).status).toBe(200);
  proceed.open();
  expect((await upload).status).toBe(401);
  expect(await stored()).toEqual([]);
});

test('an account is deleted even if a file cannot be, and housekeeping removes the file later', async () => {
  const ann = await registerReader(server);
  await ann.addBook();
  const { blobs, pool } = server.deps;
  const { delete: remove } = blobs;
  blobs.delete = async () => {
    throw new Error('the store is read-only');
  };
  const response = await ann.delete('/auth/deactivate');
  blobs.delete = remove;
  expect(response.status).toBe(200);
  expect((await pool.query('select from users where id = $1', [ann.id])).rowCount).toBe(0);
  expect(await stored()).not.toEqual([]);
  await housekeep(server.deps, Date.now() + 2 * DAY_MS);
  expect(await stored()).toEqual([]);
});

test('a picture being painted for an account that is deleted leaves nothing behind', async () => {
  const ben = await registerReader(server);
  const bookId = await ben.addBook();
  const { body } = await ben.get(`/books/${bookId}/descriptions`);
  const waiting = gate();
  mayPaint = waiting.opened;
  const painted = ben.post(`/images/generate/description/${body.descriptions[0]!.id}`, {});
  const { pool } = server.deps;
  const running = () => pool.query(`select from jobs where kind = 'generate-image' and state = 'running'`);
  await expect.poll(async () => (await running()).rowCount).toBe(1);
  expect((await ben.delete('/auth/deactivate')).status).toBe(200);
  waiting.open();
  await painted;
  await expect.poll(stored).toEqual([]);
});

test('a blob deleted for one user while another uploads it is kept for the other', async () => {
  for (let round = 0; round < 8; round++) {
    const [ann, ben] = await Promise.all([registerReader(server), registerReader(server)]);
    const book = await sampleEpub();
    await ann.upload(book);
    const [removed, sent] = await Promise.all([ann.delete('/auth/deactivate'), ben.upload(book)]);
    expect([removed.status, sent.status]).toEqual([200, 201]);
    expect((await ben.get(`/books/${sent.body.book_id}/file`)).status).toBe(200);
    await ben.delete('/auth/deactivate');
    await expect.poll(stored).toEqual([]);
  }
});

test('deleting an account twice at once succeeds', async () => {
  const ann = await registerReader(server);
  const responses = await Promise.all([ann.delete('/auth/deactivate'), ann.delete('/auth/deactivate')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([200, 401])]);
});

test('blobs that a killed server was storing are deleted an hour later', async () => {
  const { pool, blobs } = server.deps;
  const sha256 = 'ab'.repeat(32);
  await holdBlob(pool, '00000000-0000-4000-8000-000000000000', sha256);
  await blobs.put(sha256, Buffer.from('bytes'));
  await housekeep({ pool, blobs });
  expect(await stored()).toEqual([sha256]);
  await pool.query(`update blob_holds set created_at = now() - interval '61 minutes'`);
  await housekeep({ pool, blobs });
  expect(await stored()).toEqual([]);
});

test('a blob that cannot be deleted does not stop the others, and the failure is counted', async () => {
  const { blobs } = server.deps;
  const names = ['1', '2', '3'].map((digit) => digit.repeat(64));
  for (const name of names) await blobs.put(name, Buffer.from(name));
  const failing: BlobStore = {
    ...blobs,
    delete: (sha256) => (sha256 === names[0] ? Promise.reject(new Error('refused')) : blobs.delete(sha256)),
  };
  const removed = housekeepingSteps.blobs!({ ...server.deps, blobs: failing }, Date.now() + 2 * DAY_MS);
  await expect(removed).rejects.toMatchObject({ failed: 1, cause: { message: 'refused' } });
  const left = new Set(await stored());
  expect(names.map((name) => left.has(name))).toEqual([true, false, false]);
});

test('holds of processes that have died are released a batch at a time, and younger ones stay', async () => {
  const { pool } = server.database;
  const [dead, alive] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into blob_holds (holder, sha256, created_at)
     select $1, md5(i::text) || md5(i::text), now() - interval '2 hours' from generate_series(1, 2500) i`,
    [dead],
  );
  await holdBlob(pool, alive, 'b'.repeat(64));
  const batches: number[] = [];
  for await (const held of releaseOldHolds(pool, 60)) batches.push(held.length);
  expect(batches).toEqual([1_000, 1_000, 500]);
  const { rows } = await pool.query('select holder from blob_holds where holder = any ($1)', [[dead, alive]]);
  expect(rows).toEqual([{ holder: alive }]);
});
