import { readdir } from 'node:fs/promises';
import { WebSocket } from 'ws';
import type { ServerProcess } from '#server/testing/server-process.ts';
import { bookFile, sendRest } from '#server/testing/upload-client.ts';
import {
  type ReaderLoop,
  READERS,
  type Reader,
  keepSignedIn,
  latency,
  pause,
  pauseWhile,
  readFor,
  residentMegabytes,
} from './load-driver.ts';
import type { Measure } from './report.ts';

/**
 * Minutes; without it there is no soak. A leak of a megabyte an hour exceeds the noise in two hours, not in ten
 * minutes.
 */
const MINUTES = Number(process.env.LOAD_SOAK_MINUTES ?? 0);
const SAMPLE_MS = 5_000;
const LOWEST_OF_MS = 5 * 60_000;
const NEW_BOOK_MS = 20_000;

interface Sample {
  hours: number;
  residentMb: number;
  heapMb: number;
  files: number;
}

/** Readers read, pages stay open and come back, books come in, for a long while: what grows, and how fast. */
export async function soak(server: ServerProcess, readers: readonly Reader[]): Promise<Measure[]> {
  if (MINUTES === 0) return [];
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > MINUTES * 60_000;
  const samples: Sample[] = [];
  const sampling = async () => {
    for (; !isOver(); await pause(SAMPLE_MS)) samples.push(await sample(server, startedAt));
  };
  const [recorder] = await Promise.all([
    readFor(server, readers, isOver),
    keepSignedIn(server, readers, isOver),
    connectAndDisconnect(server, readers, isOver),
    addBooks(server, readers, isOver),
    sampling(),
  ]);
  // What is loaded, compiled and cached in the beginning is no leak.
  const settled = samples.slice(Math.floor(samples.length / 3));
  const files = settled.map((each) => each.files);
  const growth = (of: 'residentMb' | 'heapMb') => `${slopePerHour(settled, of).toFixed(1)} MB/h`;
  return [
    ...latency(`${MINUTES} minutes of readers, pages and books`, recorder, { p99: 500 }),
    {
      name: '  memory',
      value: `${settled[0]!.residentMb.toFixed(0)} to ${settled.at(-1)!.residentMb.toFixed(0)} MB, ${growth('residentMb')}`,
      target: '< 1 MB/h over hours',
      met: slopePerHour(settled, 'residentMb') < 1,
      note: `heap ${growth('heapMb')}; both by the lowest of each ${LOWEST_OF_MS / 60_000} minutes`,
    },
    {
      name: '  open files and connections',
      value: `${Math.min(...files)} to ${Math.max(...files)}`,
    },
  ];
}

async function sample(server: ServerProcess, startedAt: number): Promise<Sample> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return {
    hours: (performance.now() - startedAt) / 3_600_000,
    residentMb: await residentMegabytes(server.pid),
    heapMb: Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2,
    files: (await readdir(`/proc/${server.pid}/fd`)).length,
  };
}

/** Least squares over the lowest of each few minutes: what is above it, the collector has not seen yet. */
function slopePerHour(samples: readonly Sample[], of: 'residentMb' | 'heapMb'): number {
  const each = LOWEST_OF_MS / SAMPLE_MS;
  const points = samples
    .filter((_, i) => i % each === 0)
    .map((_, i) => samples.slice(i * each, (i + 1) * each))
    .map((some) => some.reduce((low, one) => (one[of] < low[of] ? one : low)));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ hours }) => hours)), mean(points.map((one) => one[of]))];
  const covariance = mean(points.map((one) => (one.hours - x) * (one[of] - y)));
  return covariance / mean(points.map(({ hours }) => (hours - x) ** 2));
}

/** A page of each reader, left every minute or so and opened again. */
const connectAndDisconnect: ReaderLoop = async (server, readers, isOver) => {
  await Promise.all(
    readers.map(async (reader) => {
      while (!isOver()) {
        const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws?token=${reader.token}`);
        socket.on('error', () => undefined); // a page that failed to open is retried
        await pauseWhile(30_000 + Math.random() * 30_000, isOver);
        socket.close();
      }
    }),
  );
};

const addBooks: ReaderLoop = async (server, readers, isOver) => {
  for (let n = 0; !isOver(); n++) {
    const client = { origin: server.origin, token: readers[n % READERS]!.token };
    // An overloaded server refuses the book, which is retried later.
    await sendRest(client, bookFile(1024 * 1024)).catch((error: Error) => console.error(error.message));
    await pauseWhile(NEW_BOOK_MS, isOver);
  }
};
