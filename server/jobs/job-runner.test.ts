import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findJob, insertJob } from '../db/jobs.ts';
import { createPool, transaction } from '../db/pool.ts';
import type { Dependencies } from '../dependencies.ts';
import { createLog } from '../log.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type TestRedis, startTestRedis } from '../testing/redis.ts';
import { FinalJobError, defineJob } from './job-definition.ts';
import { type JobRunner, createJobRunner } from './job-runner.ts';
import type { JobQueue } from './jobs.ts';
import { createBeeQueue } from './vendor-bee-queue.ts';
import { createGraphileQueue } from './vendor-graphile-worker.ts';

const log = createLog('silent');
const redis: TestRedis | null = await startTestRedis();
if (!redis)
  process.stderr.write('Redis is not installed (apt-get install redis-server): its queue is not tested.\n');
afterAll(() => redis?.stop());

let database: TestDatabase;
const [userId, otherId] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await createTestDatabase();
  for (const id of [userId, otherId])
    await database.pool.query(
      `insert into users (id, email, email_key, password_hash) values ($1, $2, $2, '')`,
      [id, `${id}@b.example`],
    );
});
afterAll(() => database?.drop());

/** A job takes milliseconds; this is for a machine that is busy. */
const PATIENCE_MS = 30_000;

const payload = z.object({ n: z.number() });
type Definition = Parameters<typeof defineJob<z.infer<typeof payload>>>[0];
type Perform = Definition['perform'];
type RunnerOptions = Parameters<typeof createJobRunner>[0];

const backends: [string, boolean, (name?: string) => Promise<JobQueue>][] = [
  ['Postgres (graphile-worker)', true, () => createGraphileQueue(database.target, log)],
  [
    'Redis (bee-queue)',
    redis !== null,
    (name = randomUUID()) => createBeeQueue(redis!.url, log, `test-${name}`),
  ],
];

describe.each(backends)('jobs over %s', (_name, isThere, openQueue) => {
  const runners: JobRunner[] = [];
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.close()));
    await database.pool.query('delete from jobs');
    await database.pool.query('update users set full_name = null');
  });

  /** @returns a runner and the subjects of the jobs that failed for good */
  async function work(perform: Perform, options: Partial<Definition> = {}, own: Partial<RunnerOptions> = {}) {
    const failures: string[] = [];
    const definition = defineJob({
      kind: 'test',
      payload,
      concurrency: 3,
      maxAttempts: 3,
      retryBaseMs: 10,
      perform,
      async onFailed(_deps, _changes, { subject }) {
        failures.push(subject);
      },
      ...options,
    });
    const runner = createJobRunner({
      pool: database.pool,
      queue: own.queue ?? (await openQueue()),
      log,
      definitions: [definition],
      drainMs: 5_000,
      pollMs: 200,
      ...own,
    });
    runners.push(runner);
    await runner.start({} as Dependencies);
    return { runner, failures };
  }

  const add = (n: number, subject: string = randomUUID(), owner = userId) =>
    insertJob(database.pool, { kind: 'test', subject, userId: owner, payload: { n } });

  /** The state after a worker was killed: a claimed job whose lease has expired. */
  async function dieAt(id: string): Promise<void> {
    await database.pool.query(
      `update jobs set state = 'running', attempt = attempt + 1, lease_until = now() - interval '1 second' where id = $1`,
      [id],
    );
  }

  test.skipIf(!isThere)('run once each, even when woken more than once', async () => {
    const done: number[] = [];
    const { runner } = await work(async (_deps, { n }) => void done.push(n));
    const jobs = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)));
    await Promise.all(jobs.flatMap(({ id }) => [runner.wake(id), runner.wake(id)]));
    for (const { id } of jobs) expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  test.skipIf(!isThere)('of a kind that only a newer version knows wait for that version', async () => {
    const done: number[] = [];
    const old = await work(async () => undefined);
    const { id } = await insertJob(database.pool, { kind: 'newer', subject: 'a', userId, payload: { n: 7 } });
    await old.runner.wake(id);
    const known = await add(1);
    await old.runner.wake(known.id);
    expect((await old.runner.waitFor(known.id, PATIENCE_MS))?.state).toBe('done');
    expect(await findJob(database.pool, id)).toMatchObject({ state: 'queued', attempt: 0 });

    // Both share the wake-ups: while the old one runs it takes some, and the new one finds those jobs when it polls.
    await old.runner.close();
    const { runner } = await work(async (_deps, { n }) => void done.push(n), { kind: 'newer' });
    expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
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
    await runner.waitFor(first.id, PATIENCE_MS);
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
    expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
    expect([tries, failures]).toEqual([2, []]);
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
    expect((await second.runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
  });

  test.skipIf(!isThere)('fail for good, once, when another attempt cannot succeed', async () => {
    let tries = 0;
    const { runner, failures } = await work(async () => {
      tries += 1;
      throw new FinalJobError('never');
    });
    const { id } = await add(7, 'seventh');
    await runner.wake(id);
    expect(await runner.waitFor(id, PATIENCE_MS)).toMatchObject({ state: 'failed', error: 'never' });
    expect([tries, failures]).toEqual([1, ['seventh']]);
  });

  test.skipIf(!isThere)('whose wake-up was lost, or whose worker died, are run by another', async () => {
    const done: number[] = [];
    const lost = await add(1);
    const orphan = await add(2);
    await dieAt(orphan.id);
    const { runner } = await work(async (_deps, { n }) => void done.push(n));
    expect((await runner.waitFor(lost.id, PATIENCE_MS))?.state).toBe('done');
    expect((await runner.waitFor(orphan.id, PATIENCE_MS))?.state).toBe('done');
    expect(done.sort()).toEqual([1, 2]);
  });

  test.skipIf(!isThere)(
    'that crash their process each time fail for good after the last attempt',
    async () => {
      let tries = 0;
      const { id } = await add(1, 'deadly');
      for (let n = 0; n < 3; n++) await dieAt(id);
      const { runner, failures } = await work(async () => void (tries += 1));
      expect(await runner.waitFor(id, PATIENCE_MS)).toMatchObject({ state: 'failed', attempt: 4 });
      expect([tries, failures]).toEqual([0, ['deadly']]);
    },
  );

  test.skipIf(!isThere)('with an unreadable payload fail and call onFailed', async () => {
    const { id } = await insertJob(database.pool, { kind: 'test', subject: 'odd', userId, payload: 'odd' });
    const { runner, failures } = await work(async () => undefined);
    expect(await runner.waitFor(id, PATIENCE_MS)).toMatchObject({
      ...{ state: 'failed', attempt: 1, error: 'unknown payload' },
    });
    expect(failures).toEqual(['odd']);
  });

  test.skipIf(!isThere)('fail in one transaction with their onFailed, or are failed again', async () => {
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
        // As if the database had been cut off between the two.
        if (users.length === 1) await db.query('select pg_terminate_backend(pg_backend_pid())');
      },
    });
    const { id } = await add(1);
    await runner.wake(id);
    await expect.poll(() => users.length).toBe(1);
    const expire = `update jobs set lease_until = now() where id = $1 and attempt = 1`;
    await expect.poll(async () => (await database.pool.query(expire, [id])).rowCount).toBe(0);
    expect(await runner.waitFor(id, PATIENCE_MS)).toMatchObject({ state: 'failed' });
    const { rows } = await database.pool.query<{ full_name: string }>(
      'select full_name from users where id = $1',
      [userId],
    );
    expect([tries, users, rows[0]!.full_name]).toEqual([1, [userId, userId], 'x']);
  });

  test.skipIf(!isThere)('of one user do not delay those of another', async () => {
    const [order, gate]: [number[], ReturnType<typeof promised>] = [[], promised()];
    const perform: Perform = async (_deps, { n }) => {
      order.push(n);
      await gate.promise;
    };
    const { runner } = await work(perform, { concurrency: 1 });
    const jobs = await Promise.all(Array.from({ length: 10 }, (_, n) => add(n)));
    await runner.wake(jobs[0]!.id);
    await expect.poll(() => order.length).toBe(1);
    const other = await add(100, 'other', otherId);
    gate.resolve();
    for (const { id } of [...jobs, other])
      expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
    expect(order.indexOf(100)).toBe(1);
  });

  test.skipIf(!isThere)(
    'of the user who has waited longest come first, also in a process that has just started',
    async () => {
      const order: string[] = [];
      const perform: Perform = async (_deps, _payload, job) => void order.push(job.user_id);
      const { runner: former } = await work(perform, { concurrency: 1 });
      const served = await add(1);
      await former.wake(served.id);
      await former.waitFor(served.id, PATIENCE_MS);
      await former.close();
      const jobs = [await add(2), await add(3, 'other', otherId)];
      const { runner } = await work(perform, { concurrency: 1 });
      for (const { id } of jobs) expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
      expect(order).toEqual([userId, otherId, userId]);
    },
  );

  test.skipIf(!isThere)('that hang leave capacity for another user’s jobs of the same kind', async () => {
    const hung = promised();
    const perform: Perform = (_deps, { n }) => (n < 100 ? hung.promise : Promise.resolve());
    const { runner } = await work(perform, { concurrency: 2 });
    const own = await Promise.all([add(1), add(2), add(3)]);
    for (const { id } of own) await runner.wake(id);
    const other = await add(100, 'other', otherId);
    await runner.wake(other.id);
    expect((await runner.waitFor(other.id, PATIENCE_MS))?.state).toBe('done');
    hung.resolve();
    for (const { id } of own) expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
  });

  test.skipIf(!isThere)('that hang do not block other kinds', async () => {
    const hung = promised();
    const queue = await openQueue();
    const kind = (name: string, perform: Perform) =>
      defineJob({
        kind: name,
        payload,
        concurrency: 1,
        maxAttempts: 3,
        perform,
        onFailed: async () => undefined,
      });
    const runner = createJobRunner({
      ...{ pool: database.pool, queue, log, drainMs: 200, pollMs: 200 },
      definitions: [kind('slow', () => hung.promise), kind('test', async () => undefined)],
    });
    runners.push(runner);
    await runner.start({} as Dependencies);
    for (let n = 0; n < 3; n++) {
      const slow = await insertJob(database.pool, { kind: 'slow', subject: `${n}`, userId, payload: { n } });
      await runner.wake(slow.id);
    }
    const { id } = await add(1);
    await runner.wake(id);
    expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
    hung.resolve();
  });

  test.skipIf(!isThere)('continue after Redis has lost its data', async () => {
    const { runner } = await work(async () => undefined);
    await redis?.flush();
    const { id } = await add(1);
    await runner.wake(id);
    // A wake-up that is lost at that moment is found by the next poll.
    expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
  });

  test.skipIf(!isThere)('that are running end before the queue closes', async () => {
    const end = promised();
    const { runner } = await work(() => end.promise);
    const { id } = await add(1);
    await runner.wake(id);
    await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
    const closed = runner.close();
    runners.length = 0;
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
      runners.length = 0;
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
  const queue = { wake: async () => undefined, process: async () => undefined, close: async () => undefined };
  const definition = defineJob({
    ...{ kind: 'test', payload, concurrency: 1, maxAttempts: 1 },
    perform: async () => undefined,
    onFailed: async () => undefined,
  });
  const startRunner = async () => {
    const runner = createJobRunner({ pool, queue, log, definitions: [definition], pollMs: 60_000 });
    await runner.start({} as Dependencies);
    return runner;
  };
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
  await next.close();
  await blocker.end();
});

test('a job whose wake-up cannot be sent is started at once by the process that enqueued it', async () => {
  const unavailable: JobQueue = {
    wake: () => Promise.reject(new Error('the queue is unavailable')),
    process: async () => undefined,
    close: async () => undefined,
  };
  const definition = defineJob({
    ...{ kind: 'test', payload, concurrency: 1, maxAttempts: 1 },
    perform: async () => undefined,
    onFailed: async () => undefined,
  });
  const { pool } = database;
  const runner = createJobRunner({
    pool,
    queue: unavailable,
    log,
    definitions: [definition],
    pollMs: 60_000,
  });
  await runner.start({} as Dependencies);
  const { id } = await insertJob(pool, { kind: 'test', subject: 'a', userId, payload: { n: 1 } });
  await runner.wake(id);
  expect((await runner.waitFor(id, PATIENCE_MS))?.state).toBe('done');
  await runner.close();
});

function promised(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
