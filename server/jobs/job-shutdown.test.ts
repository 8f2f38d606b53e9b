import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { findJob, insertJob } from '../db/jobs.ts';
import { createPool, transaction } from '../db/pool.ts';
import { PATIENCE_MS, openJobDatabase, promised, silentQueue } from '../testing/job-workers.ts';

const jobs = await openJobDatabase();
const { database, userId } = jobs;
afterAll(() => jobs.close());

describe.each(jobs.backends)('jobs over %s', (_name, isThere, openQueue) => {
  const { work, add, stop } = jobs.over(openQueue);
  afterEach(stop);

  test.skipIf(!isThere)('that are running end before the queue closes', async () => {
    const end = promised();
    const { runner } = await work(() => end.promise);
    const { id } = await add(1);
    await runner.wake(id);
    await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
    const closed = runner.close();
    end.resolve();
    await closed;
    expect(await findJob(database.pool, id)).toMatchObject({ state: 'done', attempt: 1 });
  });

  test.skipIf(!isThere)(
    'still running at the drain deadline are released, and their late results are ignored',
    async () => {
      const [tooLate, inTime] = [promised(), promised()];
      const late = promised();
      // One connection: the test's query runs after any that the late result would cause.
      const pool = createPool(database.target, { max: 1 });
      const metrics = { job: late.resolve };
      const { runner: leaving } = await work(() => tooLate.promise, {}, { pool, metrics, drainMs: 100 });
      const { id } = await add(1);
      await leaving.wake(id);
      await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
      await leaving.close();
      expect(await findJob(database.pool, id)).toMatchObject({ state: 'queued', attempt: 0 });

      const { runner: next } = await work(() => inTime.promise);
      await expect
        .poll(async () => (await findJob(database.pool, id))?.state, { timeout: PATIENCE_MS })
        .toBe('running');
      tooLate.resolve();
      await late.promise;
      await pool.query('select 1');
      expect((await findJob(database.pool, id))?.state).toBe('running');
      await pool.end();
      inTime.resolve();
      expect(await next.waitFor(id, PATIENCE_MS)).toMatchObject({ state: 'done', attempt: 1 });
    },
  );
});

test('a job that a worker was claiming as it stopped is run at once by another one', async () => {
  const { pool, target } = database;
  const { work, stop } = jobs.over(async () => silentQueue);
  const startRunner = async () => (await work(async () => undefined, {}, { pollMs: 60_000 })).runner;
  const blocker = createPool(target, { max: 1 });
  let closed: Promise<void> | undefined;
  const { id } = await transaction(blocker, async (db) => {
    await db.query('lock table jobs');
    const leaving = await startRunner();
    const waiting = `select from pg_locks where relation = 'jobs'::regclass and not granted`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    closed = leaving.close();
    return insertJob(db, { kind: 'test', subject: 'late', userId, payload: { n: 1 } });
  });
  await closed;
  const next = await startRunner();
  expect(await next.waitFor(id, PATIENCE_MS)).toMatchObject({ state: 'done', attempt: 1 });
  await stop();
  await blocker.end();
});
