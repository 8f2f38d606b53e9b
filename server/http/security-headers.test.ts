import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import * as http from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '../routes/api.ts';
import { type Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';

let server: TestServer;
let ann: Reader;
let appDir: string;

beforeAll(async () => {
  appDir = await mkdtemp(path.join(tmpdir(), 'vignette-app-'));
  await writeFile(path.join(appDir, 'index.html'), '<!doctype html>');
  await writeFile(path.join(appDir, 'sw.js'), 'self');
  server = await startTestServer({ settings: { appDir } });
  ann = await registerReader(server);
});
afterAll(async () => {
  await server?.close();
  await rm(appDir, { recursive: true, force: true });
});

/** By hand, because fetch sends neither TRACE nor an address it would have to correct. */
function request(
  method: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<http.IncomingMessage> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, method, path: address, headers, agent: false },
      (response) => {
        response.resume();
        resolve(response);
      },
    );
    request.on('error', reject);
    request.end();
  });
}

function expectProtected({ headers, statusCode }: http.IncomingMessage, what: string): void {
  const policy = headers['content-security-policy'] ?? '';
  expect([what, statusCode, policy]).toEqual([
    what,
    statusCode,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect([what, headers['x-content-type-options']]).toEqual([what, 'nosniff']);
  expect([what, headers['referrer-policy']]).toEqual([what, 'no-referrer']);
  expect([what, headers['x-powered-by'], headers['access-control-allow-origin']]).toEqual([
    what,
    undefined,
    undefined,
  ]);
  if (headers['content-type'])
    expect([what, headers['content-type']]).toEqual([what, expect.not.stringMatching(/svg/)]);
}

describe('the security headers are on', () => {
  test('every call of the API, signed in or not', async () => {
    const signedIn = { authorization: `Bearer ${ann.token}` };
    const calls = apiRoutes.filter(({ path }) => !/deactivate|logout/.test(path));
    for (const route of calls) {
      const address = `/api/v1${route.path.replace(/:chapterNumber/g, '1').replace(/:\w+/g, randomUUID())}`;
      for (const headers of [{}, signedIn]) {
        const response = await request(route.method.toUpperCase(), address, headers);
        expectProtected(response, `${route.method} ${address}`);
        expect(response.statusCode, address).toBeLessThan(500);
        if (response.statusCode! >= 400) expect(response.headers['cache-control']).toBe('no-store');
      }
    }
  });

  test.each([
    ['GET', '/', 200],
    ['GET', '/sw.js', 200],
    ['GET', '/library', 200],
    ['GET', '/assets/gone.js', 404],
    ['POST', '/library', 405],
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/api/v1/books/%zz', 401],
    ['GET', '/%zz', 200],
    ['PATCH', '/api/v1/auth/login', 405],
    ['TRACE', '/api/v1/books', 405],
    ['TRACE', '/api/v1/nothing', 404],
    ['GET', '/ws', 404],
  ])('%s %s, which answers %i', async (method, address, status) => {
    const response = await request(method, address);
    expectProtected(response, address);
    expect(response.statusCode).toBe(status);
  });

  test('pictures and books, which must never be opened as pages', async () => {
    const bookId = await ann.addBook();
    const { body } = await ann.get(`/books/${bookId}/descriptions`);
    const image = await ann.post(`/images/generate/description/${body.descriptions[0]!.id}`, {});
    const { pathname, search } = new URL(image.body.image_url);
    const address = pathname + search;
    for (const headers of [
      {} as Record<string, string>,
      { 'if-none-match': (await request('GET', address)).headers.etag! },
    ]) {
      const response = await request('GET', address, headers);
      expectProtected(response, address);
      expect(response.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    const file = await request('GET', `/api/v1/books/${bookId}/file`, {
      authorization: `Bearer ${ann.token}`,
    });
    expectProtected(file, 'file');
    expect(file.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  test.each(['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`])(
    'malformed HTTP: %#',
    async (bytes) => {
      const { port } = new URL(server.origin);
      const response = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
        let received = '';
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('close', () => resolve(received));
        socket.on('error', reject);
      });
      expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(response).toContain('X-Content-Type-Options: nosniff');
    },
  );

  test('the refusal of the live channel', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'x'.repeat(24),
    };
    const response = await request('GET', '/ws?token=none', upgrade);
    expect(response.statusCode).toBe(401);
    expectProtected(response, '/ws');
  });
});
