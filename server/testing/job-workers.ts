import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { insertJob } from '../db/jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import { defineJob } from '../jobs/job-definition.ts';
import { type JobRunner, createJobRunner } from '../jobs/job-runner.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import { createBeeQueue } from '../jobs/vendor-bee-queue.ts';
import { createGraphileQueue } from '../jobs/vendor-graphile-worker.ts';
import { createLog } from '../log.ts';
import { type TestDatabase, createTestDatabase } from './database.ts';
import { type TestRedis, startTestRedis } from './redis.ts';

const log = createLog('silent');
export const payload = z.object({ n: z.number() });

type Definition = Parameters<typeof defineJob<z.infer<typeof payload>>>[0];
export type Perform = Definition['perform'];
type RunnerOptions = Parameters<typeof createJobRunner>[0];
type OpenQueue = (name?: string) => Promise<JobQueue>;

/** A job takes milliseconds; a busy machine may need this long. */
export const TIMEOUT_MS = 30_000;

/** Runners of one kind of job, "test", over one kind of queue. */
export interface JobWorkers {
  /** @returns a runner and the subjects of the jobs that failed for good */
  work(
    perform: Perform,
    options?: Partial<Definition>,
    own?: Partial<RunnerOptions>,
  ): Promise<{ runner: JobRunner; failures: string[] }>;
  /** Enqueues a job; it is not announced. */
  add(n: number, subject?: string, owner?: string): ReturnType<typeof insertJob>;
  /** The state after a worker was killed: a claimed job whose lease has expired. */
  dieAt(id: string): Promise<void>;
  /** Closes all runners and removes all jobs. */
  stop(): Promise<void>;
}

export interface JobDatabase {
  database: TestDatabase;
  redis: TestRedis | null;
  userId: string;
  otherId: string;
  thirdId: string;
  /** For `describe.each`: the name of a queue, whether it is available, and how it is opened. */
  backends: [string, boolean, OpenQueue][];
  over(openQueue: OpenQueue): JobWorkers;
  close(): Promise<void>;
}

/** A queue whose wake-ups are all lost: workers find jobs when they start and when they poll. */
export const silentQueue: JobQueue = {
  wake: async () => undefined,
  process: async () => undefined,
  close: async () => undefined,
};

/** A database with three users, and Redis where it is installed. */
export async function openJobDatabase(): Promise<JobDatabase> {
  const redis = await startTestRedis();
  if (!redis)
    process.stderr.write('Redis is not installed (apt-get install redis-server): its queue is not tested.\n');
  const database = await createTestDatabase();
  const [userId, otherId, thirdId] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [userId, otherId, thirdId])
    await database.pool.query(
      `insert into users (id, email, email_key, password_hash) values ($1, $2, $2, '')`,
      [id, `${id}@b.example`],
    );
  return {
    ...{ database, redis, userId, otherId, thirdId },
    backends: [
      ['Postgres (graphile-worker)', true, () => createGraphileQueue(database.target, log)],
      [
        'Redis (bee-queue)',
        redis !== null,
        (name = randomUUID()) => createBeeQueue(redis!.url, log, `test-${name}`),
      ],
    ],
    over: (openQueue) => workersOver(database, userId, openQueue),
    async close() {
      await database.drop();
      await redis?.stop();
    },
  };
}

function workersOver({ pool }: TestDatabase, userId: string, openQueue: OpenQueue): JobWorkers {
  const runners: JobRunner[] = [];
  return {
    async work(perform, options = {}, own = {}) {
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
        pool,
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
    },
    add: (n, subject = randomUUID(), owner = userId) =>
      insertJob(pool, { kind: 'test', subject, userId: owner, payload: { n } }),
    async dieAt(id) {
      await pool.query(
        `update jobs set state = 'running', attempt = attempt + 1, lease_until = now() - interval '1 second' where id = $1`,
        [id],
      );
    },
    async stop() {
      await Promise.all(runners.splice(0).map((runner) => runner.close()));
      await pool.query('delete from jobs');
    },
  };
}

/** A promise that the test resolves. */
export function promised(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
