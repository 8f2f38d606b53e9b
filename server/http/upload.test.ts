import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#shared/contract/limits.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { type Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';

const MIB = 1024 * 1024;

let server: TestServer;
let ann: Reader;
let bob: Reader;
beforeAll(async () => {
  server = await startTestServer({ working: false });
  [ann, bob] = [await registerReader(server), await registerReader(server)];
});
afterAll(() => server?.close());

const book = (title: string) =>
  buildEpub({ title, language: 'en', chapters: [{ title: 'One', paragraphs: ['A map of the world.'] }] });

/** Sends the head of a form, and of its body what the test writes. */
async function startForm(reader: Reader, ...headers: string[]): Promise<Socket> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined); // a refused form's connection may be closed at any time
  await once(socket, 'connect');
  const head = [
    'POST /api/v1/books/upload HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${reader.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    ...headers,
  ];
  socket.write([...head, '', ''].join('\r\n'));
  return socket;
}

test('one user’s unfinished uploads are limited, and take no place from another’s', async () => {
  const stalled = await Promise.all(
    Array.from({ length: 5 }, () => startForm(ann, `Content-Length: ${limits.uploadMaxBytes}`)),
  );
  for (const socket of stalled)
    socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.epub"\r\n\r\nPK');
  const received = () => readdir(server.deps.settings.tempDir);
  await expect.poll(async () => (await received()).length, { timeout: 20_000 }).toBe(5);
  const { status, code, headers } = await ann.upload(book('Two'));
  expect([status, code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await bob.upload(book('Three'))).status).toBe(201);
  for (const socket of stalled) socket.destroy();
  await expect.poll(async () => (await ann.upload(book('Two'))).status, { timeout: 20_000 }).toBe(201);
});

test.each([
  ['a header that never ends', 'Content-Disposition: form-data; name="file"; filename="'],
  ['fields that never end', ''],
])('a form with %s is refused before it fills the memory', { timeout: 120_000 }, async (_what, start) => {
  const socket = await startForm(ann, 'Transfer-Encoding: chunked');
  let response = '';
  socket.on('data', (data: Buffer) => (response += data.toString()));
  const send = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
  send(`--b\r\n${start}`);
  const field = '\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--b';
  const more = start ? 'a'.repeat(64 * 1024) : field.repeat(40);
  let sent = 0;
  for (; response === '' && !socket.closed && sent < 64 * MIB; sent += more.length) {
    if (!send(more)) await Promise.race([once(socket, 'drain'), once(socket, 'close'), once(socket, 'data')]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  socket.destroy();
  expect(response).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(sent).toBeLessThan(16 * MIB);
});
