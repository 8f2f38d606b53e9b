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

test('a failing or hanging step does not stop the others, and each is reported', async () => {
  const { pool } = database;
  const metrics = createMetrics(pool, { process: false });
  const runs = { broken: 0, endless: 0, sound: 0 };
  const deps = { pool, blobs: await createLocalStore(folder), log: createLog('silent'), metrics };
  const housekeeping = startHousekeeping(
    deps,
    {
      async broken() {
        runs.broken += 1;
        throw new Error('broken');
      },
      endless() {
        runs.endless += 1;
        return new Promise(() => undefined);
      },
      async sound() {
        runs.sound += 1;
      },
    },
    { everyMs: 5, firstAfterMs: 1, apartMs: 1 },
  );
  await expect.poll(() => Math.min(runs.broken, runs.sound)).toBeGreaterThan(2);
  housekeeping.stop();
  expect(runs.endless).toBe(1);
  const { text } = await metrics.page();
  expect(text).toMatch(/vignette_housekeeping_failures_total\{step="broken"\} [1-9]/);
  expect(text).toMatch(/vignette_housekeeping_last_success_timestamp_seconds\{step="sound"\} [1-9]/);
  expect(text).toMatch(/vignette_housekeeping_seconds\{step="sound"\} \d/);
  expect(text).not.toMatch(/last_success\S*\{step="(broken|endless)"\}/);
});

test('all expired rows are deleted in several batches, and no others', async () => {
  const { pool } = database;
  await pool.query('create table numbers as select n from generate_series(1, 25) as n');
  await deleteInBatches(pool, 'numbers', 'n > $1', [4], 10);
  const { rows } = await pool.query<{ n: number }>('select n from numbers order by n');
  expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});
