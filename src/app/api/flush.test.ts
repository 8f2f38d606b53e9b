import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { API_BASE } from '#shared/contract/limits.ts';
import type { SyncRequest } from '#shared/contract/sync.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { clearSession, saveSession } from '#app/data/device/session.ts';
import { writeRecord } from '#app/data/records/write-record.ts';
import { installWebLocks } from '#app/testing/web-locks.ts';
import { flush } from './flush.ts';

const realFetch = globalThis.fetch;
let server: Server;
let database: UserDatabase;
let users = 0;
/** What reached the server, with the token it came under. */
let requests: { path: string; token: string | undefined; body: SyncRequest; bytes: number }[] = [];
let expired = false;

const session = (id: string) => ({
  user: { id, email: `${id}@example.org`, full_name: null, created_at: '2026-01-01T00:00:00Z' },
  access: `access-of-${id}`,
  refresh: 'r',
});

beforeEach(async () => {
  installWebLocks();
  requests = [];
  expired = false;
  server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const path = request.url!.slice(API_BASE.length);
      const body = JSON.parse(text) as SyncRequest;
      requests.push({ path, token: request.headers.authorization, body, bytes: Buffer.byteLength(text) });
      const reply = (status: number, content: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      };
      if (path === '/auth/refresh') {
        expired = false;
        const tokens = { access_token: 'renewed', refresh_token: 'r2', token_type: 'bearer', expires_in: 60 };
        setTimeout(() => reply(200, { ...tokens, tokens }), 40);
      } else if (expired) reply(401, { error: 'Unauthorized', message: '', timestamp: '' });
      else if (body.epoch === null) reply(200, { reset: true, epoch: 'e1' });
      else
        reply(200, {
          ...{ epoch: 'e1', cursor: 1, more: false },
          acks: body.ops.map(({ n }) => ({ n, seq: 1, ms: 5 })),
          changes: body.ops.map(({ t, k }) => ({ t, k, seq: 1 })),
        });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${String(path)}`, init);
  database = openUserDatabase(`flusher-${users++}`);
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  server.closeAllConnections();
  server.close();
  await clearSession();
  closeUserDatabase();
  await database.delete();
});

test('changes reach the server, and the confirmed outbox is empty', async () => {
  await saveSession(session(database.userId));
  await writeRecord('mark', 'm1', { note: 'kept' });
  await flush(database);
  expect(requests.at(-1)!.body.ops).toMatchObject([{ t: 'mark', k: 'm1', f: { note: 'kept' } }]);
  expect(await database.outbox.count()).toBe(0);
  expect((await database.views.get(['mark', 'm1']))?.v).toEqual({ note: 'kept' });
});

test('a closing page sends at most 64 KiB at a time, of Cyrillic notes as well', async () => {
  await saveSession(session(database.userId));
  await flush(database);
  for (let n = 0; n < 40; n++) await writeRecord('mark', `m${n}`, { note: 'я'.repeat(1_000) });
  requests = [];
  await flush(database, { keepalive: true });
  expect(Math.max(...requests.map(({ bytes }) => bytes))).toBeLessThan(60 * 1024);
  expect(await database.outbox.count()).toBe(0);
});

test('no data of one reader is sent with the token of another who has signed in meanwhile', async () => {
  await saveSession(session('somebody-else'));
  await writeRecord('mark', 'm1', { note: 'private' });
  await expect(flush(database)).rejects.toMatchObject({ message: 'Another reader has signed in' });
  expect(requests).toEqual([]);
  expect(await database.outbox.count()).toBe(1);
});

test('a call that had to wait for a new token contains the time at which it was sent', async () => {
  await saveSession(session(database.userId));
  await flush(database);
  await writeRecord('mark', 'm1', { note: 'x' });
  expired = true;
  requests = [];
  await flush(database);
  const [first, , second] = requests;
  expect(requests.map(({ path }) => path)).toEqual(['/sync', '/auth/refresh', '/sync']);
  expect(second!.body.sentAt - first!.body.sentAt).toBeGreaterThanOrEqual(40);
  expect(await database.outbox.count()).toBe(0);
});
