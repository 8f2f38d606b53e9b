import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveChannel } from './live.ts';

/** A socket whose far side the test plays. */
class Socket {
  static readonly all: Socket[] = [];
  readonly sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: unknown }) => void;
  onclose?: (event: { code: number }) => void;
  closedWith: number | undefined;

  readonly url: URL;

  constructor(url: URL) {
    this.url = url;
    Socket.all.push(this);
  }
  send(data: string) {
    this.sent.push(data);
  }
  close(code?: number) {
    this.closedWith = code ?? 1005;
  }
}

const latest = () => Socket.all.at(-1)!;
const pings = (socket: Socket) => socket.sent.filter((data) => data === '{"type":"ping"}').length;
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function open() {
  const statuses: string[] = [];
  const channel = openLiveChannel({
    token: () => Promise.resolve('secret'),
    onMessage: () => undefined,
    onStatus: (status) => statuses.push(status),
  });
  await after(0);
  return { channel, statuses };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'https://books.example/library', protocol: 'https:' });
  Socket.all.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it calls the same host with the token, and pings every half minute', async () => {
  const { statuses } = await open();
  expect(latest().url.href).toBe('wss://books.example/ws?token=secret');
  latest().onopen!();
  await after(95_000);
  expect(pings(latest())).toBe(3);
  expect(Socket.all).toHaveLength(1);
  expect(statuses).toEqual(['connecting', 'open']);
});

test('a far side that used to answer and falls silent is called anew', async () => {
  await open();
  latest().onopen!();
  await after(30_000);
  latest().onmessage!({ data: '{"type":"pong","data":{}}' });
  await after(30_000);
  expect(Socket.all).toHaveLength(1);
  await after(30_000 + 1_000);
  expect(Socket.all).toHaveLength(2);
});

test('an unclean end is followed by five attempts, each twice as long after the last', async () => {
  const { channel } = await open();
  latest().onopen!();
  for (const delayMs of [1_000, 2_000, 4_000, 8_000, 16_000]) {
    const before = Socket.all.length;
    latest().onclose!({ code: 1006 });
    await after(delayMs - 1);
    expect(Socket.all).toHaveLength(before);
    await after(1);
    expect(Socket.all).toHaveLength(before + 1);
  }
  latest().onclose!({ code: 1006 });
  await after(120_000);
  expect(Socket.all).toHaveLength(6);
  channel.wake();
  await after(0);
  expect(Socket.all).toHaveLength(7);
});

test('whoever is sent away cleanly stays away until the reader comes back', async () => {
  const { channel, statuses } = await open();
  latest().onopen!();
  latest().onclose!({ code: 1000 });
  await after(60_000);
  channel.resume();
  await after(0);
  expect(Socket.all).toHaveLength(1);
  expect(statuses.at(-1)).toBe('closed');
  channel.wake();
  await after(0);
  expect(Socket.all).toHaveLength(2);
});
