import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findJob, insertJob } from '../db/jobs.ts';
import { createPool, transaction } from '../db/pool.ts';
import type { JobQueue } from './jobs.ts';
import { TIMEOUT_MS, openJobDatabase, promised, silentQueue } from '../testing/job-workers.ts';

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

  test.skipIf(!isThere).each([
    ['results', (gate: Promise<void>) => gate],
    ['failures', (gate: Promise<void>) => gate.then(() => Promise.reject(new Error('too late')))],
  ])(
    'still running at the drain deadline are released, and their late %s are ignored',
    async (_what, end) => {
      const [tooLate, inTime] = [promised(), promised()];
      // One connection: the test's query runs after any that the late end would cause.
      const pool = createPool(database.target, { max: 1 });
      const late = promised();
      const perform = () => end(tooLate.promise).finally(late.resolve);
      const { runner: leaving } = await work(perform, {}, { pool, drainMs: 100 });
      const { id } = await add(1);
      await leaving.wake(id);
      await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
      await leaving.close();
      expect(await findJob(database.pool, id)).toMatchObject({ state: 'queued', attempt: 0 });

      const { runner: next } = await work(() => inTime.promise);
      await expect
        .poll(async () => (await findJob(database.pool, id))?.state, { timeout: TIMEOUT_MS })
        .toBe('running');
      tooLate.resolve();
      await late.promise;
      await setImmediate();
      await pool.query('select 1');
      expect((await findJob(database.pool, id))?.state).toBe('running');
      await pool.end();
      inTime.resolve();
      expect(await next.waitFor(id, TIMEOUT_MS)).toMatchObject({ state: 'done', attempt: 1 });
    },
  );
});

describe('the lease of a running job', () => {
  const HEARTBEAT_MS = 4_000;
  const { work, add, stop } = jobs.over(async () => silentQueue);
  const leaseOf = async (id: string): Promise<number> => {
    const { rows } = await database.pool.query<{ seconds: number }>(
      'select extract(epoch from lease_until - now())::float8 as seconds from jobs where id = $1',
      [id],
    );
    return rows[0]!.seconds;
  };
  const setLease = (id: string, seconds: number) =>
    database.pool.query('update jobs set lease_until = now() + make_interval(secs => $2) where id = $1', [
      id,
      seconds,
    ]);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(async () => {
    await stop();
    vi.useRealTimers();
  });

  test('is extended while the job runs, and not after its end', async () => {
    const end = promised();
    const { id } = await add(1);
    const { runner } = await work(() => end.promise);
    await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
    await setLease(id, 5);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await expect.poll(() => leaseOf(id)).toBeGreaterThan(10);
    end.resolve();
    expect(await runner.waitFor(id, TIMEOUT_MS)).toMatchObject({ state: 'done' });
    await runner.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is left to the next worker once the job was released', async () => {
    const end = promised();
    const { id } = await add(1);
    // One connection: the test's query runs after any of the worker's.
    const pool = createPool(database.target, { max: 1 });
    const { runner: leaving } = await work(() => end.promise, {}, { pool, drainMs: 100 });
    await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
    await leaving.close();
    await work(() => end.promise);
    await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
    await setLease(id, 1_000);
    const extended = vi.spyOn(pool, 'query');
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(extended).not.toHaveBeenCalled();
    end.resolve();
    await pool.end();
  });
});

test('a job that is due stays as it is while its only worker stops', async () => {
  let wakeUp = (): Promise<void> => Promise.reject(new Error('The worker has not started'));
  const process: JobQueue['process'] = async (_atOnce, handle) => void (wakeUp = handle);
  const { work, add, stop } = jobs.over(async () => ({ ...silentQueue, process }));
  const end = promised();
  const { runner } = await work(() => end.promise, { concurrency: 1 }, { pollMs: 60_000 });
  await wakeUp(); // The claim that a runner makes as it starts is over then.
  const { id: running } = await add(1);
  const woken = wakeUp();
  await expect.poll(async () => (await findJob(database.pool, running))?.state).toBe('running');
  const { id: due } = await add(2);
  const closed = runner.close();
  end.resolve();
  await Promise.all([woken, closed]);
  const { rows } = await database.pool.query('select state, attempt, claimed_at from jobs where id = $1', [
    due,
  ]);
  expect(rows).toEqual([{ state: 'queued', attempt: 0, claimed_at: null }]);
  await stop();
});

test('a job that a worker was claiming as it stopped is run at once by another one', async () => {
  const { pool, target } = database;
  const { work, stop } = jobs.over(async () => silentQueue);
  const performers: string[] = [];
  const startRunner = async (name: string) =>
    (await work(async () => void performers.push(name), {}, { pollMs: 60_000 })).runner;
  const blocker = createPool(target, { max: 1 });
  let closed: Promise<void> | undefined;
  const { id } = await transaction(blocker, async (db) => {
    await db.query('lock table jobs');
    const leaving = await startRunner('leaving');
    const waiting = `select from pg_locks where relation = 'jobs'::regclass and not granted`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    closed = leaving.close();
    return insertJob(db, { kind: 'test', subject: 'late', userId, payload: { n: 1 } });
  });
  await closed;
  const next = await startRunner('next');
  expect(await next.waitFor(id, TIMEOUT_MS)).toMatchObject({ state: 'done', attempt: 1 });
  expect(performers).toEqual(['next']);
  await stop();
  await blocker.end();
});
