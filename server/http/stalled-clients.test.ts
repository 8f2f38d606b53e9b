import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tus } from '#shared/contract/uploads.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { type Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { type TestFile, bookFile, open, send } from '../testing/upload-client.ts';

const MIB = 1024 * 1024;
const CLIENTS = 12;
/** How long a client may neither read nor send. */
const IDLE_MS = 2_000;
/** What all of a test’s stalled clients may cost together: buffers of sockets and files, some 40 to 60, not files, some 500. */
const MEMORY_MAX_MIB = 120;

let server: TestServer;
let ann: Reader;
let bob: Reader;
let book: TestFile;

beforeAll(async () => {
  server = await startTestServer({ working: false, idleMs: IDLE_MS });
  [ann, bob] = [await registerReader(server), await registerReader(server)];
  book = bookFile(24 * MIB);
});
afterAll(() => server?.close());

/** A connection that sends the head of a request, and then only what the test writes. */
async function request(reader: Reader, head: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(reader.server.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined); // the server ends it, which is what these tests are about
  socket.pause();
  await once(socket, 'connect');
  socket.write([...head, `Host: ${hostname}`, `Authorization: Bearer ${reader.token}`, '', ''].join('\r\n'));
  return socket;
}

/** Memory outside the heap, where bytes of files and sockets are. */
function mebibytes(): number {
  const { arrayBuffers, external } = process.memoryUsage();
  return (arrayBuffers + external) / MIB;
}

/** The most memory of the next while, above what it was. */
async function highestGrowth(before: number, forMs: number): Promise<number> {
  let most = 0;
  for (const end = performance.now() + forMs; performance.now() < end;) {
    most = Math.max(most, mebibytes() - before);
    await pause(20);
  }
  return most;
}

/** Reads what is left of a response. @returns bytes that had arrived when the connection ended */
async function readRest(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on('data', (data: Buffer) => (bytes += data.byteLength));
  socket.resume();
  await once(socket, 'close');
  return bytes;
}

/** Both ends of each connection are in this process; a client that does not read keeps its end after the server has closed the other. */
const openSockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('downloads that are not read cost no memory, and are ended', { timeout: 240_000 }, async () => {
  const { body } = await ann.upload(book.bytes);
  global.gc?.();
  const before = mebibytes();
  const path = `/api/v1/books/${body.book_id}/file`;
  const sockets = await Promise.all(
    Array.from({ length: CLIENTS }, () => request(ann, [`GET ${path} HTTP/1.1`])),
  );
  expect(await highestGrowth(before, IDLE_MS / 2)).toBeLessThan(MEMORY_MAX_MIB);
  expect((await bob.get('/books')).status).toBe(200);
  const opened = openSockets();
  await expect.poll(openSockets, { timeout: 60_000 }).toBeLessThanOrEqual(opened - CLIENTS);
  const received = await Promise.all(sockets.map(readRest));
  expect(Math.max(...received)).toBeLessThan(book.bytes.byteLength);
});

test('a large chapter waits for its reader in a file, not in memory', { timeout: 120_000 }, async () => {
  const paragraphs = Array.from({ length: 20_000 }, (_, n) => `${n}. ${'Она шла вдоль реки. '.repeat(12)}`);
  const novel = buildEpub({ title: 'Long', language: 'ru', chapters: [{ title: 'One', paragraphs }] });
  const patient = await startTestServer({ working: false });
  const carol = await registerReader(patient);
  const files = () => readdir(patient.deps.settings.tempDir);
  const { body } = await carol.upload(novel);
  const path = `/api/v1/books/${body.book_id}/chapters/1`;
  const whole = await carol.get(`/books/${body.book_id}/chapters/1`);
  expect(whole.body.chapter.content).toContain('19999. Она');
  const sockets = await Promise.all(
    Array.from({ length: 3 }, () => request(carol, [`GET ${path} HTTP/1.1`])),
  );
  await expect.poll(async () => (await files()).length, { timeout: 30_000 }).toBe(3);
  const refused = await Promise.all(Array.from({ length: 3 }, () => carol.get(path.slice('/api/v1'.length))));
  expect(refused.map(({ status }) => status).sort()).toEqual([200, 503, 503]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(files, { timeout: 30_000 }).toEqual([]);
  await patient.close();
});

test('a download that is read slowly arrives as a whole', { timeout: 120_000 }, async () => {
  const { body } = await ann.upload(book.bytes);
  const response = await fetch(`${server.origin}/api/v1/books/${body.book_id}/file`, {
    headers: { authorization: `Bearer ${ann.token}` },
  });
  expect(response.headers.get('content-length')).toBe(String(book.bytes.byteLength));
  const hash = createHash('sha256');
  let pauses = 3;
  for await (const chunk of response.body! as ReadableStream<Uint8Array>) {
    hash.update(chunk);
    if (pauses-- > 0) await pause(IDLE_MS / 2);
  }
  expect(hash.digest('hex')).toBe(book.sha256);
});

test('a part that stops before its end is replaced by the next', { timeout: 120_000 }, async () => {
  const client = { origin: server.origin, token: bob.token! };
  const whole = bookFile(2 * MIB);
  const { url } = await open(client, whole);
  const part = whole.bytes.slice(0, MIB);
  const stalled = await request(bob, [
    `PATCH ${url} HTTP/1.1`,
    `Content-Type: ${tus.partType}`,
    'Upload-Offset: 0',
    `Content-Length: ${part.byteLength}`,
  ]);
  stalled.write(part.subarray(0, 1_000));
  // The sender isn't notified when the bytes have arrived, and a request would end the stalled part.
  await pause(IDLE_MS / 4);
  const checksum = { 'upload-checksum': `sha256 ${createHash('sha256').update(part).digest('base64')}` };
  const refused = await send(client, url, 0, part, checksum);
  // What had arrived of the stalled part is kept.
  expect([refused.status, refused.headers.get('upload-offset')]).toEqual([409, '1000']);
  const next = whole.bytes.slice(1_000, MIB);
  expect((await send(client, url, 1_000, next)).status).toBe(204);
  stalled.destroy();
});
