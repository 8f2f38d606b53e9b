import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { LiveChannel } from './live-channel.ts';

/** A real server on loopback, which accepts or refuses each attempt. */
let server: Server;
const sockets = new WebSocketServer({ noServer: true });
let accepts: boolean;
let attempts: URL[];
let accepted: ServerSocket[];
let statuses: string[];
let refusals: boolean[];
let channel: LiveChannel;

/** In a browser, an error without a listener only leads to the close event. */
class BrowserSocket extends WebSocket {
  constructor(url: URL) {
    super(url);
    this.on('error', () => undefined);
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('WebSocket', BrowserSocket);
  [accepts, attempts, accepted, statuses, refusals] = [true, [], [], [], []];
  server = createServer();
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    attempts.push(new URL(request.url!, 'http://localhost'));
    if (!accepts) return connection.destroy();
    return sockets.handleUpgrade(request, connection, head, (socket) => void accepted.push(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { href: `http://127.0.0.1:${port}/library`, protocol: 'http:' });
});

afterEach(() => {
  channel.close();
  accepted.forEach((socket) => socket.terminate());
  server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets network events happen, which the fake clock does not control. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

const isClosed = () => statuses.at(-1) === 'closed';

function start(random = () => 0) {
  const [ownStatuses, ownRefusals] = [statuses, refusals]; // A closing channel still reports to its own test.
  channel = new LiveChannel({
    token: (refused) => {
      ownRefusals.push(refused);
      return Promise.resolve('secret');
    },
    onMessage: () => undefined,
    onStatus: (status) => ownStatuses.push(status),
    onFailure: (thrown) => expect.fail(String(thrown)),
    random,
  });
}

async function opened(count = 1): Promise<ServerSocket> {
  await until(() => accepted.length === count && statuses.at(-1) === 'open');
  return accepted.at(-1)!;
}

test('it connects to the same host with the token, and pings every half minute', async () => {
  start();
  const socket = await opened();
  expect(attempts[0]!.pathname + attempts[0]!.search).toBe('/ws?token=secret');
  let pings = 0;
  socket.on('message', (data: Buffer) => (pings += data.toString() === '{"type":"ping"}' ? 1 : 0));
  vi.advanceTimersByTime(95_000);
  await until(() => pings === 3);
  expect(statuses).toEqual(['connecting', 'open']);
});

test('a server that used to answer pings and stops is reconnected to', async () => {
  start();
  const socket = await opened();
  const ping = once(socket, 'message');
  vi.advanceTimersByTime(30_000);
  await ping;
  socket.send('{"type":"pong","data":{}}');
  socket.send('{"type":"changed","data":{"seq":1}}');
  const [client] = await Promise.all([once(socket, 'message'), delivered(socket), tick(30_000)]);
  expect(String(client[0])).toBe('{"type":"ping"}');
  expect(attempts).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  await until(isClosed);
  vi.advanceTimersByTime(1_000);
  await opened(2);
});

/** Everything sent so far has reached the client: its pong to a protocol ping is received after it. */
async function delivered(socket: ServerSocket): Promise<void> {
  const pong = once(socket, 'pong');
  socket.ping();
  await pong;
}

async function tick(ms: number): Promise<void> {
  await delivered(accepted.at(-1)!);
  vi.advanceTimersByTime(ms);
}

test('after an unclean close it tries five times with doubling delays, then only when asked to', async () => {
  start();
  (await opened()).terminate();
  accepts = false;
  await until(isClosed);
  for (const [i, delayMs] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
    vi.advanceTimersByTime(delayMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    expect(attempts).toHaveLength(i + 1);
    vi.advanceTimersByTime(1);
    await until(() => attempts.length === i + 2 && isClosed());
  }
  expect(vi.getTimerCount()).toBe(0);
  accepts = true;
  channel.connect();
  await opened(2);
  expect(refusals).toEqual([false, false, true, true, true, true, true]);
});

test('a connection that is dropped as soon as it was accepted counts as a failed attempt', async () => {
  start();
  for (const [i, delayMs] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
    (await opened(i + 1)).terminate();
    await until(isClosed);
    vi.advanceTimersByTime(delayMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
  }
  (await opened(6)).terminate();
  await until(isClosed);
  expect(vi.getTimerCount()).toBe(0);
});

test('each return of the reader is one attempt and five more, also while one is scheduled or in progress', async () => {
  accepts = false;
  start();
  await until(() => attempts.length === 1 && isClosed());
  vi.advanceTimersByTime(1_000);
  await until(() => attempts.length === 2 && isClosed());
  // Focus and visibility are reported together; the third attempt was to come in two seconds.
  channel.connect();
  channel.connect();
  await until(() => attempts.length === 3 && isClosed());
  for (const [i, delayMs] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(delayMs);
    await until(() => attempts.length === i + 4 && isClosed());
  }
  expect(vi.getTimerCount()).toBe(0);
  expect(attempts).toHaveLength(8);
});

test('up to a second is added to each delay', async () => {
  accepts = false;
  start(() => 0.999);
  await until(() => attempts.length === 1 && isClosed());
  vi.advanceTimersByTime(1_998);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await until(() => attempts.length === 2);
});

test('a server that accepts and drops at once is not tried more than five times', async () => {
  start();
  for (let n = 1; n <= 6; n++) {
    (await opened(n)).terminate();
    await until(isClosed);
    vi.advanceTimersByTime(16_000);
  }
  expect(vi.getTimerCount()).toBe(0);
  expect(attempts).toHaveLength(6);
});

test('after a good connection the delays start over', async () => {
  start();
  for (let n = 1; n <= 7; n++) {
    const socket = await opened(n);
    vi.advanceTimersByTime(10_000);
    socket.terminate();
    await until(isClosed);
    vi.advanceTimersByTime(1_000);
  }
  await opened(8);
});

test('a session that the server ended cleanly stays disconnected until the reader returns', async () => {
  start();
  (await opened()).close(1000);
  await until(isClosed);
  expect(vi.getTimerCount()).toBe(0);
  channel.connect();
  await opened(2);
});
