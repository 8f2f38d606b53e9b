import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findJob, insertJob } from '../db/jobs.ts';
import { CHANNEL } from '../realtime/announce.ts';
import { FinalJobError } from './job-definition.ts';
import { type Perform, TIMEOUT_MS, openJobDatabase, promised, silentQueue } from '../testing/job-workers.ts';

const jobs = await openJobDatabase();
const { database, redis, userId } = jobs;
afterAll(() => jobs.close());

describe.each(jobs.backends)('jobs over %s', (_name, isThere, openQueue) => {
  const { work, add, dieAt, stop } = jobs.over(openQueue);
  afterEach(stop);

  test.skipIf(!isThere)('run once each, even when woken more than once', async () => {
    const done: number[] = [];
    const { runner } = await work(async (_deps, { n }) => void done.push(n));
    const jobs = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)));
    await Promise.all(jobs.flatMap(({ id }) => [runner.wake(id), runner.wake(id)]));
    for (const { id } of jobs) expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  test.skipIf(!isThere)('of a kind that only a newer version knows wait for that version', async () => {
    const done: number[] = [];
    const old = await work(async () => undefined);
    const { id } = await insertJob(database.pool, { kind: 'newer', subject: 'a', userId, payload: { n: 7 } });
    await old.runner.wake(id);
    const known = await add(1);
    await old.runner.wake(known.id);
    expect((await old.runner.waitFor(known.id, TIMEOUT_MS))?.state).toBe('done');
    expect(await findJob(database.pool, id)).toMatchObject({ state: 'queued', attempt: 0 });

    // Both share the wake-ups: while the old one runs it takes some, and the new one finds those jobs when it polls.
    await old.runner.close();
    const { runner } = await work(async (_deps, { n }) => void done.push(n), { kind: 'newer' });
    expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
    expect(done).toEqual([7]);
  });

  test.skipIf(!isThere)('are not duplicated while one for the same subject is pending', async () => {
    const end = promised();
    const { runner } = await work(() => end.promise);
    const first = await add(1, 'subject');
    await runner.wake(first.id);
    await expect.poll(async () => (await findJob(database.pool, first.id))?.state).toBe('running');
    const second = await add(2, 'subject');
    expect([second.id, second.isNew]).toEqual([first.id, false]);
    end.resolve();
    await runner.waitFor(first.id, TIMEOUT_MS);
    expect((await add(3, 'subject')).isNew).toBe(true);
  });

  test.skipIf(!isThere)('are retried after a failure', async () => {
    let tries = 0;
    const { runner, failures } = await work(async () => {
      tries += 1;
      if (tries < 2) throw new Error('not yet');
    });
    const { id } = await add(1);
    await runner.wake(id);
    expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
    expect([tries, failures]).toEqual([2, []]);
  });

  test.skipIf(!isThere)('fail with the last error as soon as the last attempt has failed', async () => {
    let tries = 0;
    const outcomes: string[] = [];
    const metrics = { job: (_kind: string, outcome: string) => void outcomes.push(outcome) };
    const perform = () => Promise.reject(new Error(`failure ${(tries += 1)}`));
    const { runner, failures } = await work(perform, {}, { metrics });
    const { id } = await add(1, 'hopeless');
    await runner.wake(id);
    expect(await runner.waitFor(id, TIMEOUT_MS)).toMatchObject({
      ...{ state: 'failed', attempt: 3, error: 'failure 3' },
    });
    expect([failures, outcomes]).toEqual([['hopeless'], ['again', 'again', 'failed']]);
  });

  test.skipIf(!isThere)('are retried in time by another process when theirs has ended', async () => {
    const slow = { retryBaseMs: 4_000 };
    const shared = async () => ({ pollMs: 60_000, queue: await openQueue('shared') });
    const first = await work(() => Promise.reject(new Error('not yet')), slow, await shared());
    const { id } = await add(1);
    await first.runner.wake(id);
    await expect.poll(async () => (await findJob(database.pool, id))?.error).toBe('not yet');
    await first.runner.close();
    const second = await work(async () => undefined, slow, await shared());
    expect((await second.runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
  });

  test.skipIf(!isThere)('fail for good, once, when another attempt cannot succeed', async () => {
    let tries = 0;
    const { runner, failures } = await work(async () => {
      tries += 1;
      throw new FinalJobError('never');
    });
    const { id } = await add(7, 'seventh');
    await runner.wake(id);
    expect(await runner.waitFor(id, TIMEOUT_MS)).toMatchObject({ state: 'failed', error: 'never' });
    expect([tries, failures]).toEqual([1, ['seventh']]);
  });

  test.skipIf(!isThere)('whose wake-up was lost, or whose worker died, are run by another', async () => {
    const done: number[] = [];
    const lost = await add(1);
    const orphan = await add(2);
    await dieAt(orphan.id);
    const { runner } = await work(async (_deps, { n }) => void done.push(n));
    expect((await runner.waitFor(lost.id, TIMEOUT_MS))?.state).toBe('done');
    expect((await runner.waitFor(orphan.id, TIMEOUT_MS))?.state).toBe('done');
    expect(done.sort()).toEqual([1, 2]);
  });

  test.skipIf(!isThere)(
    'that crash their process each time fail for good after the last attempt',
    async () => {
      let tries = 0;
      const { id } = await add(1, 'deadly');
      for (let n = 0; n < 3; n++) await dieAt(id);
      const { runner, failures } = await work(async () => void (tries += 1));
      expect(await runner.waitFor(id, TIMEOUT_MS)).toMatchObject({ state: 'failed', attempt: 4 });
      expect([tries, failures]).toEqual([0, ['deadly']]);
    },
  );

  test.skipIf(!isThere)('with an unreadable payload fail and call onFailed', async () => {
    const { id } = await insertJob(database.pool, { kind: 'test', subject: 'odd', userId, payload: 'odd' });
    const { runner, failures } = await work(async () => undefined);
    expect(await runner.waitFor(id, TIMEOUT_MS)).toMatchObject({
      ...{ state: 'failed', attempt: 1, error: 'unknown payload' },
    });
    expect(failures).toEqual(['odd']);
  });

  test.skipIf(!isThere)('fail in one transaction with their onFailed, or are failed again', async () => {
    await database.pool.query('update users set full_name = null');
    let tries = 0;
    const users: string[] = [];
    const perform: Perform = async () => {
      tries += 1;
      throw new Error('never');
    };
    const { runner } = await work(perform, {
      maxAttempts: 1,
      async onFailed(_deps, { db }, job) {
        users.push(job.user_id);
        await db.query(`update users set full_name = coalesce(full_name, '') || 'x' where id = $1`, [userId]);
        // As if the connection to the database had been lost between the two.
        if (users.length === 1) await db.query('select pg_terminate_backend(pg_backend_pid())');
      },
    });
    const { id } = await add(1);
    await runner.wake(id);
    await expect.poll(() => users.length).toBe(1);
    const expire = `update jobs set lease_until = now() where id = $1 and attempt = 1`;
    await expect.poll(async () => (await database.pool.query(expire, [id])).rowCount).toBe(0);
    expect(await runner.waitFor(id, TIMEOUT_MS)).toMatchObject({ state: 'failed' });
    const { rows } = await database.pool.query<{ full_name: string }>(
      'select full_name from users where id = $1',
      [userId],
    );
    expect([tries, users, rows[0]!.full_name]).toEqual([1, [userId, userId], 'x']);
  });

  test.skipIf(!isThere)('continue after Redis has lost its data', async () => {
    const { runner } = await work(async () => undefined);
    await redis?.flush();
    const { id } = await add(1);
    await runner.wake(id);
    // A wake-up that is lost at that moment is found by the next poll.
    expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
  });
});

test('retries wait twice as long each time, up to five minutes, and not all equally long', async () => {
  const { work, add, stop } = jobs.over(async () => silentQueue);
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => random.mockRestore());
  const { id } = await add(1);
  await work(() => Promise.reject(new Error('no')), { maxAttempts: 5, retryBaseMs: 60_000 });
  const delays: number[] = [];
  for (let attempt = 1; attempt < 5; attempt++) {
    await expect
      .poll(async () => findJob(database.pool, id), { timeout: TIMEOUT_MS })
      .toMatchObject({ state: 'queued', attempt });
    const { rows } = await database.pool.query<{ seconds: number }>(
      `update jobs set run_after = now() where id = $1
        returning (select extract(epoch from before.run_after - now())::float8 from jobs before where before.id = jobs.id) as seconds`,
      [id],
    );
    delays.push(rows[0]!.seconds);
  }
  // Half of each: what is random is the whole of it.
  for (const [i, most] of [60, 120, 150, 150].entries()) {
    expect(delays[i]).toBeLessThanOrEqual(most);
    expect(delays[i]).toBeGreaterThan(most - 20);
  }
  await stop();
});

test('a waiting caller is notified of a job’s end at once, and so are other servers', async () => {
  const { work, add, stop } = jobs.over(async () => silentQueue);
  const listener = await database.pool.connect();
  const announced: string[] = [];
  listener.on('notification', ({ payload }) => announced.push(payload ?? ''));
  await listener.query(`listen ${CHANNEL}`);
  /** From a job's end until a waiting caller continues. */
  const waitedMs = async (): Promise<number> => {
    const end = promised();
    const { runner } = await work(() => end.promise);
    const { id } = await add(1);
    await runner.wake(id);
    await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
    const waiting = runner.waitFor(id, TIMEOUT_MS);
    end.resolve();
    const endedAt = performance.now();
    expect((await waiting)?.state).toBe('done');
    await expect.poll(() => announced.some((each) => each.includes(id))).toBe(true);
    await stop();
    return performance.now() - endedAt;
  };
  // Without a notification it is found after a second. A busy machine may be as slow once, not each time.
  await expect.poll(waitedMs, { timeout: TIMEOUT_MS }).toBeLessThan(700);
  listener.release(true);
});

test('a waiting caller gets an unfinished job at the time limit, and notices an end that was not announced', async () => {
  const { work, add, stop } = jobs.over(async () => silentQueue);
  const { runner } = await work(async () => undefined);
  await runner.close();
  const { id } = await add(1);
  expect(await runner.waitFor(id, 50)).toMatchObject({ state: 'queued' });
  const waiting = runner.waitFor(id, 10 * 60_000);
  await database.pool.query(`update jobs set state = 'failed' where id = $1`, [id]);
  expect(await waiting).toMatchObject({ state: 'failed' });
  await stop();
});

test('a worker that has lost its job to another one does not fail it', async () => {
  const { work, add, stop } = jobs.over(async () => silentQueue);
  const { id } = await add(1);
  const { runner, failures } = await work(async () => {
    await database.pool.query('update jobs set attempt = attempt + 1 where id = $1', [id]);
    throw new FinalJobError('never');
  });
  await expect.poll(async () => (await findJob(database.pool, id))?.attempt).toBe(2);
  await runner.close();
  expect(await findJob(database.pool, id)).toMatchObject({ state: 'running' });
  expect(failures).toEqual([]);
  await stop();
});

test('a job whose wake-up cannot be sent is started at once by the process that enqueued it', async () => {
  const { work, add, stop } = jobs.over(async () => silentQueue);
  const wake = () => Promise.reject(new Error('the queue is unavailable'));
  const { runner } = await work(
    async () => undefined,
    {},
    { queue: { ...silentQueue, wake }, pollMs: 60_000 },
  );
  const { id } = await add(1);
  await runner.wake(id);
  expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
  await stop();
});
