import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate, readMigrations } from '../db/migrate.ts';
import { migrationsDir } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';
import { announceChange } from '../realtime/announce.ts';
import { callAt, registerAt } from '../testing/caller.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type Client, bookFile, open, send } from '../testing/upload-client.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type TestSocket, openSocketAt } from '../testing/socket.ts';

const EVENTS = 10_000;

/** Two web processes over one database and one folder of files, as behind a proxy. */
let database: TestDatabase;
let dataDir: string;
let servers: [ServerProcess, ServerProcess];
let token: string;

const start = (role = 'all') => startServerProcess({ target: database.target, dataDir, env: { ROLE: role } });

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-two-'));
  servers = await Promise.all([start(), start('web')]);
  ({ token } = await registerAt(servers[0].origin));
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.kill()));
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const at = (server: ServerProcess): Client => ({ origin: server.origin, token });

test('an upload finished on both servers at once becomes one book, and both return it', async () => {
  const [one, other] = servers;
  for (let round = 0; round < 4; round++) {
    const whole = bookFile(200_000);
    const { bytes } = whole;
    const half = 100_000;
    const { url } = await open(at(one), whole);
    expect((await send(at(other), url, 0, bytes.slice(0, half))).status).toBe(204);
    const responses = await Promise.all(
      servers.map((server) => send(at(server), url, half, bytes.slice(half))),
    );
    // 409: the other had finished before this one began; the response has the current offset.
    expect(responses.map(({ status }) => status).sort()).toEqual([204, expect.toBeOneOf([204, 409])]);
    const [here, there] = await Promise.all(servers.map((server) => open(at(server), whole)));
    expect(here!.book_id).toEqual(expect.any(String));
    expect(there).toEqual(here);
    const { rows } = await database.pool.query(
      `select (select count(*) from books where file_sha256 = $1) as books,
              (select count(*) from jobs j join books b on b.id::text = j.subject where b.file_sha256 = $1) as jobs,
              (select count(*) from chapters c join books b on b.id = c.book_id where b.file_sha256 = $1) as chapters`,
      [whole.sha256],
    );
    expect(rows).toEqual([{ books: 1, jobs: 1, chapters: 1 }]);
  }
});

test('an event on one server reaches clients connected to the other', async () => {
  const [one, other] = servers;
  const socket = await openSocketAt(other.origin, token);
  const whole = bookFile(50_000);
  const { url } = await open(at(one), whole);
  await send(at(one), url, 0, whole.bytes);
  await socket.until('book_processing_completed', 30_000);
  await socket.close();
});

test('a change committed by a server that died before announcing it is pulled after a restart', async () => {
  const [one, other] = servers;
  // A reader for whom nothing else is still in progress.
  const { token: own } = await registerAt(one.origin);
  const socket = await openSocketAt(one.origin, own);
  await other.kill();
  // The state of the database between a commit and its announcement.
  await database.pool.query('update sync_user set seq = seq + 1');
  expect(socket.received).toEqual([]);
  servers[1] = await start('web');
  await socket.until('changed', 30_000);
  await socket.close();
});

test('another user receives none of ten thousand events for one user on both servers', async () => {
  const [one, other] = servers;
  const [ann, bob] = [await registerAt(one.origin), await registerAt(one.origin)];
  const listening = await Promise.all(
    [one, other].flatMap(({ origin }) => [openSocketAt(origin, ann.token), openSocketAt(origin, bob.token)]),
  );
  const [annAtOne, bobAtOne, annAtOther, bobAtOther] = listening as [
    TestSocket,
    TestSocket,
    TestSocket,
    TestSocket,
  ];
  for (let sent = 0; sent < EVENTS; sent += 500) {
    await database.pool.query(
      `select pg_notify('vignette', json_build_object('at', $1::bigint, 'user', $2::text, 'message',
              json_build_object('type', 'changed', 'data', json_build_object('seq', $3::int + n)))::text)
         from generate_series(1, 500) n`,
      [Date.now(), bob.id, sent],
    );
  }
  await announceChange(database.pool, ann.id, 7);
  for (const socket of [annAtOne, annAtOther]) {
    expect(await socket.until('changed', 60_000)).toEqual({ seq: 7 });
    expect(socket.received).toHaveLength(1);
  }
  for (const socket of [bobAtOne, bobAtOther])
    await expect.poll(() => socket.received.length, { timeout: 30_000 }).toBe(EVENTS);
  await Promise.all(listening.map((socket) => socket.close()));
});

test('a session ended on one server is ended on the other, and its sockets there are closed', async () => {
  const [one, other] = servers;
  const { token: own } = await registerAt(one.origin);
  const as = (server: ServerProcess, method: string, address: string) =>
    fetch(`${server.origin}/api/v1${address}`, { method, headers: { authorization: `Bearer ${own}` } });
  const socket = await openSocketAt(other.origin, own);
  expect((await as(other, 'GET', '/auth/me')).status).toBe(200);
  expect((await as(one, 'POST', '/auth/logout')).status).toBe(200);
  expect(await socket.closed).toBe(4401);
  expect((await as(other, 'GET', '/auth/me')).status).toBe(401);
});

test('a server that is stopped finishes its requests first; clients behind a proxy see no failure', async () => {
  const [one, other] = servers;
  let stopping = false;
  const failures: unknown[] = [];
  let answered = 0;
  /** As a proxy does: checks which server is ready and sends the request there. */
  const reader = async () => {
    for (const until = Date.now() + 2_500; Date.now() < until;) {
      const target = stopping ? one : [one, other][answered % 2]!;
      try {
        const { status } = await callAt(at(target), 'GET', '/books');
        if (status !== 200) failures.push(status);
        answered++;
      } catch (error: unknown) {
        failures.push(error);
      }
    }
  };
  const readers = Array.from({ length: 4 }, reader);
  await expect.poll(() => answered).toBeGreaterThan(20);
  const socket = await openSocketAt(other.origin, token);
  stopping = true;
  const stoppedAt = performance.now();
  expect(await other.stop()).toBe(0);
  // Nothing hangs, so the deadline isn't reached: idle kept-alive connections are closed.
  expect(performance.now() - stoppedAt).toBeLessThan(15_000);
  expect(await socket.closed).toBe(1006);
  await Promise.all(readers);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(10);
  servers[1] = await start('web');
});

test('starting together on an empty database migrate it once', async () => {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const postgres = inject('postgres');
  await database.pool.query(`create database ${name}`);
  const pools = [1, 2, 3].map(() => createPool({ ...postgres, database: name }, { max: 2 }));
  const migrations = await readMigrations(migrationsDir);
  const applied = await Promise.all(pools.map((pool) => migrate(pool, migrations)));
  expect(applied.flat().sort()).toEqual(migrations.map((each) => each.name));
  await Promise.all(pools.map((pool) => pool.end()));
  await database.pool.query(`drop database ${name} with (force)`);
});
