import { EventEmitter } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Logger, type Runner, type WorkerUtils, makeWorkerUtils, parseCronItems, run } from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import { type ConnectionTarget, connectionConfig } from '../db/pool.ts';
import type { JobQueue } from './jobs.ts';

const TASK = 'vignette-job';
const DAY_MS = 24 * 60 * 60_000;
/** Tasks of the schedule may end in this time at shutdown; the others are released. */
const STOP_MS = 2_000;

/** Wake-ups through Postgres, used where there is no Redis. */
export async function createGraphileQueue(target: ConnectionTarget, log: Log): Promise<JobQueue> {
  const { pool, logger, ending } = connect(target, log, 12);
  const utils: WorkerUtils = await makeWorkerUtils({ pgPool: pool, logger });
  await utils.migrate();
  let runner: Runner | undefined;

  return {
    async wake(delayMs = 0) {
      const delay = delayMs > 0 ? { runAt: new Date(Date.now() + delayMs) } : {};
      await utils.addJob(TASK, {}, { maxAttempts: 1, ...delay });
    },
    async process(concurrency, handle) {
      runner = await run({
        pgPool: pool,
        concurrency,
        noHandleSignals: true,
        pollInterval: 2_000,
        logger,
        parsedCronItems: [],
        events: new EventEmitter(),
        taskList: { [TASK]: () => handle() },
      });
      endProcessWith(runner, log);
    },
    async close() {
      ending.abort();
      await runner?.stop().catch((error: unknown) => log.debug({ err: error }, 'queue was already stopped'));
      // The last wake-ups may still be waiting to be completed: an ending pool would never lend them a connection.
      while (pool.waitingCount > 0) await setImmediate();
      await utils.release();
      await pool.end();
    },
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
  const { pool, logger, ending } = connect(target, log, Object.keys(tasks).length + 1);
  const names = Object.keys(tasks);
  const runner = await run({
    pgPool: pool,
    concurrency: names.length,
    noHandleSignals: true,
    pollInterval: pollMs,
    logger,
    events: new EventEmitter(),
    taskList: { ...tasks },
    parsedCronItems: parseCronItems(
      names.map((task, minute) => ({
        task,
        match: `${minute} */6 * * *`,
        options: {
          queueName: task,
          jobKey: task,
          jobKeyMode: 'preserve_run_at',
          backfillPeriod: DAY_MS,
          maxAttempts: 8,
        },
      })),
    ),
  });
  endProcessWith(runner, log);
  return {
    /** A task still running is released, and repeated by the next server. */
    async stop() {
      ending.abort();
      const stopped = runner
        .stop()
        .catch((error: unknown) => log.debug({ err: error }, 'schedule was already stopped'));
      const isIdle = await Promise.race([
        stopped.then(() => true),
        setTimeout(STOP_MS, false, { ref: false }),
      ]);
      if (!isIdle) await runner.kill();
      await pool.end();
    },
  };
}

/**
 * A pool of its own: graphile-worker relies on pg's default parsers. No request waits for its connections, and a timeout while
 * it completes a job would end the process: a busy machine gets a minute.
 */
function connect(target: ConnectionTarget, log: Log, max: number) {
  const pool = new pg.Pool({ ...connectionConfig(target), max, connectionTimeoutMillis: 60_000 });
  const ending = new AbortController();
  const lost = (error: Error) => ending.signal.aborted || log.warn({ err: error }, 'queue connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const logger = new Logger(() => (level, message) => {
    log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({ queue: 'graphile' }, message);
  });
  return { pool, logger, ending };
}

/** A runner that ends by itself would never take a job again: a restarted process is better than half a one. */
function endProcessWith(runner: Runner, log: Log): void {
  runner.promise.catch((error: unknown) => {
    log.fatal({ err: error }, 'the queue stopped');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
