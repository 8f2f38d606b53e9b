import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import {
  type Canary,
  type HostileFile,
  type HostileFiles,
  hasHostileFiles,
  isExpectedCode,
  makeHostileFiles,
  startCanary,
} from '../testing/hostile-files.ts';
import { uploadResponse } from '#shared/contract/books.ts';
import { ApiResponse } from '../testing/api-response.ts';
import { type Reader, registerReader, sampleEpub } from '../testing/reader.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import type { TestServer } from '../testing/server.ts';

/** The memory that one file may cost above an idle server, including what the allocator has kept from earlier ones. */
const HIGHEST_MIB = 400;
const SLOWEST_MS = 60_000;
/** The event loop's delay (p99) that is allowed; 50 on an otherwise idle machine. */
const LATE_MS = 200;

/** Preloaded into the server: writes the delay of its event loop to a file each half second. */
const WATCH = `
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import { writeFileSync } from 'node:fs';
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  setInterval(() => {
    const [p99, max] = [delay.percentile(99), delay.max].map((ns) => ns / 1e6);
    writeFileSync(process.env.WATCH_FILE, JSON.stringify({ p99, max }));
  }, 500).unref();
}`;

describe.skipIf(process.env.VIGNETTE_LONG !== '1' || !hasHostileFiles)('a server sent hostile files', () => {
  let hostile: HostileFiles;
  let canary: Canary;
  let database: TestDatabase;
  let dataDir: string;
  let server: ServerProcess;
  let reader: Reader;

  beforeAll(async () => {
    canary = await startCanary();
    hostile = makeHostileFiles({
      canary: canary.url,
    });
    database = await createTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-hostile-server-'));
    server = await startServerProcess({
      target: database.target,
      dataDir,
      env: {
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WATCH)}`,
        // Measures reading a file; extraction runs on another machine, or later.
        ROLE: 'web',
        WATCH_FILE: path.join(dataDir, 'watch.json'),
      },
    });
    // Of a server, only its address is needed.
    reader = await registerReader({ origin: server.origin } as TestServer);
  }, 1_800_000); // the files are made first: minutes, on a busy machine many

  afterAll(async () => {
    await server?.stop();
    await database?.drop();
    await canary?.close();
    hostile?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  test(
    'are answered correctly, in time and in bounded memory, while other users are served',
    { timeout: 3_600_000 },
    async () => {
      const wrong: string[] = [];
      // The baseline is a server whose threads have started and have read a book.
      await reader.upload(await sampleEpub());
      const idleMiB = await highestMib(server.pid);
      const meanwhile = watchOthers(reader);
      let most = { id: '', mib: 0 };
      let slowest = { id: '', ms: 0 };
      for (const item of hostile.cases) {
        const before = await bookCount(reader);
        const bytes = hostile.read(item);
        const started = performance.now();
        const response = await send(reader, item, bytes);
        const ms = performance.now() - started;
        if (ms > slowest.ms) slowest = { id: item.id, ms: Math.round(ms) };
        if (ms > SLOWEST_MS) wrong.push(`${item.id}: took ${Math.round(ms)} ms`);
        wrong.push(...(await judge(reader, item, response)).map((what) => `${item.id}: ${what}`));
        if (response.status >= 400 && (await bookCount(reader)) !== before)
          wrong.push(`${item.id}: left a book`);
        const mib = (await highestMib(server.pid)) - idleMiB;
        if (mib > HIGHEST_MIB) wrong.push(`${item.id}: ${Math.round(mib)} MiB above idle`);
        if (mib > most.mib) most = { id: item.id, mib };
      }
      const others = await meanwhile.stop();
      const loop = JSON.parse(await readFile(path.join(dataDir, 'watch.json'), 'utf8')) as {
        p99: number;
        max: number;
      };
      process.stdout.write(
        `${JSON.stringify({ cases: hostile.cases.length, idleMiB, most, slowest, loop, others })}\n`,
      );
      expect(wrong).toEqual([]);
      expect(canary.called).toEqual([]);
      expect((await readdir('/tmp')).filter((name) => name.startsWith('pwned'))).toEqual([]);
      expect(others.failed).toBe(0);
      expect(loop.p99).toBeLessThan(LATE_MS);
      expect((await fetch(`${server.origin}/api/v1/health`)).status).toBe(200);
    },
  );
});

async function send(reader: Reader, item: HostileFile, bytes: Buffer<ArrayBuffer>): Promise<ApiResponse> {
  if (!item.request) return reader.upload(bytes, item.uploadName);
  const { method, path: target, headers } = item.request;
  const response = await fetch(reader.server.origin + target, {
    method,
    headers: { ...headers, authorization: `Bearer ${reader.token}` },
    body: bytes,
  });
  return ApiResponse.read(response, method, target);
}

/** What is wrong with a response, and with the book where it became one. */
async function judge(reader: Reader, item: HostileFile, response: ApiResponse): Promise<string[]> {
  const { outcome, status, rejectStatus, note } = item.expect;
  const { code } = response;
  if (response.status >= 500) return [`failed with ${response.status}`];
  if (response.status < 300) {
    if (outcome === 'reject') return ['opened'];
    return outcome === 'open' && item.safeText ? findSafeText(reader, item.safeText, response) : [];
  }
  if (outcome === 'open') return [`refused with ${response.status} ${code}`];
  // A malformed upload may be refused in several ways, which the note describes.
  const isExpected =
    item.kind === 'request' && note !== undefined
      ? response.status >= 400
      : isExpectedCode(item, code!) &&
        (response.status === (rejectStatus ?? status) || code !== item.expect.code);
  return isExpected ? [] : [`refused with ${response.status} ${code}`];
}

async function findSafeText(reader: Reader, safeText: string, response: ApiResponse): Promise<string[]> {
  const book = `/books/${uploadResponse.parse(response.raw).book_id}` as const;
  const { body } = await reader.get(book);
  // In one of the first chapters, or in the last of very many.
  const numbers = [...new Set([1, 2, 3, body.total_chapters])];
  for (const number of numbers.filter((one) => one <= body.total_chapters)) {
    const chapter = await reader.get(`${book}/chapters/${number}`);
    if (chapter.status !== 200) return [`chapter ${number} returns ${chapter.status}`];
    if (JSON.stringify(chapter.body).includes(safeText)) return [];
  }
  return ['lost its text'];
}

const bookCount = async (reader: Reader): Promise<number> => (await reader.get('/books?limit=1')).body.total;

/** Peak resident memory since the last call (Linux, proc(5)). */
async function highestMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)![1]) / 1024);
}

/** Another reader, who lists their books during all of it. */
function watchOthers(reader: Reader): { stop(): Promise<{ p99: number; asked: number; failed: number }> } {
  const took: number[] = [];
  let failed = 0;
  let stopped = false;
  const running = (async () => {
    while (!stopped) {
      const started = performance.now();
      const { status } = await reader.get('/books?limit=1');
      took.push(performance.now() - started);
      if (status !== 200) failed++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      stopped = true;
      await running;
      took.sort((a, b) => a - b);
      return { p99: Math.round(took[Math.floor(took.length * 0.99)]!), asked: took.length, failed };
    },
  };
}
