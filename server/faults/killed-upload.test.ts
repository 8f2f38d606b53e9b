import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalStore, sweepTemporary } from '../files/local-store.ts';
import { housekeep } from '../testing/housekeep.ts';
import { registerAt, signInAt } from '../testing/caller.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type Client, type TestFile, bookFile, open, send, sendRest } from '../testing/upload-client.ts';

const MIB = 1024 * 1024;
const KILLS = process.env.VIGNETTE_LONG ? 100 : 2;
const DAY_MS = 86_400_000;
/** Each kill is followed by a start of the server, which a busy machine stretches. */
const TIMEOUT_MS = KILLS * 15_000 + 60_000;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let token: string;
let email = '';

async function start(): Promise<void> {
  server = await startServerProcess({ target: database.target, dataDir });
  if (email) token = await signInAt(server.origin, email);
}
const client = (): Client => ({ origin: server.origin, token });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'vignette-killed-'));
  await start();
  ({ token, email } = await registerAt(server.origin));
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends part after part until the server is gone. */
async function sendUntilKilled(whole: TestFile, partBytes: number, killAfterMs: number): Promise<void> {
  const killed = pause(killAfterMs).then(() => server.kill());
  await sendRest(client(), whole, partBytes).catch(() => undefined); // Cut short by the kill.
  await killed;
}

test(
  'an upload resumes after the server is killed while receiving or completing it, and leaves no orphans',
  async () => {
    const whole = bookFile(5 * MIB);
    let before = 0;
    let slowestResumeMs = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      // Small parts and short lives at first, so that the kills find it receiving; then it is left to finish.
      const partBytes = kills < KILLS / 2 ? 64 * 1024 : MIB;
      await sendUntilKilled(whole, partBytes, Math.random() * (kills < KILLS / 2 ? 60 : 600));
      await start();
      const startedAt = performance.now();
      const { offset, book_id } = await open(client(), whole);
      slowestResumeMs = Math.max(slowestResumeMs, performance.now() - startedAt);
      expect(offset).toBeGreaterThanOrEqual(before);
      expect(book_id !== undefined).toBe(offset === whole.bytes.byteLength);
      before = offset;
      if (!book_id) expect((await storedBytes()).equals(whole.bytes.slice(0, offset))).toBe(true);
    }
    expect(slowestResumeMs).toBeLessThan(30_000);

    const bookId = await sendRest(client(), whole);
    const file = await fetch(`${server.origin}/api/v1/books/${bookId}/file`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const digest = createHash('sha256').update(new Uint8Array(await file.arrayBuffer()));
    expect(digest.digest('hex')).toBe(whole.sha256);
    await expectNothingLeftOver();
  },
  TIMEOUT_MS,
);

test(
  'an upload sent again after the server was killed completing it becomes one book',
  async () => {
    const whole = bookFile(2 * MIB);
    const size = whole.bytes.byteLength;
    for (let kills = 0; kills < Math.ceil(KILLS / 2); kills++) {
      const { url, offset, book_id } = await open(client(), whole);
      if (book_id) break;
      if (offset === 0) await send(client(), url, 0, whole.bytes.slice(0, MIB));
      const last = send(client(), url, MIB, whole.bytes.slice(MIB, size)).catch(() => null);
      await pause(Math.random() * 250);
      await server.kill();
      await last;
      await start();
    }
    await sendRest(client(), whole);
    const { rows } = await database.pool.query(
      `select (select count(*) from books where file_sha256 = $1) as books,
            (select count(*) from jobs j join books b on b.id::text = j.subject where b.file_sha256 = $1) as jobs`,
      [whole.sha256],
    );
    expect(rows).toEqual([{ books: 1, jobs: 1 }]);
    await expectNothingLeftOver();
  },
  TIMEOUT_MS,
);

/** What is stored of the one unfinished upload. */
async function storedBytes(): Promise<Buffer> {
  const { rows } = await database.pool.query<{ bytes: Buffer }>(
    'select bytes from upload_parts order by start',
  );
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** No row without its blob, no blob without a row, no parts, no temporary file after the next start. */
async function expectNothingLeftOver(): Promise<void> {
  await server.kill();
  await start();
  const blobs = await createLocalStore(path.join(dataDir, 'files'));
  await housekeep({ pool: database.pool, blobs }, Date.now() + 2 * DAY_MS);
  const { rows } = await database.pool.query<{ sha256: string }>(
    `select file_sha256 as sha256 from books union select sha256 from resources
     union select cover_sha256 from books where cover_sha256 is not null`,
  );
  const stored: string[] = [];
  for await (const { sha256 } of blobs.list()) stored.push(sha256);
  expect(stored.sort()).toEqual(rows.map(({ sha256 }) => sha256).sort());
  expect((await database.pool.query('select from upload_parts')).rowCount).toBe(0);
  await sweepTemporary(blobs.tempDir, Date.now() + DAY_MS);
  expect(await readdir(blobs.tempDir)).toEqual([]);
}
