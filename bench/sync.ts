import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type pg from 'pg';
import { type SyncResponse, type SyncRequest, syncLimits } from '#shared/contract/sync.ts';
import type { ClockReading } from '#shared/sync/device/clock.ts';
import { exchangeUntilIdle } from '#shared/sync/device/exchange-until-idle.ts';
import { writeOperation } from '#shared/sync/device/write-operation.ts';
import { exchange } from '#shared/sync/hub/exchange.ts';
import { MemoryDevice } from '#shared/sync/simulation/memory-device.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { newEpoch } from '#server/db/sync-users.ts';
import { insertUser } from '#server/db/users.ts';
import { changeUser } from '#server/services/sync/user-changes.ts';
import type { Measure } from './report.ts';
import { percentile } from './timing.ts';

/** What syncing costs: bytes on the wire, calls, and time of a server with a real Postgres on this machine. */
export async function benchSync(): Promise<Measure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir, onError: console.error });
  try {
    return [
      ...(await pageTurn(database.pool)),
      await hourOfReading(database.pool),
      await weekOffline(database.pool, 'a week offline, 1,000 different records', 5, manyRecords),
      await weekOffline(database.pool, 'a week offline as people read', 1, typicalWeek),
      ...(await serverTime(database.pool)),
    ];
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Call {
  sentBytes: number;
  receivedBytes: number;
  ms: number;
  ops: number;
}

/** The app's half of the protocol in memory, the server's over Postgres, and a record of every call between them. */
class MeasuredDevice {
  readonly calls: Call[] = [];
  private readonly name = randomBytes(12).toString('base64url');
  private readonly store = new MemoryDevice();
  private readonly pool: pg.Pool;
  private readonly userId: string;
  private readonly clock = (): ClockReading => ({
    wallMs: Date.now(),
    steadyMs: performance.now(),
    run: this.name,
  });

  constructor(pool: pg.Pool, userId: string) {
    this.pool = pool;
    this.userId = userId;
  }

  write(t: string, k: string, f: Record<string, unknown>): Promise<void> {
    return writeOperation(this.store, { t, k, f, clock: this.clock() });
  }

  turnPage(bookId: string, page: number): Promise<void> {
    return this.write('progress', `${bookId}:${this.name}`, {
      loc: [3, page * 1_800, 90_000, page, 50],
      pct: 12.34,
      at: Date.now(),
      cfi: `epubcfi(/6/12!/4/2/${2 * page}/1:${page * 7})`,
    });
  }

  async sync(): Promise<void> {
    const { store, name: device } = this;
    await exchangeUntilIdle({ store, device, clock: this.clock, exchange: (request) => this.send(request) });
  }

  private async send(content: Omit<SyncRequest, 'sentAt'>): Promise<SyncResponse> {
    const request = { ...content, sentAt: Date.now() };
    const startedAt = performance.now();
    const response = await changeUser(this.pool, this.userId, (changes) =>
      exchange(changes, request, { makeEpoch: newEpoch }),
    );
    const ms = performance.now() - startedAt;
    const [sentBytes, receivedBytes] = [bytesOf(request), bytesOf(response)];
    this.calls.push({ sentBytes, receivedBytes, ms, ops: request.ops.length });
    return response;
  }
}

const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));

/** Method, path, token and the like over HTTP/2, once HPACK has seen them; the first call of a connection adds 600. */
const HEADERS_BYTES = 120;

async function newDevice(pool: pg.Pool): Promise<MeasuredDevice> {
  const userId = randomUUID();
  const email = `${userId}@vignette.example`;
  await insertUser(pool, { id: userId, email, fullName: null, passwordHash: 'none' });
  const device = new MeasuredDevice(pool, userId);
  await device.sync();
  device.calls.length = 0;
  return device;
}

async function pageTurn(pool: pg.Pool): Promise<Measure[]> {
  const device = await newDevice(pool);
  const bookId = randomUUID();
  for (let page = 1; page <= 20; page++) {
    await device.turnPage(bookId, page);
    await device.sync();
  }
  const call = device.calls.at(-1)!;
  return (['sentBytes', 'receivedBytes'] as const).map((side) => ({
    name: `a page turn, ${side === 'sentBytes' ? 'request' : 'response'}`,
    value: `${call[side] + HEADERS_BYTES} B with headers`,
    target: '≤ 1,000 B',
    met: call[side] + HEADERS_BYTES <= 1_000,
    note: `${call[side]} B of JSON`,
  }));
}

/** A page every 40 seconds, the time read every minute, sent every 15 seconds at most. */
async function hourOfReading(pool: pg.Pool): Promise<Measure> {
  const device = await newDevice(pool);
  const [bookId, session] = [randomUUID(), randomUUID()];
  for (let second = 0; second < 3_600; second += 20) {
    const turned = second % 40 === 0;
    if (turned) await device.turnPage(bookId, second / 40 + 1);
    if (second % 60 === 0) {
      const grown = { sec: second, pages: Math.floor(second / 40) };
      const first = { book: bookId, start: Date.now(), day: '2026-01-01', ...grown };
      await device.write('session', session, second === 0 ? first : grown);
    }
    if (turned || second % 60 === 0) await device.sync();
  }
  const bytes = device.calls.reduce(
    (sum, { sentBytes, receivedBytes }) => sum + sentBytes + receivedBytes + 2 * HEADERS_BYTES,
    0,
  );
  return {
    name: 'an hour of reading',
    value: `${(bytes / 1000).toFixed(0)} kB both ways, ${device.calls.length} calls`,
    target: '< 100 kB',
    met: bytes < 100_000,
  };
}

async function weekOffline(
  pool: pg.Pool,
  name: string,
  target: number,
  live: (device: MeasuredDevice) => Promise<void>,
): Promise<Measure> {
  const device = await newDevice(pool);
  await live(device);
  await device.sync();
  const { calls } = device;
  const kilobytes = calls.reduce((sum, { sentBytes }) => sum + sentBytes, 0) / 1000;
  return {
    name,
    value: `${calls.length} calls`,
    target: `≤ ${target}`,
    met: calls.length <= target,
    note: `${calls.reduce((sum, { ops }) => sum + ops, 0)} operations, ${kilobytes.toFixed(0)} kB`,
  };
}

async function manyRecords(device: MeasuredDevice): Promise<void> {
  for (let i = 0; i < 1_000; i++) await device.turnPage(randomUUID(), i % 50);
}

/** Three books, seven evenings of sixty pages, some annotations, and the settings tried out. */
async function typicalWeek(device: MeasuredDevice): Promise<void> {
  const books = Array.from({ length: 3 }, () => randomUUID());
  for (let day = 0; day < 7; day++) {
    const book = books[day % 3]!;
    for (let page = 1; page <= 60; page++) await device.turnPage(book, page);
    const session = randomUUID();
    for (let sec = 60; sec <= 3_600; sec += 60)
      await device.write('session', session, { book, start: 1, sec, pages: 1, day: `2026-01-0${day + 1}` });
    for (let i = 0; i < 4; i++)
      await device.write('mark', randomUUID(), {
        kind: 'highlight',
        book,
        text: 'x'.repeat(250),
        deleted: false,
      });
    await device.write('settings', 'reader', { fontSize: 16 + day });
  }
}

/** Calls of 200 operations each, most of them new records. */
async function serverTime(pool: pg.Pool): Promise<Measure[]> {
  const device = await newDevice(pool);
  for (let call = 0; call < 40; call++) {
    for (let i = 0; i < syncLimits.opsPerRequest; i++) await device.turnPage(randomUUID(), i % 50);
    await device.sync();
  }
  const full = device.calls.filter(({ ops }) => ops === syncLimits.opsPerRequest).map(({ ms }) => ms);
  const p95 = percentile(full, 0.95);
  return [
    {
      name: '200 operations at the server, p95',
      value: `${p95.toFixed(1)} ms`,
      target: '≤ 50 ms',
      met: p95 <= 50,
      note: `median ${percentile(full, 0.5).toFixed(1)} ms, ${full.length} calls, transaction included`,
    },
  ];
}
