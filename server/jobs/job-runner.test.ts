import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { claimJob, findJob, insertJob } from '../db/jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import { createLog } from '../log.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { type TestRedis, startTestRedis } from '../testing/redis.ts';
import { FinalJobError, type JobDefinition } from './job-definition.ts';
import type { JobQueue } from './job-queue.ts';
import { type JobRunner, createJobRunner } from './job-runner.ts';
import { createBeeQueue } from './vendor-bee-queue.ts';
import { createGraphileQueue } from './vendor-graphile-worker.ts';

const log = createLog('silent');
const redis: TestRedis | null = await startTestRedis();
if (!redis)
  process.stderr.write('Redis is not installed (apt-get install redis-server): its queue is not tested.\n');
afterAll(() => redis?.stop());

let database: TestDatabase;
const userId = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into users (id, email, email_key, password_hash) values ($1, 'a@b.example', 'a@b.example', '')`,
    [userId],
  );
});
afterAll(() => database?.drop());

type Perform = JobDefinition<{ n: number }>['perform'];

const backends: [string, boolean, () => Promise<JobQueue>][] = [
  ['Postgres (graphile-worker)', true, () => createGraphileQueue(database.target, log)],
  ['Redis (bee-queue)', redis !== null, () => createBeeQueue(redis!.url, log, `test-${randomUUID()}`)],
];

describe.each(backends)('jobs over %s', (_name, isThere, openQueue) => {
  const runners: JobRunner[] = [];
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.close()));
    await database.pool.query('delete from jobs');
  });

  async function work(
    perform: Perform,
    options: Partial<JobDefinition<{ n: number }>> = {},
    concurrency = 3,
  ) {
    const failures: number[] = [];
    const definition: JobDefinition<{ n: number }> = {
      kind: 'test',
      payload: z.object({ n: z.number() }),
      maxAttempts: 3,
      perform,
      async onFailed(_deps, { n }) {
        failures.push(n);
      },
      ...options,
    };
    const runner = createJobRunner({
      pool: database.pool,
      queue: await openQueue(),
      log,
      definitions: [definition as unknown as JobDefinition<never>],
      drainMs: 1_000,
    });
    runners.push(runner);
    await runner.start({} as Dependencies, concurrency);
    return { runner, failures };
  }

  const add = (n: number, subject: string = randomUUID()) =>
    insertJob(database.pool, { kind: 'test', subject, userId, payload: { n } });

  test.skipIf(!isThere)('run once each, also when they are woken more than once', async () => {
    const done: number[] = [];
    const { runner } = await work(async (_deps, { n }) => void done.push(n));
    const jobs = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)));
    await Promise.all(jobs.flatMap(({ id }) => [runner.wake(id), runner.wake(id)]));
    for (const { id } of jobs) expect((await runner.waitFor(id, 10_000))?.state).toBe('done');
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  test.skipIf(!isThere)('of a kind that only a newer version knows wait for it', async () => {
    const done: number[] = [];
    const old = await work(async () => undefined);
    const { id } = await insertJob(database.pool, { kind: 'newer', subject: 'a', userId, payload: { n: 7 } });
    await old.runner.wake(id);
    const known = await add(1);
    await old.runner.wake(known.id);
    expect((await old.runner.waitFor(known.id, 10_000))?.state).toBe('done');
    expect(await findJob(database.pool, id)).toMatchObject({ state: 'queued', attempt: 0 });

    // Both share the wake-ups: while the old one runs, some are spent on it, and the next come with the reconciler.
    await old.runner.close();
    const { runner } = await work(async (_deps, { n }) => void done.push(n), { kind: 'newer' });
    expect((await runner.waitFor(id, 30_000))?.state).toBe('done');
    expect(done).toEqual([7]);
  });

  test.skipIf(!isThere)('are one per subject while one is under way', async () => {
    const { runner } = await work(() => new Promise((resolve) => setTimeout(resolve, 200)));
    const first = await add(1, 'subject');
    const second = await add(2, 'subject');
    expect([second.id, second.isNew]).toEqual([first.id, false]);
    await runner.wake(first.id);
    await runner.waitFor(first.id, 10_000);
    expect((await add(3, 'subject')).isNew).toBe(true);
  });

  test.skipIf(!isThere)('are tried again after a failure', async () => {
    let tries = 0;
    const { runner, failures } = await work(async () => {
      tries += 1;
      if (tries < 2) throw new Error('not yet');
    });
    const { id } = await add(1);
    await runner.wake(id);
    expect((await runner.waitFor(id, 15_000))?.state).toBe('done');
    expect([tries, failures]).toEqual([2, []]);
  });

  test.skipIf(!isThere)('fail for good when trying again cannot help, and say so once', async () => {
    let tries = 0;
    const { runner, failures } = await work(async () => {
      tries += 1;
      throw new FinalJobError('never');
    });
    const { id } = await add(7);
    await runner.wake(id);
    expect(await runner.waitFor(id, 10_000)).toMatchObject({ state: 'failed', error: 'never' });
    await expect.poll(() => failures).toEqual([7]);
    expect(tries).toBe(1);
  });

  test.skipIf(!isThere)('whose wake-up was lost, or whose worker died, are found again', async () => {
    const done: number[] = [];
    const lost = await add(1);
    const orphan = await add(2);
    await claimJob(database.pool, orphan.id, { kinds: ['test'], leaseS: 60 });
    await database.pool.query(`update jobs set lease_until = now() - interval '1 second' where id = $1`, [
      orphan.id,
    ]);
    const { runner } = await work(async (_deps, { n }) => void done.push(n));
    expect((await runner.waitFor(lost.id, 10_000))?.state).toBe('done');
    expect((await runner.waitFor(orphan.id, 10_000))?.state).toBe('done');
    expect(done.sort()).toEqual([1, 2]);
  });

  test.skipIf(!isThere)('go on after Redis has lost everything', async () => {
    const { runner } = await work(async () => undefined);
    await redis?.forgetEverything();
    const { id } = await add(1);
    await runner.wake(id);
    // A wake-up that is lost in the moment of forgetting is made up for by the next reconciling.
    expect((await runner.waitFor(id, 30_000))?.state).toBe('done');
  });

  test.skipIf(!isThere)('in hand end before the queue closes', async () => {
    let ended = false;
    const { runner } = await work(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      ended = true;
    });
    const { id } = await add(1);
    await runner.wake(id);
    await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
    await runner.close();
    runners.length = 0;
    expect([ended, (await findJob(database.pool, id))?.state]).toEqual([true, 'done']);
  });

  test.skipIf(!isThere)(
    'that do not end in time are handed back, and whoever comes too late is not heard',
    async () => {
      const [tooLate, inTime] = [promised(), promised()];
      const { runner: leaving } = await work(() => tooLate.promise);
      const { id } = await add(1);
      await leaving.wake(id);
      await expect.poll(async () => (await findJob(database.pool, id))?.state).toBe('running');
      await leaving.close();
      runners.length = 0;
      expect(await findJob(database.pool, id)).toMatchObject({ state: 'queued', attempt: 0 });

      const { runner: next } = await work(() => inTime.promise);
      await expect
        .poll(async () => (await findJob(database.pool, id))?.state, { timeout: 30_000 })
        .toBe('running');
      tooLate.resolve();
      expect((await next.waitFor(id, 1_500))?.state).toBe('running');
      inTime.resolve();
      expect(await next.waitFor(id, 10_000)).toMatchObject({ state: 'done', attempt: 1 });
    },
  );
});

function promised(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
