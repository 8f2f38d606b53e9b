import { expose } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { WorkerConnection, WorkerFailedError } from './worker-connection.ts';

/** A worker on a message channel: what it does is a real Comlink endpoint, how it fails is up to the test. */
class ChannelWorker extends EventTarget {
  readonly #page: MessagePort;
  readonly #far: MessagePort;
  isTerminated = false;

  constructor(api: object | null) {
    super();
    const { port1, port2 } = new MessageChannel();
    [this.#page, this.#far] = [port1, port2];
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      this.dispatchEvent(new MessageEvent('message', { data }));
    port1.start();
    if (api) expose(api, port2);
  }
  postMessage(message: unknown) {
    this.#page.postMessage(message);
  }
  crash(message = '') {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
  terminate() {
    this.isTerminated = true;
    this.#page.close();
    this.#far.close();
  }
}

const api = { ping: () => undefined, double: (n: number) => n * 2 };
const silent = null;
const started: ChannelWorker[] = [];

const connect = (...apis: (object | null)[]) => connectFor(Infinity, ...apis);

function connectFor(idleMs: number, ...apis: (object | null)[]) {
  started.length = 0;
  const start = () => {
    const worker = new ChannelWorker(apis[started.length] ?? api);
    started.push(worker);
    // The connection uses only the message port's methods and these.
    return worker as unknown as Worker;
  };
  return new WorkerConnection<typeof api>(start, { idleMs });
}

afterEach(() => {
  vi.useRealTimers();
  started.forEach((worker) => worker.terminate());
});

test('one worker serves all calls', async () => {
  const connection = connect(api);
  expect(await connection.call((remote) => remote.double(4))).toBe(8);
  expect(await connection.call((remote) => remote.double(5))).toBe(10);
  expect(started).toHaveLength(1);
});

test('a worker that has been idle for its time ends, and the next call starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const connection = connectFor(60_000, api, api);
  expect(await connection.call((remote) => remote.double(4))).toBe(8);
  vi.advanceTimersByTime(50_000);
  expect(await connection.call((remote) => remote.double(5))).toBe(10);
  vi.advanceTimersByTime(50_000);
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  vi.advanceTimersByTime(10_000);
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  expect(await connection.call((remote) => remote.double(6))).toBe(12);
  expect(started).toHaveLength(2);
});

test('a worker that cannot be loaded rejects every call that waits for it; the next call starts another', async () => {
  const connection = connect(silent, api);
  const calls = [1, 2].map((n) => connection.call((remote) => remote.double(n)));
  started[0]!.crash();
  for (const call of calls) await expect(call).rejects.toThrow(WorkerFailedError);
  expect(started[0]!.isTerminated).toBe(true);
  expect(await connection.call((remote) => remote.double(4))).toBe(8);
  expect(started).toHaveLength(2);
});

test('a worker that stops responding is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const connection = connect(silent, api);
  const call = connection.call((remote) => remote.double(1));
  vi.advanceTimersByTime(80_000);
  await expect(call).rejects.toThrow('The worker does not respond');
  expect(await connection.call((remote) => remote.double(4))).toBe(8);
});

test('a long call of a worker that answers pings continues', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  let finish: (n: number) => void = () => undefined;
  let pings = 0;
  const connection = connect({
    ping: () => void (pings += 1),
    double: () => new Promise<number>((resolve) => (finish = resolve)),
  });
  const call = connection.call((remote) => remote.double(1));
  for (let n = 1; n <= 10; n++) {
    vi.advanceTimersByTime(20_000);
    while (pings < n) await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  finish(2);
  expect(await call).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
