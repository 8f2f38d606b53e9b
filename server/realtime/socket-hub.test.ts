import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { issueAccessToken } from '../services/accounts/access-token.ts';
import { Reader, registerReader } from '../testing/reader.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';
import { signInAt } from '../testing/caller.ts';
import { type TestSocket, openSocket, openSocketAt } from '../testing/socket.ts';
import { type SocketHub, attachSocketHub } from './socket-hub.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

test('a user receives events of their own books and none of others', async () => {
  const [ann, bob] = await Promise.all([registerReader(server), registerReader(server)]);
  const [annSocket, bobSocket] = await Promise.all([openSocket(ann), openSocket(bob)]);
  const bookId = await ann.addBook({ title: 'Mine' });
  const started = await annSocket.until('book_processing_started');
  expect(started).toMatchObject({ book_id: bookId, book_title: 'Mine' });
  expect(await annSocket.until('chapter_descriptions_extracted')).toMatchObject({
    chapter_number: 1,
    descriptions_count: expect.any(Number) as number,
  });
  expect(await annSocket.until('book_processing_completed')).toMatchObject({
    chapters_count: 2,
    descriptions_count: expect.any(Number) as number,
  });
  expect(await annSocket.until('changed')).toMatchObject({ seq: expect.any(Number) as number });
  expect(bobSocket.received).toEqual([]);
  await Promise.all([annSocket.close(), bobSocket.close()]);
});

test('a ping is answered', async () => {
  const socket = await openSocket(await registerReader(server));
  socket.socket.send('{"type":"ping"}');
  await socket.until('pong');
  await socket.close();
});

test('a client that floods the channel is disconnected', async () => {
  const socket = await openSocket(await registerReader(server));
  for (let n = 0; n < 50; n += 1) socket.socket.send('{"type":"ping"}');
  expect(await socket.closed).toBe(1008);
});

test('a connection without a token, with a refresh token or from another site is refused', async () => {
  const ann = await registerReader(server);
  const as = (token: string) => new Reader(server, { token, refreshToken: '', id: '', email: '' });
  await expect(openSocket(as(''))).rejects.toThrow('401');
  await expect(openSocket(as(ann.refreshToken))).rejects.toThrow('401');
  await expect(openSocket(ann, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await (await openSocket(ann, { origin: server.origin })).close();
});

test('a client that disconnects while connecting, with a valid token or none, does no harm', async () => {
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
  // An unhandled 'error' event fails the whole run.
  for (let n = 0; n < 40; n += 1) await Promise.all([vanish(ann.token, n % 5), vanish('none', n % 5)]);
  await (await openSocket(ann)).close();
});

test.each([
  ['an address that is none', 'GET //', 404],
  ['a handshake without a key', 'GET /ws?token=TOKEN', 400],
])('%s is refused with the usual error message', async (_, line, status) => {
  const { token } = await registerReader(server);
  const { port } = new URL(server.origin);
  const response = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `${line.replace('TOKEN', token!)} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    );
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
  });
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).toMatch(/\{"error":".+","message":".+","timestamp":".+"\}$/);
});

test('a client that does not read is disconnected before its buffer grows', async () => {
  const ann = await registerReader(server);
  const slow = await openSocket(ann);
  slow.socket.pause();
  const payload = 'x'.repeat(7_000);
  const opened = performance.now();
  // Postgres drops duplicate notifications, so these differ. The kernel's buffers on both sides come on top of the server's own.
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

test('signing out closes the sockets of that session, and no others of the same reader', async () => {
  const ann = await registerReader(server);
  const socket = await openSocket(ann);
  const elsewhere = await openSocketAt(server.origin, await signInAt(server.origin, ann.email));
  await ann.post('/auth/logout');
  expect(await socket.closed).toBe(4401);
  elsewhere.socket.send('{"type":"ping"}');
  await elsewhere.until('pong');
  await elsewhere.close();
});

test('a stopping server drops its sockets without a closing handshake, so that clients reconnect', async () => {
  const other = await startTestServer({ working: false });
  const socket = await openSocket(await registerReader(other));
  await other.close();
  expect(await socket.closed).toBe(1006);
});

test('a user’s eleventh connection is refused, another user’s first is not', async () => {
  const [ann, bob] = await Promise.all([registerReader(server), registerReader(server)]);
  const pages = await Promise.all(Array.from({ length: 10 }, () => openSocket(ann)));
  await expect(openSocket(ann)).rejects.toThrow('429');
  const bobs = await openSocket(bob);
  await pages.pop()!.close();
  // The server notices a moment later.
  await expect.poll(() => openSocket(ann).catch(() => null)).toBeTruthy();
  for (const each of [...pages, bobs]) each.socket.terminate();
});

test('a message larger than any valid one closes the connection', async () => {
  const socket = await openSocket(await registerReader(server));
  socket.socket.send('x'.repeat(5_000));
  expect(await socket.closed).toBe(1009);
});

test('invalid messages close at most their own connection', async () => {
  const ann = await registerReader(server);
  const witness = await openSocket(ann);
  const frames = fc.array(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), fc.json()),
    {
      maxLength: 5,
    },
  );
  /** Raw frames: reserved bits, wrong lengths, invalid UTF-8. */
  const bytes = fc.uint8Array({ minLength: 2, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(frames, fc.option(bytes), async (messages, raw) => {
      const { socket, closed } = await openSocket(ann);
      const received = new Promise<string>((resolve) => socket.once('message', () => resolve('answered')));
      for (const each of messages) socket.send(each);
      // ws keeps its connection private, and writes only frames that are valid.
      const { _socket: line } = socket as unknown as { _socket: Socket };
      if (raw) line.write(raw);
      socket.send('{"type":"ping"}');
      // Raw bytes may be the beginning of a frame: then there is no response until the connection ends.
      const end = setTimeout(() => line.end(), 1_000);
      await Promise.race([received, closed]);
      clearTimeout(end);
      socket.terminate();
    }),
    { numRuns: 25 },
  );
  witness.socket.send('{"type":"ping"}');
  await witness.until('pong');
  await witness.close();
});

describe('over time', () => {
  const authSecret = 'a secret of at least thirty-two characters';
  const http = createServer();
  let origin = '';
  let hub: SocketHub;
  beforeAll(async () => {
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(http.address() as { port: number }).port}`;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    hub = attachSocketHub(http, { ...server.deps, authSecret, gate, trustProxy: false });
  });
  afterAll(async () => {
    await hub?.close();
    vi.useRealTimers();
    http.close();
  });

  let isSessionLive = true;
  const gate = { isLive: async () => isSessionLive, forget: () => undefined };
  const open = () => openSocketAt(origin, issueAccessToken(authSecret, randomUUID(), randomUUID()));
  const ping = async ({ socket }: TestSocket) => {
    const received = new Promise((resolve) => socket.once('message', resolve));
    socket.send('{"type":"ping"}');
    await received;
  };

  test('a client silent for two ping intervals is disconnected, one that pings is not', async () => {
    const [silent, awake] = [await open(), await open()];
    for (let halfMinute = 0; halfMinute < 3; halfMinute++) {
      vi.advanceTimersByTime(30_000);
      await ping(awake);
    }
    expect(await silent.closed).toBe(1006);
    expect(awake.socket.readyState).toBe(awake.socket.OPEN);
    await awake.close();
  });

  test('a connection outlives its access token and ends with its session', async () => {
    const socket = await open();
    const passMinutes = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) {
        vi.advanceTimersByTime(60_000);
        await ping(socket);
      }
    };
    await passMinutes(60);
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    isSessionLive = false;
    expect(await Promise.race([socket.closed, passMinutes(16)])).toBe(4401);
  });
});
