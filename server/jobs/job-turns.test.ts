import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { insertJob } from '../db/jobs.ts';
import { defineJob } from './job-definition.ts';
import type { JobQueue } from './jobs.ts';

import {
  type Perform,
  TIMEOUT_MS,
  openJobDatabase,
  payload,
  promised,
  silentQueue,
} from '../testing/job-workers.ts';

const jobs = await openJobDatabase();
const { database, userId, otherId, thirdId } = jobs;
afterAll(() => jobs.close());

describe.each(jobs.backends)('jobs over %s', (_name, isThere, openQueue) => {
  const { work, add, stop } = jobs.over(openQueue);
  afterEach(stop);

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
    for (const { id } of [...jobs, other]) expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
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
      await former.waitFor(served.id, TIMEOUT_MS);
      await former.close();
      const jobs = [await add(2), await add(3, 'other', otherId)];
      const { runner } = await work(perform, { concurrency: 1 });
      for (const { id } of jobs) expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
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
    expect((await runner.waitFor(other.id, TIMEOUT_MS))?.state).toBe('done');
    hung.resolve();
    for (const { id } of own) expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
  });

  test.skipIf(!isThere)('that hang do not block other kinds', async () => {
    const hung = promised();
    const kind = (name: string, perform: Perform) =>
      defineJob({
        kind: name,
        payload,
        concurrency: 1,
        maxAttempts: 3,
        perform,
        onFailed: async () => undefined,
      });
    const definitions = [kind('slow', () => hung.promise), kind('test', async () => undefined)];
    const { runner } = await work(async () => undefined, {}, { definitions, drainMs: 200 });
    for (let n = 0; n < 3; n++) {
      const slow = await insertJob(database.pool, { kind: 'slow', subject: `${n}`, userId, payload: { n } });
      await runner.wake(slow.id);
    }
    const { id } = await add(1);
    await runner.wake(id);
    expect((await runner.waitFor(id, TIMEOUT_MS))?.state).toBe('done');
    hung.resolve();
  });
});

describe('how many jobs of a kind run at once', () => {
  /** A worker whose wake-ups the test delivers: each resolves when there is nothing left that it may start. */
  async function workOnWakeUps(perform: Perform, concurrency: number) {
    let wakeUp = (): Promise<void> => Promise.reject(new Error('The worker has not started'));
    let wakeUpsAtOnce = 0;
    const process: JobQueue['process'] = async (atOnce, handle) => {
      [wakeUpsAtOnce, wakeUp] = [atOnce, handle];
    };
    const { work, add, stop } = jobs.over(async () => ({ ...silentQueue, process }));
    await work(perform, { concurrency }, { pollMs: 60_000 });
    // The claim that a runner makes as it starts is over then.
    await wakeUp();
    return { add, stop, wakeUp: () => wakeUp(), wakeUpsAtOnce };
  }

  test.each([
    [
      'as many as it allows, of all users together',
      { concurrency: 2, owners: [userId, otherId, thirdId], runs: 2 },
    ],
    ['one fewer of one user', { concurrency: 3, owners: [userId, userId, userId], runs: 2 }],
    ['one of one user, if it allows only one', { concurrency: 1, owners: [userId, userId], runs: 1 }],
  ])('is %s', async (_what, { concurrency, owners, runs }) => {
    const gate = promised();
    const running: number[] = [];
    const { add, stop, wakeUp, wakeUpsAtOnce } = await workOnWakeUps(async (_deps, { n }) => {
      running.push(n);
      await gate.promise;
    }, concurrency);
    for (const [n, owner] of owners.entries()) await add(n, randomUUID(), owner);
    expect(wakeUpsAtOnce).toBe(concurrency);
    let unneeded = 0;
    const woken = owners.map(() => wakeUp().then(() => void (unneeded += running.length === runs ? 1 : 0)));
    await expect.poll(() => running.length).toBe(runs);
    // Resolves at once, as there is no room: otherwise it would wait for the end of what it starts.
    await wakeUp();
    expect(running).toHaveLength(runs);
    // The others count against what the queue may deliver here, so that it delivers to other processes.
    expect(unneeded).toBe(owners.length - runs);
    gate.resolve();
    await Promise.all(woken);
    expect(running).toHaveLength(owners.length);
    await stop();
  });

  test('of one user does not depend on the jobs of others, nor on those of another kind', async () => {
    const gate = promised();
    const running: string[] = [];
    const kind = (name: string) =>
      defineJob({
        ...{ kind: name, payload, concurrency: 3, maxAttempts: 3 },
        perform: async (_deps, _payload, { subject }) => {
          running.push(subject);
          await gate.promise;
        },
        onFailed: async () => undefined,
      });
    const { work, stop } = jobs.over(async () => silentQueue);
    const due = [
      ...[
        { kind: 'one', subject: 'a', userId: otherId },
        { kind: 'one', subject: 'b', userId },
      ],
      ...['c', 'd'].map((subject) => ({ kind: 'two', subject, userId })),
      { kind: 'one', subject: 'e', userId },
    ];
    for (const job of due) await insertJob(database.pool, { ...job, payload: { n: 1 } });
    await work(async () => undefined, {}, { definitions: [kind('one'), kind('two')] });
    await expect.poll(() => running.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    gate.resolve();
    await stop();
  });
});
