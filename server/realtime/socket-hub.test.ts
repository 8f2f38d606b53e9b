import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

test('a reader hears about their own books and never about those of others', async () => {
  const [ann, bob] = await Promise.all([registerReader(server), registerReader(server)]);
  const [annSocket, bobSocket] = await Promise.all([openSocket(ann), openSocket(bob)]);
  const bookId = await ann.addBook({ title: 'Mine' });
  const started = await annSocket.until('book_processing_started');
  expect(started).toMatchObject({ book_id: bookId, book_title: 'Mine' });
  expect(await annSocket.until('chapter_descriptions_extracted')).toMatchObject({
    chapter_number: 1,
    descriptions_count: expect.any(Number),
  });
  expect(await annSocket.until('book_processing_completed')).toMatchObject({
    chapters_count: 2,
    descriptions_count: expect.any(Number),
  });
  expect(await annSocket.until('changed')).toMatchObject({ seq: expect.any(Number) });
  expect(bobSocket.received).toEqual([]);
  await Promise.all([annSocket.close(), bobSocket.close()]);
});

test('a ping is answered', async () => {
  const socket = await openSocket(await registerReader(server));
  socket.socket.send('{"type":"ping"}');
  await socket.until('pong');
  await socket.close();
});

test('who floods the channel is sent away', async () => {
  const socket = await openSocket(await registerReader(server));
  for (let n = 0; n < 50; n += 1) socket.socket.send('{"type":"ping"}');
  expect(await socket.closed).toBe(1008);
});

test('no token, a refresh token or a page of another site get no channel', async () => {
  const ann = await registerReader(server);
  const as = (token: string) => new Reader(server, { token, refreshToken: '', id: '', email: '' });
  await expect(openSocket(as(''))).rejects.toThrow('401');
  await expect(openSocket(as(ann.refreshToken))).rejects.toThrow('401');
  await expect(openSocket(ann, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await (await openSocket(ann, { origin: server.origin })).close();
});

test('a client that vanishes while it connects, with a good token or none, harms nobody', async () => {
  const ann = await registerReader(server);
  const { port } = new URL(server.origin);
  const vanish = (token: string | null, afterMs: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `GET /ws?token=${token} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
            `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'x'.repeat(22)}==\r\n\r\n`,
        );
        setTimeout(() => socket.resetAndDestroy(), afterMs);
      });
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
  // An error that nobody hears fails the whole run.
  for (let n = 0; n < 40; n += 1) await Promise.all([vanish(ann.token, n % 5), vanish('none', n % 5)]);
  await (await openSocket(ann)).close();
});

test.each([
  ['an address that is none', 'GET //', 404],
  ['a handshake without a key', 'GET /ws?token=TOKEN', 400],
])('%s is refused in the words of every other refusal', async (_, line, status) => {
  const { token } = await registerReader(server);
  const { port } = new URL(server.origin);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `${line.replace('TOKEN', token!)} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    );
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('close', () => resolve(heard));
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\{"error":".+","message":".+","timestamp":".+"\}$/);
});

test('a client that does not read is sent away before it costs memory', async () => {
  const ann = await registerReader(server);
  const slow = await openSocket(ann);
  slow.socket.pause();
  const payload = 'x'.repeat(7_000);
  const opened = performance.now();
  // Postgres says what is the same only once. What the kernel takes in on both sides comes on top of what the server holds back for a socket.
  for (let sent = 0; (await sockets()) > 0 && sent < 100_000; sent += 500) {
    expect(performance.now() - opened).toBeLessThan(60_000);
    await server.deps.pool.query(
      `select pg_notify('vignette', replace($1, 'TITLE', n::text)) from generate_series(1, 500) n`,
      [
        JSON.stringify({
          at: Date.now(),
          user: ann.id,
          message: { type: 'user_notification', data: { level: 'info', title: 'TITLE', message: payload } },
        }),
      ],
    );
  }
  expect(await sockets()).toBe(0);
  slow.socket.terminate();
});

/** Open sockets, as the server counts them. */
async function sockets(): Promise<number> {
  const { text } = await server.deps.metrics.page();
  return Number(/^vignette_sockets (\d+)/m.exec(text)![1]);
}

test('signing out closes the sockets of that session', async () => {
  const ann = await registerReader(server);
  const socket = await openSocket(ann);
  await ann.post('/auth/logout');
  expect(await socket.closed).toBe(4401);
});

test('a server that ends says that it is going away', async () => {
  const other = await startTestServer({ working: false });
  const socket = await openSocket(await registerReader(other));
  await other.close();
  expect(await socket.closed).toBe(1001);
});
