import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { createLocalStore } from '../files/local-store.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/vendor-prom-client.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { startHousekeeping } from './housekeeping.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'vignette-housekeeping-'));
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a failing or hanging step does not stop the others; each is reported, and a failed one repeated', async () => {
  const { pool, target } = database;
  const metrics = createMetrics(pool, { process: false });
  const runs = { broken: 0, endless: 0, sound: 0 };
  const deps = { pool, blobs: await createLocalStore(folder), log: createLog('silent'), metrics };
  const steps = {
    async broken() {
      runs.broken += 1;
      throw new Error('broken');
    },
    endless() {
      runs.endless += 1;
      return new Promise<void>(() => undefined);
    },
    async sound() {
      runs.sound += 1;
    },
  };
  const start = () => startHousekeeping(deps, target, steps, 200);
  const earlier = await start();
  await missRuns(Object.keys(steps));
  await earlier.stop();
  const servers = [await start()];
  await expect
    .poll(() => [runs.endless, runs.sound > 0, runs.broken > 1], { timeout: 30_000 })
    .toEqual([1, true, true]);
  for (let round = 0; round < 3; round++) {
    const before = runs.sound;
    await missRuns(Object.keys(steps));
    servers.push(await start());
    await expect.poll(() => runs.sound, { timeout: 30_000 }).toBeGreaterThan(before);
  }
  expect(runs.endless).toBe(1);
  // The one that hangs, and one for all the times at which it should have run since.
  const { rows } = await pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'endless'`);
  expect(rows.length).toBeLessThanOrEqual(2);
  await Promise.all(servers.map((server) => server.stop()));
  const { text } = await metrics.page();
  expect(text).toMatch(/vignette_housekeeping_failures_total\{step="broken"\} [1-9]/);
  expect(text).toMatch(/vignette_housekeeping_last_success_timestamp_seconds\{step="sound"\} [1-9]/);
  expect(text).toMatch(/vignette_housekeeping_seconds\{step="sound"\} \d/);
  expect(text).not.toMatch(/last_success\S*\{step="(broken|endless)"\}/);
});

/** As if no server had run for seven hours since these steps were first scheduled. */
async function missRuns(steps: readonly string[]): Promise<void> {
  const backdate = `update graphile_worker._private_known_crontabs
                       set known_since = now() - interval '7 hours', last_execution = null where identifier = any ($1)`;
  await expect.poll(async () => (await database.pool.query(backdate, [steps])).rowCount).toBe(steps.length);
}

test('each step is scheduled four times a day, and made up for when no server ran', async () => {
  const { pool, target } = database;
  const deps = {
    pool,
    blobs: await createLocalStore(folder),
    log: createLog('silent'),
    metrics: createMetrics(pool, { process: false }),
  };
  let runs = 0;
  const start = () => startHousekeeping(deps, target, { missed: async () => void (runs += 1) }, 200);
  const earlier = await start();
  await missRuns(['missed']);
  await earlier.stop();
  const server = await start();
  // For an hour after each scheduled time, two of them lie within the seven hours.
  await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(0);
  await server.stop();
});

test('all expired rows are deleted in several batches, and no others', async () => {
  const { pool } = database;
  await pool.query('create table numbers as select n from generate_series(1, 25) as n');
  await deleteInBatches(pool, 'numbers', 'n > $1', [4], 10);
  const { rows } = await pool.query<{ n: number }>('select n from numbers order by n');
  expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});
