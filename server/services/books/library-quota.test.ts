import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuota } from '../../db/quotas.ts';
import { type Reader, registerReader, sampleEpub } from '../../testing/reader.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';
import { SyncedDevice } from '../../testing/synced-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: false });
});
afterAll(() => server?.close());

const quota = (reader: Reader, max: { books?: number; bytes?: number }) =>
  saveQuota(server.deps.pool, reader.id, {
    books_max: max.books ?? null,
    bytes_max: max.bytes ?? null,
    images_per_day: null,
    records_max: null,
  });

const samples = (count: number) => Promise.all(Array.from({ length: count }, () => sampleEpub()));

async function uploadAtOnce(reader: Reader, files: readonly Uint8Array[]): Promise<number[]> {
  const responses = await Promise.all(files.map((file) => reader.upload(file)));
  return responses.map(({ status }) => status).sort();
}

async function stored(reader: Reader): Promise<{ books: number; bytes: number; blobs: string[] }> {
  const { rows } = await server.deps.pool.query<{ sha: string; size: number }>(
    'select file_sha256 as sha, file_size as size from books where user_id = $1',
    [reader.id],
  );
  return {
    books: rows.length,
    bytes: rows.reduce((sum, { size }) => sum + size, 0),
    blobs: rows.map(({ sha }) => sha).sort(),
  };
}

test('twelve uploads at once do not exceed the number of books', async () => {
  const reader = await registerReader(server);
  await quota(reader, { books: 3 });
  const statuses = await uploadAtOnce(reader, await samples(12));
  expect(statuses.filter((status) => status < 300)).toHaveLength(3);
  expect(statuses.filter((status) => status === 507)).toHaveLength(9);
  expect((await stored(reader)).books).toBe(3);
});

test('twelve uploads at once do not exceed the bytes', async () => {
  const reader = await registerReader(server);
  const files = await samples(12);
  const bytes = Math.floor(files[0]!.byteLength * 2.5);
  await quota(reader, { bytes });
  const statuses = await uploadAtOnce(reader, files);
  expect(statuses.filter((status) => status < 300)).toHaveLength(2);
  expect((await stored(reader)).bytes).toBeLessThanOrEqual(bytes);
});

test('one file sent twelve times at once is one book, even if it is the last that fits', async () => {
  const reader = await registerReader(server);
  await quota(reader, { books: 1 });
  const file = await sampleEpub();
  const statuses = await uploadAtOnce(
    reader,
    Array.from({ length: 12 }, () => file),
  );
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  expect((await stored(reader)).books).toBe(1);
});

test('deleting a book and adding another, again and again, keeps within the quota and frees the bytes', async () => {
  const reader = await registerReader(server);
  const files = await samples(6);
  const bytes = Math.floor(files[0]!.byteLength * 2.5);
  await quota(reader, { books: 2, bytes });
  const added: string[] = [];
  for (const file of files) {
    const { status, body } = await reader.upload(file);
    expect(status).toBeLessThan(300);
    added.push(body.book_id);
    const now = await stored(reader);
    expect(now.books).toBeLessThanOrEqual(2);
    expect(now.bytes).toBeLessThanOrEqual(bytes);
    expect((await reader.delete(`/books/${body.book_id}`)).status).toBe(200);
  }
  const own = new Set(await blobsOf(files));
  const kept: string[] = [];
  for await (const { sha256 } of server.deps.blobs.list()) if (own.has(sha256)) kept.push(sha256);
  expect(kept.sort()).toEqual((await stored(reader)).blobs);
  // A device that restores all of them gets those that are still there.
  const device = new SyncedDevice(reader.post);
  await device.sync();
  for (const bookId of added) await device.write('book', bookId, { deleted: false });
  await device.sync();
  expect((await reader.get('/books')).body.total).toBe(2);
});

async function blobsOf(files: readonly Uint8Array[]): Promise<string[]> {
  const digest = async (file: Uint8Array) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(file))).toString('hex');
  return Promise.all(files.map(digest));
}
