import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { WebSocket } from 'ws';
import { openDatabase } from '#server/db/open-database.ts';
import { build } from '../scripts/build.mjs';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { bookFile, sendRest } from '#server/testing/upload-client.ts';
import {
  READERS,
  type Reader,
  PASSWORD,
  Recorder,
  call,
  latency,
  makeReaders,
  openChapter,
  pause,
  readFor,
  residentMegabytes,
  turnPage,
} from './load-driver.ts';
import { soak } from './load-soak.ts';
import type { Measure } from './report.ts';
import { percentile } from './timing.ts';

/** Short by default; LOAD_SECONDS=600 is the ten minutes of the target. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 20);
/** Some of the parts below, by name and a comma between; all without it. */
const ONLY = process.env.LOAD_ONLY?.split(',');
const SOCKETS_EACH = 10;
const AT_ONCE = 64;
const PRESSING = 2_000;
const UPLOADS = 20;
const LARGEST_BYTES = 49 * 1024 * 1024;

/** A web process over the embedded Postgres, and this driver, on one machine: what the driver takes the server lacks. */
export async function benchLoad(): Promise<Measure[]> {
  await build({ onlyStale: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-load-'));
  const database = await openDatabase({ databaseUrl: null, dataDir, onError: console.error });
  const start = () => startServerProcess({ target: database.target, dataDir, env: { ROLE: 'web' } });
  let server = await start();
  try {
    const readers = await makeReaders(server);
    const measures: Measure[] = [];
    for (const [name, part] of Object.entries(PARTS)) {
      if (ONLY && !ONLY.includes(name)) continue;
      if (name === 'idleSockets') {
        // The cost of sockets alone: 300 uploads before them would leave memory allocated.
        await server.stop();
        server = await start();
      }
      measures.push(...(await part(server, readers)));
      measures.push(await eventLoop(server, name));
    }
    return measures;
  } finally {
    await server.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const PARTS = { reading, peak, uploads, largest, signIns, overload, idleSockets, soak };

async function reading(server: ServerProcess, readers: readonly Reader[]): Promise<Measure[]> {
  const end = performance.now() + SECONDS * 1_000;
  const recorder = await readFor(server, readers, () => performance.now() > end);
  return latency(`${READERS} readers for ${SECONDS} s`, recorder, { p95: 100, p99: 250 });
}

async function peak(server: ServerProcess, readers: readonly Reader[]): Promise<Measure[]> {
  const recorder = new Recorder();
  const [startedAt, lastsMs] = [performance.now(), Math.min(SECONDS, 15) * 1_000];
  const hurry = async (index: number) => {
    for (let n = index; performance.now() - startedAt < lastsMs; n += AT_ONCE) {
      const reader = readers[n % READERS]!;
      await recorder.time(() => (n % 7 === 0 ? openChapter(server, reader) : turnPage(server, reader)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => hurry(index)));
  const rate = recorder.ms.length / ((performance.now() - startedAt) / 1_000);
  return [
    {
      name: `${AT_ONCE} requests always under way`,
      value: `${rate.toFixed(0)} a second`,
      target: '≥ 600',
      met: rate >= 600,
    },
    ...latency('  their time', recorder, { p99: 500 }),
  ];
}

/** Ten times the capacity: every request gets a response, if only 503, and latency recovers soon after. */
async function overload(server: ServerProcess, readers: readonly Reader[]): Promise<Measure[]> {
  const recorder = new Recorder();
  let slowestMs = 0;
  const end = performance.now() + Math.min(SECONDS, 10) * 1_000;
  const press = async (index: number) => {
    for (let n = index; performance.now() < end; n += PRESSING) {
      const startedAt = performance.now();
      const isDone = await recorder.time(() => turnPage(server, readers[n % READERS]!));
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      if (!isDone) await pause(2_000); // as Retry-After requires
    }
  };
  await Promise.all(Array.from({ length: PRESSING }, (_, index) => press(index)));
  const after = new Recorder();
  for (let n = 0; n < 50; n++) await after.time(() => turnPage(server, readers[n]!));
  const other = [...recorder.refused.keys()].filter((status) => status !== 429 && status !== 503);
  return [
    {
      name: `${PRESSING} requests always under way`,
      value: `${recorder.ms.length} × 200, ${recorder.errors}; slowest ${(slowestMs / 1_000).toFixed(1)} s`,
      target: '200, 429 or 503 within 5 s',
      met: other.length === 0 && slowestMs < 5_000,
      note: `then p50 ${percentile(after.ms, 0.5).toFixed(0)} ms`,
    },
  ];
}

async function idleSockets(server: ServerProcess, readers: readonly Reader[]): Promise<Measure[]> {
  const open = (reader: Reader) =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws?token=${reader.token}`);
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  const before = await residentMegabytes(server.pid);
  const sockets: WebSocket[][] = [];
  for (const reader of readers)
    sockets.push(await Promise.all(Array.from({ length: SOCKETS_EACH }, () => open(reader))));
  const delivered: number[] = [];
  for (const [index, reader] of readers.entries()) {
    const received = Promise.all(
      sockets[index]!.map((socket) => new Promise((resolve) => socket.once('message', resolve))),
    );
    const startedAt = performance.now();
    await turnPage(server, reader);
    await received;
    delivered.push(performance.now() - startedAt);
  }
  const after = await residentMegabytes(server.pid);
  for (const socket of sockets.flat()) socket.terminate();
  const p99 = percentile(delivered, 0.99);
  return [
    {
      name: `${READERS * SOCKETS_EACH} idle sockets`,
      value: `${after.toFixed(0)} MB`,
      target: '< 400 MB',
      met: after < 400,
      note: `${before.toFixed(0)} MB without`,
    },
    {
      name: '  a change on all ten of a reader, p99',
      value: `${p99.toFixed(0)} ms`,
      target: '< 500 ms',
      met: p99 < 500,
    },
  ];
}

async function uploads(server: ServerProcess, readers: readonly Reader[]): Promise<Measure[]> {
  // Built beforehand: packing them would slow this driver down, not the server.
  const files = Array.from({ length: UPLOADS }, () => bookFile(5 * 1024 * 1024));
  let sending = true;
  const beside = readFor(server, readers, () => !sending);
  const startedAt = performance.now();
  await Promise.all(
    files.map((file, n) => sendRest({ origin: server.origin, token: readers[n]!.token }, file)),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  sending = false;
  return [
    {
      name: `${UPLOADS} uploads of 5 MB at once`,
      value: `${seconds.toFixed(1)} s`,
      target: '< 60 s',
      met: seconds < 60,
    },
    ...latency('  readers meanwhile', await beside, { p99: 500 }),
  ];
}

/** Four of the largest files at once. */
async function largest(server: ServerProcess, readers: readonly Reader[]): Promise<Measure[]> {
  const files = Array.from({ length: 4 }, () => bookFile(LARGEST_BYTES));
  let highest = 0;
  let sending = true;
  const watching = (async () => {
    for (; sending; await pause(50)) highest = Math.max(highest, await residentMegabytes(server.pid));
  })();
  const startedAt = performance.now();
  await Promise.all(
    files.map((file, n) => sendRest({ origin: server.origin, token: readers[n]!.token }, file, 8_000_000)),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  sending = false;
  await watching;
  return [
    {
      name: '4 uploads of 49 MB at once',
      value: `${highest.toFixed(0)} MB at most`,
      target: '< 1 GB',
      met: highest < 1_024,
      note: `${seconds.toFixed(1)} s`,
    },
  ];
}

/** Each is 24 ms of a core, on purpose. Those beyond the queue get 503 with Retry-After. */
async function signIns(server: ServerProcess, readers: readonly Reader[]): Promise<Measure[]> {
  const recorder = new Recorder();
  const { email } = readers[0]!;
  const [startedAt, lastsMs] = [performance.now(), Math.min(SECONDS, 10) * 1_000];
  const anonymous = { token: '', refreshToken: '', bookId: '', email };
  const signIn = async () => {
    while (performance.now() - startedAt < lastsMs)
      await recorder.time(() =>
        call(server, anonymous, 'POST', '/auth/login', { email, password: PASSWORD }),
      );
  };
  await Promise.all(Array.from({ length: 32 }, signIn));
  const rate = recorder.ms.length / ((performance.now() - startedAt) / 1_000);
  return [
    {
      name: '32 sign-ins always under way',
      value: `${rate.toFixed(0)} a second; not 200: ${recorder.errors}`,
      target: '60 a second on two free cores',
      met: rate >= 60,
    },
  ];
}

/** The delay since it was last read. */
async function eventLoop(server: ServerProcess, during: string): Promise<Measure> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  const ms = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1_000;
  return {
    name: `  event-loop delay (${during}), p99`,
    value: `${ms.toFixed(0)} ms`,
    target: '< 50 ms',
    met: ms < 50,
  };
}
