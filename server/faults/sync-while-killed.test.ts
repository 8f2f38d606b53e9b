import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SyncRow, syncResponse, type SyncRequest } from '#shared/contract/sync.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { SyncedDevice } from '../testing/synced-device.ts';

const isLong = process.env.VIGNETTE_LONG === '1';
const DEVICES = 16;
const WRITES_EACH = isLong ? 10_000 : 150;
const KILLS = isLong ? 12 : 2;
const CALL = 25;
/** More than fits one call, so that no write replaces another in the outbox. */
const OWN = 101;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let token: string;

const start = async () => (server = await startServerProcess({ target: database.target, dataDir }));

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-fire-'));
  await start();
  const email = `${randomUUID()}@vignette.example`;
  const { body } = await post('/auth/register', { email, password: 'secret-1', full_name: 'A Reader' });
  token = (body as { tokens: { access_token: string } }).tokens.access_token;
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function post(target: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.origin}/api/v1${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server starts in a second, or in a minute on a busy machine. */
const TRIES = 1_000;

/** Retries until the server, which is killed and restarted meanwhile, has responded. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error: unknown) {
      if (attempt === TRIES) throw error;
      await pause(50 + Math.random() * 200);
    }
  }
}

/** A device that only reads: the rows it receives, in the order of arrival. */
class Observer {
  readonly seqs: number[] = [];
  readonly rows = new Map<string, SyncRow>();
  private epoch: string | null = null;
  private cursor = 0;

  async read(): Promise<void> {
    const request: SyncRequest = {
      ...{ v: 1, device: 'an-observer', epoch: this.epoch, cursor: this.cursor },
      ...{ sentAt: Date.now(), ops: [] },
    };
    const { status, body } = await post('/sync', request);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const response = syncResponse.parse(body);
    if ('reset' in response) {
      expect(this.epoch).toBeNull(); // a killed server is no restored one
      this.epoch = response.epoch;
      return this.read();
    }
    this.cursor = response.cursor;
    for (const row of response.changes) {
      this.seqs.push(row.seq);
      if (!row.f) throw new Error('This observer did not ask for a brief answer');
      this.rows.set(`${row.t}/${row.k}`, { ...row, f: row.f });
    }
    return response.more ? this.read() : undefined;
  }
}

/**
 * Writes to records of its own, and to one that all the others write as well.
 * @returns what it last wrote into each of its own
 */
async function live(device: SyncedDevice, index: number, shared: string): Promise<Map<string, string>> {
  const own = Array.from({ length: OWN }, () => randomUUID());
  const last = new Map<string, string>();
  for (let written = 0; written < WRITES_EACH;) {
    const batch = Math.min(CALL + ((index * 7 + written) % CALL), WRITES_EACH - written);
    for (let i = 0; i < batch; i++, written++) {
      const isShared = written % 5 === 4;
      const k = isShared ? shared : own[written % OWN]!;
      const text = `${index}.${written}`;
      if (!isShared) last.set(k, text);
      await device.write('mark', k, { text });
    }
    await patiently(() => device.sync());
  }
  return last;
}

test(
  'sixteen devices writing while the server is killed lose nothing, and a reading device misses nothing',
  { timeout: isLong ? 3_600_000 : 240_000 },
  async () => {
    const devices = Array.from({ length: DEVICES }, () => new SyncedDevice(post));
    const observer = new Observer();
    const shared = randomUUID();
    let living = true;
    const watching = (async () => {
      while (living) await patiently(() => observer.read());
    })();
    const killing = (async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        await pause(isLong ? 3_000 + Math.random() * 9_000 : 200 + Math.random() * 600);
        await server.kill();
        await start();
      }
    })();
    const written = await Promise.all(devices.map((device, i) => live(device, i, shared)));
    await killing;
    living = false;
    await watching;
    for (const device of devices) await patiently(() => device.sync());
    await observer.read();

    const fresh = new Observer();
    await fresh.read();
    for (const last of written) {
      for (const [k, text] of last) expect(fresh.rows.get(`mark/${k}`)?.f.text?.[0]).toBe(text);
    }
    expect(observer.rows).toEqual(fresh.rows);
    expect(observer.seqs.every((seq, i) => i === 0 || seq > observer.seqs[i - 1]!)).toBe(true);
    for (const device of devices) {
      expect(device.store.outbox.size).toBe(0);
      expect(device.store.rows).toEqual(fresh.rows);
    }
    expect(new Set(devices.map((device) => device.view('mark', shared)!.text)).size).toBe(1);
    const { rows: applied } = await database.pool.query<{ count: number; most: number }>(
      'select count(*) as count, max(n) as most from sync_op group by device',
    );
    expect(applied.filter(({ count }) => count > 0)).toHaveLength(DEVICES);
    for (const { count, most } of applied) expect(count).toBeLessThanOrEqual(most);
  },
);
