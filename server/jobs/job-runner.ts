import type pg from 'pg';
import type { Logger } from 'pino';
import {
  type JobRow,
  claimJob,
  dueJobs,
  extendLease,
  findJob,
  finishJob,
  releaseJob,
  retryJob,
} from '../db/jobs.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { announceJobEnd } from '../realtime/announce.ts';
import { FinalJobError, type JobDefinition } from './job-definition.ts';
import type { JobQueue } from './job-queue.ts';

/** A killed worker's job is taken up again within lease and reconciling together: under half a minute. */
const LEASE_S = 15;
const HEARTBEAT_MS = 4_000;
const RECONCILE_MS = 10_000;
const RETRY_BASE_MS = 2_000;
const POLL_MS = 1_000;
/** Jobs in hand may end in this time at shutdown; the others are handed back. */
const DRAIN_MS = 15_000;

export interface JobRunner {
  /** Tells a worker about a job whose row has been committed. Never throws: the reconciler finds what is missed. */
  wake(jobId: string): Promise<void>;
  /** Waits for a job's end. @returns its row, still queued or running when the time is over */
  waitFor(jobId: string, timeoutMs: number): Promise<JobRow | null>;
  /** An announcement said that this job has ended. */
  ended(jobId: string): void;
  /** Starts working; a server that only answers requests never does. */
  start(deps: Dependencies, concurrency: number): Promise<void>;
  close(): Promise<void>;
}

export function createJobRunner(options: {
  pool: pg.Pool;
  queue: JobQueue;
  log: Logger;
  definitions: readonly JobDefinition<never>[];
  metrics?: Pick<Metrics, 'job'>;
  drainMs?: number;
}): JobRunner {
  const { pool, queue, log } = options;
  const definitions = new Map(
    (options.definitions as readonly JobDefinition[]).map((each) => [each.kind, each]),
  );
  const kinds = [...definitions.keys()];
  const waiters = new Map<string, Set<() => void>>();
  const inHand = new Map<string, number>();
  let reconciler: NodeJS.Timeout | undefined;
  /** What is in hand then is somebody else's, under the same attempt number. */
  let handedBack = false;
  let closing: Promise<void> | undefined;

  const ended = (jobId: string) => waiters.get(jobId)?.forEach((resolve) => resolve());

  async function wake(jobId: string, attempt = 0, delayMs = 0): Promise<void> {
    await queue
      .wake(jobId, attempt, delayMs)
      .catch((error: unknown) => log.warn({ err: error, jobId }, 'wake-up not sent'));
  }

  async function perform(deps: Dependencies, jobId: string): Promise<void> {
    const job = await claimJob(pool, jobId, { kinds, leaseS: LEASE_S });
    if (!job) return; // done, not due yet, in other hands, or for a newer version's
    inHand.set(job.id, job.attempt);
    const heartbeat = setInterval(() => {
      if (handedBack) return;
      extendLease(pool, job.id, job.attempt, LEASE_S).catch((error: unknown) =>
        log.warn({ err: error }, 'lease not extended'),
      );
    }, HEARTBEAT_MS);
    try {
      await attempt(deps, job);
    } finally {
      clearInterval(heartbeat);
      inHand.delete(job.id);
    }
  }

  async function attempt(deps: Dependencies, job: JobRow): Promise<void> {
    const definition = definitions.get(job.kind)!;
    const payload = definition.payload.safeParse(job.payload);
    if (!payload.success) {
      log.error({ jobId: job.id, kind: job.kind }, 'a job nobody can do');
      await end(job, 'failed', 'unknown payload');
      return;
    }
    const startedAt = performance.now();
    const count = (outcome: 'done' | 'failed' | 'again') =>
      options.metrics?.job(job.kind, outcome, (performance.now() - startedAt) / 1000);
    try {
      await definition.perform(deps, payload.data, job);
      count('done');
      await end(job, 'done');
    } catch (error: unknown) {
      if (handedBack) return;
      const message = error instanceof Error ? error.message : String(error);
      if (job.attempt < definition.maxAttempts && !(error instanceof FinalJobError)) {
        count('again');
        // Full jitter, so that what failed together is not tried again together.
        const delayMs = Math.round(Math.random() * RETRY_BASE_MS * 2 ** job.attempt);
        log.warn({ err: error, jobId: job.id, kind: job.kind, delayMs }, 'job failed, will be tried again');
        await retryJob(pool, job.id, job.attempt, delayMs, message);
        await wake(job.id, job.attempt, delayMs);
        return;
      }
      count('failed');
      log.error({ err: error, jobId: job.id, kind: job.kind }, 'job failed');
      if (await end(job, 'failed', message)) await definition.onFailed(deps, payload.data, job, error);
    }
  }

  async function end(job: JobRow, state: 'done' | 'failed', error?: string): Promise<boolean> {
    if (handedBack) return false;
    const isOurs = await finishJob(pool, job.id, job.attempt, {
      state,
      ...(error === undefined ? {} : { error }),
    });
    ended(job.id);
    await announceJobEnd(pool, job.id);
    return isOurs;
  }

  async function reconcile(): Promise<void> {
    for (const { id, attempt: tried } of await dueJobs(pool, kinds, 200))
      if (!inHand.has(id)) await wake(id, tried);
  }

  return {
    wake,
    ended,
    async waitFor(jobId, timeoutMs) {
      const deadline = performance.now() + timeoutMs;
      for (;;) {
        const job = await findJob(pool, jobId);
        const leftMs = deadline - performance.now();
        if (!job || job.state === 'done' || job.state === 'failed' || leftMs <= 0) return job;
        await notified(jobId, Math.min(leftMs, POLL_MS));
      }
    },
    async start(deps, concurrency) {
      await queue.process(concurrency, (jobId) => perform(deps, jobId));
      const tick = () =>
        void reconcile().catch((error: unknown) => log.warn({ err: error }, 'reconciling failed'));
      reconciler = setInterval(tick, RECONCILE_MS);
      tick();
    },
    close: () => (closing ??= close()),
  };

  async function close(): Promise<void> {
    clearInterval(reconciler);
    const drained = queue.close();
    const drainMs = options.drainMs ?? DRAIN_MS;
    await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
    handedBack = true;
    await Promise.all([...inHand].map(([id, tried]) => releaseJob(pool, id, tried)));
  }

  function notified(jobId: string, timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const all = waiters.get(jobId) ?? new Set();
      waiters.set(jobId, all);
      const done = () => {
        clearTimeout(timer);
        all.delete(done);
        if (all.size === 0) waiters.delete(jobId);
        resolve();
      };
      const timer = setTimeout(done, timeoutMs);
      all.add(done);
    });
  }
}
