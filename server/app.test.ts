import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#shared/contract/errors.ts';
import { type Reader, registerReader, sampleEpub } from './testing/reader.ts';
import { type TestServer, startTestServer } from './testing/server.ts';

let server: TestServer;
let ann: Reader;
let appDir: string;
let draining = false;

beforeAll(async () => {
  appDir = await mkdtemp(path.join(os.tmpdir(), 'vignette-app-'));
  await mkdir(path.join(appDir, 'assets'));
  await writeFile(path.join(appDir, 'index.html'), '<!doctype html><title>Vignette</title>');
  await writeFile(path.join(appDir, 'assets/main-abc123.js'), `export default ${'1;'.repeat(2_000)}`);
  await writeFile(path.join(appDir, 'assets/packed-abc123.js'), PACKED);
  await writeFile(path.join(appDir, 'assets/packed-abc123.js.br'), brotliCompressSync(PACKED));
  await writeFile(path.join(appDir, 'sw.js'), 'self');
  await writeFile(path.join(appDir, '.secret'), 'hidden');
  server = await startTestServer({ working: false, settings: { appDir, draining: () => draining } });
  ann = await registerReader(server);
});
afterAll(async () => {
  await server?.close();
  await rm(appDir, { recursive: true, force: true });
});

const PACKED = `export default ${'1;'.repeat(3_000)}`;

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + address, { headers });

describe('the app', () => {
  test.each(['/', '/library', '/book/1/chapter/2', '/no/such/page'])(
    'is the response to %s, revalidated each time',
    async (address) => {
      const response = await get(address);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('Vignette');
    },
  );

  test('caches hashed files for ever, but never the service worker', async () => {
    const asset = await get('/assets/main-abc123.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBeTruthy();
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/gone-000000.js')).status).toBe(404);
  });

  test('sends an asset as the build has compressed it, where the client accepts that', async () => {
    const packed = await get('/assets/packed-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-length')).toBe(String(brotliCompressSync(PACKED).byteLength));
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(PACKED);
    const other = await get('/assets/packed-abc123.js', { 'accept-encoding': 'gzip' });
    expect([other.headers.get('content-encoding'), await other.text()]).toEqual(['gzip', PACKED]);
  });

  test.each(['/assets/main-abc123.js', '/sw.js', '/library'])(
    'sends %s once to a client that caches it',
    async (address) => {
      const etag = (await get(address)).headers.get('etag')!;
      const again = await fetch(server.origin + address, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBeTruthy();
      const changed = await fetch(server.origin + address, { headers: { 'if-none-match': 'W/"other"' } });
      expect(changed.status).toBe(200);
      await changed.body?.cancel();
    },
  );

  test('distinguishes versions of a file by its ETag alone, which for an asset is its name', async () => {
    const [asset, page] = [await get('/assets/main-abc123.js'), await get('/library')];
    expect([asset, page].map(({ headers }) => headers.get('last-modified'))).toEqual([null, null]);
    expect(asset.headers.get('etag')).toBe('W/"main-abc123.js"');
    expect(page.headers.get('etag')).toMatch(/^W\/"[^".]+"$/);
    await Promise.all([asset.text(), page.text()]);
  });

  test('serves no file outside the built app', async () => {
    for (const address of ['/.secret', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/a%00.js']) {
      const text = await (await get(address)).text();
      expect(text).not.toContain('hidden');
      expect(text).not.toContain('root:');
    }
  });
});

describe('every response', () => {
  test.each(['/', '/sw.js', '/api/v1/health', '/api/v1/nothing', '/api/v1/books'])(
    '%s carries the security headers',
    async (address) => {
      const { headers } = await get(address);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('to a failed request has the same shape and never a stack trace', async () => {
    for (const [method, address, status] of [
      ['GET', '/nothing', 404],
      ['GET', '/books', 401],
      ['PATCH', '/auth/login', 405],
    ] as const) {
      const { status: got, raw } = await ann.call(method, address, undefined, null);
      expect([address, got]).toEqual([address, status]);
      expect(errorBody.safeParse(raw).success).toBe(true);
      expect(JSON.stringify(raw)).not.toMatch(/node_modules|\.ts:/);
    }
    const broken = await fetch(`${server.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect(broken.status).toBe(400);
    expect(errorBody.safeParse(await broken.json()).success).toBe(true);
  });
});

describe('operations', () => {
  test('health needs no database, ready checks it, info names the version', async () => {
    expect(await (await get('/api/v1/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/api/v1/ready')).status).toBe(200);
    expect(await (await get('/api/v1/info')).json()).toEqual({
      name: 'Vignette',
      version: '1.0.0',
      registration: 'open',
      demo: null,
      retells: false,
    });
    const reference = (await (await get('/api/v1/openapi.json')).json()) as { paths: object };
    expect(Object.keys(reference.paths)).toContain('/books/{bookId}/chapters/{chapterNumber}');
  });

  test('a server that is shutting down refuses new requests', async () => {
    draining = true;
    expect((await get('/api/v1/ready')).status).toBe(503);
    expect((await get('/api/v1/health')).status).toBe(200);
    draining = false;
  });

  test('an overloaded server refuses API requests at once, still serves the app and still looks healthy to a proxy', async () => {
    const { pool } = server.deps;
    Object.defineProperty(pool, 'waitingCount', { get: () => 1_000, configurable: true });
    const refused = await ann.get('/books');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(errorBody.safeParse(refused.raw).success).toBe(true);
    for (const address of ['/', '/api/v1/health', '/api/v1/ready'])
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    Reflect.deleteProperty(pool, 'waitingCount');
    expect((await ann.get('/books')).status).toBe(200);
  });

  test('a full disk is reported, leaves no partial upload, and books can still be read', async () => {
    const { blobs } = server.deps;
    const { put, putFile } = blobs;
    const full = () =>
      Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' }));
    Object.assign(blobs, { put: full, putFile: full });
    const book = await sampleEpub();
    const refused = await ann.upload(book);
    expect([refused.status, refused.error.details]).toEqual([507, { code: 'STORAGE_FULL' }]);
    expect(errorBody.safeParse(refused.raw).success).toBe(true);
    expect((await ann.get('/books')).body).toMatchObject({ total: 0 });
    expect(await readdir(server.deps.settings.tempDir)).toEqual([]);
    Object.assign(blobs, { put, putFile });
    expect((await ann.upload(book)).status).toBe(201);
  });

  test('an unavailable database is reported at once, and requests succeed again when it returns', async () => {
    const { pool } = server.deps;
    const query = pool.query;
    const unavailable = Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' });
    pool.query = () => Promise.reject(unavailable);
    const response = await ann.get('/books');
    expect([response.status, response.code, response.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ]);
    pool.query = query;
    expect((await ann.get('/books')).status).toBe(200);
  });
});
