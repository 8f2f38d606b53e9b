import type pg from 'pg';
import type { Logger } from 'pino';
import {
  type JobCapacity,
  type JobRow,
  claimJob,
  extendLease,
  finishJob,
  releaseJob,
  retryJob,
} from '../db/jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { announceJobEnd } from '../realtime/announce.ts';
import { changeUser } from '../services/sync/user-changes.ts';
import { FinalJobError, type JobDefinition } from './job-definition.ts';
import { createJobWaiter } from './job-waiter.ts';
import type { JobQueue, Jobs } from './jobs.ts';

/** A killed worker's job is claimed again within lease and polling together: under half a minute. */
const LEASE_S = 15;
const HEARTBEAT_MS = 4_000;
const POLL_MS = 10_000;
const RETRY_BASE_MS = 2_000;
const RETRY_MAX_MS = 5 * 60_000;
/** Running jobs may end in this time at shutdown; the others are released to other workers. */
const DRAIN_MS = 15_000;

export interface JobRunner extends Jobs {
  /** Starts working on jobs; a server that only answers requests never does. */
  start(deps: Dependencies): Promise<void>;
  close(): Promise<void>;
}

interface RunningJob {
  readonly job: JobRow;
  /** Never rejects. */
  readonly ended: Promise<void>;
}

export function createJobRunner(options: {
  pool: pg.Pool;
  queue: JobQueue;
  log: Logger;
  definitions: readonly JobDefinition[];
  metrics?: Pick<Metrics, 'job'>;
  drainMs?: number;
  pollMs?: number;
}): JobRunner {
  const { pool, queue, log } = options;
  const definitions = new Map(options.definitions.map((each) => [each.kind, each]));
  const definitionOf = ({ kind }: JobRow): JobDefinition => definitions.get(kind)!;
  const { waitFor, notifyEnded } = createJobWaiter(pool);
  const running = new Map<string, RunningJob>();
  let lastClaim: Promise<unknown> = Promise.resolve();
  let poll: NodeJS.Timeout | undefined;
  let runAllDue = async (): Promise<void> => {};
  let isClosing = false;
  /** From then on the jobs still running belong to other workers, under the same attempt number. */
  let isReleased = false;
  let closing: Promise<void> | undefined;

  /** If a kind runs several jobs at once, one user leaves a place to others: theirs may all take long. */
  const capacity = (): JobCapacity => {
    if (isClosing) return { kinds: [], full: [] };
    const jobs = [...running.values()].map(({ job }) => job);
    const count = (own: JobRow) =>
      jobs.filter(({ kind, user_id }) => kind === own.kind && user_id === own.user_id).length;
    const isFull = (job: JobRow) => count(job) >= definitionOf(job).concurrency - 1;
    return {
      kinds: [...definitions.values()]
        .filter(({ kind, concurrency }) => jobs.filter((job) => job.kind === kind).length < concurrency)
        .map(({ kind }) => kind),
      full: jobs.filter(isFull).map(({ user_id, kind }) => ({ userId: user_id, kind })),
    };
  };

  async function wake(jobId: string, delayMs = 0): Promise<void> {
    try {
      await queue.wake(delayMs);
    } catch (error: unknown) {
      log.warn({ err: error, jobId }, 'wake-up not sent');
      void runAllDue(); // where this process works on jobs, it needs no queue to start one
    }
  }

  /**
   * Claims one after another, since each counts the jobs that run.
   *
   * @returns the job that was started; null when none is due or there is no room for it
   */
  const startNext = (deps: Dependencies): Promise<RunningJob | null> => {
    const claimed = lastClaim.then(async () => {
      const { kinds, full } = capacity();
      const job = kinds.length > 0 ? await claimJob(pool, { kinds, full }, LEASE_S) : null;
      if (!job) return null;
      const started = { job, ended: run(deps, job) };
      running.set(job.id, started);
      return started;
    });
    lastClaim = claimed.catch(() => undefined); // its own caller handles it
    return claimed;
  };

  async function run(deps: Dependencies, job: JobRow): Promise<void> {
    const heartbeat = setInterval(() => {
      if (isReleased) return;
      extendLease(pool, job.id, job.attempt, LEASE_S).catch((error: unknown) =>
        log.warn({ err: error }, 'lease not extended'),
      );
    }, HEARTBEAT_MS);
    try {
      if (isClosing) await releaseJob(pool, job.id, job.attempt);
      else await attempt(deps, job);
    } catch (error: unknown) {
      // Its outcome could not be written. The lease runs out, and the next claim runs the job again, or fails it.
      log.error({ err: error, jobId: job.id, kind: job.kind }, 'outcome of a job not stored');
    } finally {
      clearInterval(heartbeat);
      running.delete(job.id);
    }
  }

  async function attempt(deps: Dependencies, job: JobRow): Promise<void> {
    const definition = definitionOf(job);
    const { maxAttempts } = definition;
    if (job.attempt > maxAttempts)
      return fail(deps, job, new Error(job.error ?? 'no attempt had an outcome'));
    const startedAt = performance.now();
    const count = (outcome: 'done' | 'failed' | 'again') =>
      options.metrics?.job(job.kind, outcome, (performance.now() - startedAt) / 1000);
    try {
      await definition.perform(deps, job);
    } catch (error: unknown) {
      if (isReleased) return;
      const isLast = job.attempt === maxAttempts || error instanceof FinalJobError;
      count(isLast ? 'failed' : 'again');
      return isLast ? fail(deps, job, error) : retry(job, error);
    }
    count('done');
    if (isReleased) return;
    await finishJob(pool, job.id, job.attempt, { state: 'done' });
    await publishEnd(job);
  }

  /** The end of the job and what follows from it are one transaction. */
  async function fail(deps: Dependencies, job: JobRow, error: unknown): Promise<void> {
    log.error({ err: error, jobId: job.id, kind: job.kind }, 'job failed');
    await changeUser(pool, job.user_id, async (changes) => {
      const outcome = { state: 'failed', error: messageOf(error) } as const;
      if (await finishJob(changes.db, job.id, job.attempt, outcome))
        await definitionOf(job).onFailed(deps, changes, job, error);
    });
    await publishEnd(job);
  }

  async function retry(job: JobRow, error: unknown): Promise<void> {
    const { retryBaseMs = RETRY_BASE_MS } = definitionOf(job);
    // Full jitter, so that jobs that failed together are not retried together.
    const delayMs = Math.round(Math.random() * Math.min(retryBaseMs * 2 ** job.attempt, RETRY_MAX_MS));
    log.warn({ err: error, jobId: job.id, kind: job.kind, delayMs }, 'job will be retried');
    await retryJob(pool, job.id, job.attempt, { delayMs, error: messageOf(error) });
    await wake(job.id, delayMs);
  }

  async function publishEnd(job: JobRow): Promise<void> {
    notifyEnded(job.id);
    await announceJobEnd(pool, job.id);
  }

  return {
    wake: (jobId) => wake(jobId),
    waitFor,
    notifyEnded,
    async start(deps) {
      runAllDue = async () => {
        try {
          while (await startNext(deps));
        } catch (error: unknown) {
          log.warn({ err: error }, 'due jobs not claimed');
        }
      };
      const total = options.definitions.reduce((sum, { concurrency }) => sum + concurrency, 0);
      await queue.process(total, async () => {
        for (let started = await startNext(deps); started; started = await startNext(deps))
          await started.ended;
      });
      poll = setInterval(() => void runAllDue(), options.pollMs ?? POLL_MS);
      void runAllDue();
    },
    close: () => (closing ??= close()),
  };

  async function close(): Promise<void> {
    isClosing = true;
    clearInterval(poll);
    // A claim under way may still take a job, which is then released.
    const idle = lastClaim.then(() => Promise.all([...running.values()].map(({ ended }) => ended)));
    const drained = Promise.all([queue.close(), idle]);
    const drainMs = options.drainMs ?? DRAIN_MS;
    await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
    isReleased = true;
    await Promise.all([...running.values()].map(({ job }) => releaseJob(pool, job.id, job.attempt)));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
