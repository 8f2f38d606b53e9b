import { mkdtemp, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { createPool } from '../db/pool.ts';
import { createLog } from '../log.ts';
import { createRateLimits } from '../http/rate-limit.ts';
import { connectRedis } from '../http/vendor-redis.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { callAt, registerAt, signInAt } from '../testing/caller.ts';
import { openSocketAt } from '../testing/socket.ts';
import { type Client, type TestFile, bookFile, file, open, sendRest } from '../testing/upload-client.ts';
import { sampleEpub } from '../testing/reader.ts';

const KILLS = process.env.VIGNETTE_LONG === '1' ? 100 : 1;
/** Long enough for a slow response, short enough to detect a request that hangs. */
const NO_HANG_MS = 15_000;

/** A Postgres of its own, that can be ended at once and started again in the same place. */
let root: string;
let postgres: EmbeddedPostgres;
let server: ServerProcess;
let token = '';
let email = '';

const target = () => ({ socketDir: path.join(root, 's'), user: postgres.user, database: 'vignette' });
const startServer = async () =>
  (server = await startServerProcess({ target: target(), dataDir: path.join(root, 'data') }));

async function startPostgres(): Promise<void> {
  postgres = await startEmbeddedPostgres({ dataDir: path.join(root, 'postgres') });
  await unlink(path.join(root, 's')).catch(() => undefined); // the first time there is none
  await symlink(postgres.socketDir, path.join(root, 's'));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'v-'));
  await startPostgres();
  const admin = createPool({ ...target(), database: 'postgres' }, { max: 1 });
  await admin.query('create database vignette');
  await admin.end();
  await startServer();
  ({ token, email } = await registerAt(server.origin));
});
afterAll(async () => {
  await server?.kill();
  await postgres?.stop();
  await rm(root, { recursive: true, force: true });
});

const call = (method: string, address: string, body?: unknown, timeoutMs = NO_HANG_MS) =>
  callAt(client(), method, address, body, timeoutMs);
const status = async (address: string) => (await call('GET', address)).status;
const client = (): Client => ({ origin: server.origin, token });

test('while Postgres is down every request gets 503 at once, and everything works again when it returns', async () => {
  const bookId = await sendRest(client(), bookFile(20_000));
  const socket = await openSocketAt(server.origin, token);
  await postgres.stop();

  expect(await status('/health')).toBe(200);
  for (const address of ['/ready', '/books', `/books/${bookId}/chapters/1`]) {
    const unavailable = await call('GET', address);
    expect([address, unavailable.status, unavailable.headers.get('retry-after')]).toEqual([
      address,
      503,
      '2',
    ]);
    expect(unavailable.body).toMatchObject({
      error: 'Service Unavailable',
      details: { code: 'UNAVAILABLE' },
    });
  }

  await startPostgres();
  await expect.poll(() => status('/ready'), { timeout: NO_HANG_MS }).toBe(200);
  expect(await status(`/books/${bookId}/chapters/1`)).toBe(200);
  // The live channel stayed open: its client is told to pull what it may have missed, then receives new events.
  await socket.until('changed', 30_000);
  socket.received.length = 0;
  const other = await open(client(), bookFile(20_000));
  expect(other.offset).toBe(0);
  await sendRest(client(), bookFile(21_000));
  await socket.until('book_processing_completed', 60_000);
  await socket.close();
});

test('connections cut under load are reopened, and no request hangs', async () => {
  const admin = createPool(target(), { max: 1 });
  const statuses = new Set<number>();
  let reading = true;
  const readers = Array.from({ length: 4 }, async () => {
    while (reading) statuses.add(await status('/books'));
  });
  for (let cut = 0; cut < 5; cut++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  }
  reading = false;
  await Promise.all(readers);
  for (const each of statuses) expect([200, 503]).toContain(each);
  await expect.poll(() => status('/books'), { timeout: NO_HANG_MS }).toBe(200);
  const socket = await openSocketAt(server.origin, token);
  await expect
    .poll(
      async () => {
        await sendRest(client(), bookFile(20_000));
        return socket.received.some(({ type }) => type === 'changed');
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(true);
  await socket.close();
  await admin.end();
});

test(
  'a server killed while extracting and painting does both once after its restart',
  { timeout: KILLS * 90_000 + 60_000 },
  async () => {
    const pool = createPool(target(), { max: 2 });
    const killed: { bookId: string; file: TestFile }[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      token = await signInAt(server.origin, email);
      const first = await sendRest(client(), await newBook());
      await expect.poll(async () => descriptions(first), { timeout: 60_000 }).not.toEqual([]);
      const [{ id }] = (await descriptions(first)) as [{ id: string }];
      const painting = call('POST', `/images/generate/description/${id}`, {}).catch(() => null);
      const secondFile = await newBook();
      const second = await sendRest(client(), secondFile);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      await server.kill();
      await painting;
      await startServer();
      // What a client does whose answer was lost: it waits with the job, up to 25 seconds.
      await call('POST', `/images/generate/description/${id}`, {}, 60_000);
      await expect.poll(() => unfinishedJobs(pool), { timeout: 60_000, interval: 250 }).toEqual([]);
      const { rows } = await pool.query(
        `select (select count(*) from images where description_id = $1) as images,
                (select count(*) from chapters where book_id = $2) as chapters,
                (select count(*) from chapters where book_id = $2 and is_description_parsed) as extracted,
                (select count(*) from jobs where state = 'failed') as failed`,
        [id, second],
      );
      expect(rows).toEqual([{ images: 1, chapters: 2, extracted: 2, failed: 0 }]);
      killed.push({ bookId: second, file: secondFile });
    }
    // Somebody else sends the same files, and nothing happens to the server.
    const other = { origin: server.origin, token: (await registerAt(server.origin)).token };
    for (const { bookId, file: same } of killed) {
      const whole = await sendRest(other, same);
      await expect.poll(() => unfinishedJobs(pool), { timeout: 60_000, interval: 50 }).toEqual([]);
      expect(await storedResults(pool, bookId)).toEqual(await storedResults(pool, whole));
    }
    await pool.end();
  },
);

/** Everything stored by parsing and extracting a file, except ids and times. */
async function storedResults(pool: ReturnType<typeof createPool>, bookId: string): Promise<unknown> {
  const select = async (sql: string) => (await pool.query<object>(sql, [bookId])).rows;
  return {
    book: await select(`select title, author, language, word_count, total_pages, chapters_count, cover_sha256, registry
                       from books where id = $1`),
    chapters: await select(`select number, title, text, html, word_count, pages, is_description_parsed
                           from chapters where book_id = $1 order by number`),
    descriptions:
      await select(`select chapter_number, type, content, start_offset, end_offset, entity, priority_score
                               from descriptions where book_id = $1 order by chapter_number, start_offset`),
  };
}

const newBook = async () => file((await sampleEpub()) as Uint8Array<ArrayBuffer>);

const descriptions = async (bookId: string) =>
  (await call('GET', `/books/${bookId}/descriptions`)).body.descriptions;

async function unfinishedJobs(pool: ReturnType<typeof createPool>): Promise<unknown[]> {
  return (await pool.query<object>(`select kind, state from jobs where state in ('queued', 'running')`)).rows;
}

test.each([
  ['SIGUSR2', 'uncaughtException', 'throw new Error("uncaught")'],
  ['SIGHUP', 'unhandledRejection', 'void Promise.reject(new Error("uncaught"))'],
] as const)(
  'an uncaught error (%s: %s) is logged and ends the server, and a new one can start',
  { timeout: 120_000 },
  async (signal, kind, fault) => {
    const faulty = `data:text/javascript,${encodeURIComponent(`process.on('${signal}', () => { ${fault} })`)}`;
    const env = { NODE_OPTIONS: `--import ${faulty}` };
    const one = await startServerProcess({ target: target(), dataDir: path.join(root, 'data'), env });
    const socket = await openSocketAt(one.origin, token);
    process.kill(one.pid, signal);
    expect(await one.ended).toBe(1);
    expect(await socket.closed).toBe(1006);
    const line = one
      .output()
      .split('\n')
      .find((each) => each.includes(kind));
    expect(JSON.parse(line!)).toMatchObject({
      level: 60,
      msg: kind,
      err: { message: 'uncaught' },
    });
  },
);

test('rate limits still apply while Redis is down, counted per server', async () => {
  const redis = await connectRedis('redis://127.0.0.1:1', createLog('silent'));
  const limits = createRateLimits({ scale: 0.1, redis: redis.client });
  const outcomes = [];
  for (let n = 0; n < 5; n++)
    outcomes.push(
      await limits.consume('loginAddress', 'an address').then(
        () => 'passed',
        () => 'refused',
      ),
    );
  expect(outcomes).toEqual(['passed', 'passed', 'passed', 'refused', 'refused']);
  await redis.close();
});
