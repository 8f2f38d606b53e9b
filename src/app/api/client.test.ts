import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { API_BASE } from '#shared/contract/limits.ts';
import { clearSession, saveSession } from '#app/data/device/session.ts';
import { installWebLocks } from '#app/testing/web-locks.ts';
import { call, callForEffect } from './client.ts';

const realFetch = globalThis.fetch;
let server: Server;
let responses: Response[] = [];

beforeEach(async () => {
  installWebLocks();
  await saveSession({
    user: { id: 'u1', email: 'a@example.org', full_name: null, created_at: '2026-01-01T00:00:00Z' },
    access: 'expired',
    refresh: 'r',
  });
  server = createServer(({ url, headers }, response) => {
    const reply = (status: number, content: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    };
    const tokens = { access_token: 'renewed', refresh_token: 'r2', token_type: 'bearer', expires_in: 60 };
    if (url === `${API_BASE}/auth/refresh`) reply(200, { ...tokens, tokens });
    else if (headers.authorization !== 'Bearer renewed') reply(401, { error: 'Unauthorized', message: '' });
    else reply(200, { title: 'Emma' });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  responses = [];
  globalThis.fetch = async (path, init) => {
    const response = await realFetch(`http://127.0.0.1:${port}${String(path)}`, init);
    responses.push(response);
    return response;
  };
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  await clearSession();
  server.closeAllConnections();
  server.close();
});

test('a call refused for an expired token is repeated with a new one', async () => {
  expect(await call('/books/b1', z.object({ title: z.string() }))).toEqual({ title: 'Emma' });
  expect(responses.map(({ status }) => status)).toEqual([401, 200, 200]);
});

// An unread response keeps its connection, of which a browser has six, until the call's time limit.
test('every response is read to its end, also an error and one whose body is not needed', async () => {
  await callForEffect('/images/i1', { method: 'DELETE' });
  expect(responses.map(({ status, bodyUsed }) => [status, bodyUsed])).toEqual([
    [401, true],
    [200, true],
    [200, true],
  ]);
});
