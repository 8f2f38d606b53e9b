import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAt, registerAt } from '../testing/caller.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type TestRedis, startTestRedis } from '../testing/redis.ts';
import { sampleEpub } from '../testing/reader.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { SyncedDevice } from '../testing/synced-device.ts';
import { type Client, file, sendRest } from '../testing/upload-client.ts';

const OUTAGE_MS = process.env.VIGNETTE_LONG === '1' ? 60_000 : 2_000;
/** Long enough for a slow response, short enough to detect a hang. */
const NO_HANG_MS = 15_000;

const redis: TestRedis | null = await startTestRedis();
if (!redis) process.stderr.write('Redis is not installed (apt-get install redis-server).\n');

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  if (!redis) return;
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-redis-'));
  const env = { REDIS_URL: redis.url, RATE_LIMIT_SCALE: '1' };
  server = await startServerProcess({ target: database.target, dataDir, env });
  ({ token } = await registerAt(server.origin));
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await redis?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const call = (method: string, address: string, body?: unknown) =>
  callAt(client(), method, address, body, NO_HANG_MS);

const client = (): Client => ({ origin: server.origin, token });
const newBook = async () => file((await sampleEpub()) as Uint8Array<ArrayBuffer>);
const device = () => new SyncedDevice((address, body) => call('POST', address, body));

async function isExtracted(bookId: string): Promise<boolean> {
  const { rows } = await database.pool.query(
    'select from chapters where book_id = $1 and not is_description_parsed',
    [bookId],
  );
  return rows.length === 0;
}
const extracted = (bookId: string) =>
  expect.poll(() => isExtracted(bookId), { timeout: 30_000, interval: 250 }).toBe(true);

async function guess(): Promise<number> {
  const body = { email: `${randomUUID()}@vignette.example`, password: 'a guess' };
  return (await call('POST', '/auth/login', body)).status;
}

test.skipIf(!redis)(
  'while Redis is down reading, sync and uploads work; queued jobs run when it returns',
  { timeout: OUTAGE_MS + 120_000 },
  async () => {
    const before = await sendRest(client(), await newBook());
    await extracted(before);
    const phone = device();
    await phone.sync();

    await redis!.kill();
    const sent: string[] = [];
    for (const until = Date.now() + OUTAGE_MS; sent.length === 0 || Date.now() < until;) {
      expect((await call('GET', `/books/${before}/chapters/1`)).status).toBe(200);
      expect((await call('GET', '/ready')).status).toBe(200);
      const mark = randomUUID();
      await phone.write('mark', mark, { kind: 'bookmark', text: 'while Redis was down' });
      await phone.sync();
      expect(phone.store.outbox.size).toBe(0);
      if (sent.length < 3) sent.push(await sendRest(client(), await newBook()));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    // Thirty a minute from one address: now each server counts by itself, and still counts.
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push(await guess());
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);

    await redis!.restart();
    for (const bookId of sent) await extracted(bookId);
    await extracted(await sendRest(client(), await newBook()));
  },
);

test.skipIf(!redis)('a Redis that forgets everything under a running server loses no work', async () => {
  for (let round = 0; round < 3; round++) {
    const bookId = await sendRest(client(), await newBook());
    await redis!.flush();
    await extracted(bookId);
  }
});
