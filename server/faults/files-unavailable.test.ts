import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAt, registerAt } from '../testing/caller.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type TestS3, startTestS3 } from '../testing/s3.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { openSocketAt } from '../testing/socket.ts';
import { bookFile, sendRest } from '../testing/upload-client.ts';

let database: TestDatabase;
let dataDir: string;
let s3: TestS3;
let server: ServerProcess;

const start = (bucket: string) =>
  startServerProcess({
    target: database.target,
    dataDir,
    env: {
      S3_ENDPOINT: s3.settings.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-s3-'));
  s3 = await startTestS3();
  server = await start('bucket');
});
afterAll(async () => {
  await server?.kill();
  await s3?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('while S3 is unavailable reading and sync work, requests that need a file get 503, and queued work finishes afterwards', async () => {
  const { token } = await registerAt(server.origin);
  const client = { origin: server.origin, token };
  const socket = await openSocketAt(server.origin, token);
  const bookId = await sendRest(client, bookFile(20_000));
  await socket.until('book_processing_completed', 30_000);
  const { body } = await callAt<{ descriptions: { id: string }[] }>(
    client,
    'GET',
    `/books/${bookId}/descriptions`,
  );
  const [{ id: first }, { id: second }] = body.descriptions as [{ id: string }, { id: string }];
  const paint = (id: string) => callAt(client, 'POST', `/images/generate/description/${id}`, {});
  const painted = await paint(first);
  expect(painted.status).toBe(200);

  await s3.close();
  const another = bookFile(30_000);
  await expect(sendRest(client, another)).rejects.toThrow(/: 503 .*UNAVAILABLE/);
  const picture = await fetch(String(painted.body.image_url));
  expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '2']);
  for (const address of ['/books', `/books/${bookId}/chapters/1`, '/ready'])
    expect([address, (await callAt(client, 'GET', address)).status]).toEqual([address, 200]);
  const turned = { current_chapter: 1, current_page: 1 };
  expect((await callAt(client, 'POST', `/books/${bookId}/progress`, turned)).status).toBe(200);
  const waiting = paint(second);

  s3 = await startTestS3(s3);
  expect(await sendRest(client, another)).not.toBe(bookId);
  const { status } = await waiting;
  expect([200, 503]).toContain(status);
  expect((await paint(second)).status).toBe(status === 200 ? 409 : 200);
  expect((await fetch(String(painted.body.image_url))).status).toBe(200);
  const { rows } = await database.pool.query('select count(*) as images from images');
  expect(rows).toEqual([{ images: 2 }]);
  await socket.close();
});

test('a missing bucket stops the start with a one-line error', async () => {
  await expect(start('another')).rejects.toThrow(
    /The bucket another cannot be used: S3 LIST responded with 404: NoSuchBucket/,
  );
});
