import { EventEmitter } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  Logger,
  type Runner,
  type RunnerOptions,
  makeWorkerUtils,
  parseCronItems,
  run,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import { type ConnectionTarget, connectionConfig } from '../db/pool.ts';
import type { JobQueue } from './jobs.ts';

const TASK = 'vignette-job';
const DAY_MS = 24 * 60 * 60_000;
/** What runs may end in this time at shutdown; a task of the schedule that does not is repeated by the next server. */
const STOP_MS = { queue: 20_000, schedule: 2_000 };

/** Wake-ups through Postgres, used where there is no Redis. */
export async function createGraphileQueue(target: ConnectionTarget, log: Log): Promise<JobQueue> {
  const worker = await openWorker(target, log, 12);
  return {
    async wake(delayMs = 0) {
      const delay = delayMs > 0 ? { runAt: new Date(Date.now() + delayMs) } : {};
      await worker.utils.addJob(TASK, {}, { maxAttempts: 1, ...delay });
    },
    process: (concurrency, handle) =>
      worker.start({ concurrency, pollInterval: 2_000, taskList: { [TASK]: () => handle() } }),
    close: () => worker.close(STOP_MS.queue),
  };
}

/**
 * Runs each task every six hours on one server of a deployment, with or without Redis. A failed run is repeated with growing
 * delays, one missed while no server ran is made up for, and one that hangs holds up no other task.
 */
export async function startSchedule(
  target: ConnectionTarget,
  log: Log,
  tasks: Readonly<Record<string, () => Promise<void>>>,
  pollMs = 60_000,
): Promise<{ stop(): Promise<void> }> {
  const names = Object.keys(tasks);
  const worker = await openWorker(target, log, names.length + 1);
  const whenToRun = names.map((task, minute) => ({
    task,
    match: `${minute} */6 * * *`,
    options: {
      // By the queue it runs once at a time, by the key it waits once at most.
      ...{ queueName: task, jobKey: task, backfillPeriod: DAY_MS, maxAttempts: 8 },
    },
  }));
  await worker.start({
    ...{ concurrency: names.length, pollInterval: pollMs, taskList: { ...tasks } },
    parsedCronItems: parseCronItems(whenToRun),
  });
  return { stop: () => worker.close(STOP_MS.schedule) };
}

/**
 * A pool of its own: graphile-worker relies on pg's default parsers. No request waits for its connections, and a timeout while
 * it completes a job would end the process: a busy machine gets a minute.
 */
async function openWorker(target: ConnectionTarget, log: Log, max: number) {
  const pool = new pg.Pool({ ...connectionConfig(target), max, connectionTimeoutMillis: 60_000 });
  let isEnding = false;
  const lost = (error: Error) => isEnding || log.warn({ err: error }, 'queue connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const logger = new Logger(() => (level, message) => {
    log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({ queue: 'graphile' }, message);
  });
  const utils = await makeWorkerUtils({ pgPool: pool, logger });
  await utils.migrate();
  let runner: Runner | undefined;

  return {
    utils,
    async start(options: RunnerOptions): Promise<void> {
      const own = { pgPool: pool, logger, noHandleSignals: true, events: new EventEmitter() };
      runner = await run({ parsedCronItems: [], ...own, ...options });
      // A runner that ends by itself would never take a job again: a restarted process is better than half a one.
      runner.promise.catch((error: unknown) => {
        log.fatal({ err: error }, 'the queue stopped');
        process.exitCode = 1;
        process.kill(process.pid, 'SIGTERM');
      });
    },
    async close(maxWaitMs: number): Promise<void> {
      isEnding = true;
      const stopped = Promise.resolve(runner?.stop()).catch((error: unknown) =>
        log.debug({ err: error }, 'queue was already stopped'),
      );
      const isLate = setTimeout(maxWaitMs, true, { ref: false });
      if (await Promise.race([stopped, isLate])) await runner?.kill();
      // The last wake-ups may still be waiting to be completed: an ending pool would never lend them a connection.
      while (pool.waitingCount > 0) await setImmediate();
      await utils.release();
      await pool.end();
    },
  };
}
