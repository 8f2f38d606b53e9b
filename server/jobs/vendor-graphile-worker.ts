import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Logger, type Runner, type WorkerUtils, makeWorkerUtils, run } from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import { type ConnectionTarget, connectionConfig } from '../db/pool.ts';
import type { JobQueue } from './jobs.ts';

const TASK = 'vignette-job';

/** Wake-ups through Postgres, used where there is no Redis. */
export async function createGraphileQueue(target: ConnectionTarget, log: Log): Promise<JobQueue> {
  // A pool of its own: graphile-worker relies on pg's default parsers. No request waits for its connections, and a
  // timeout while it completes a wake-up would end the process: a busy machine gets a minute.
  const pool = new pg.Pool({ ...connectionConfig(target), max: 12, connectionTimeoutMillis: 60_000 });
  let isClosing = false;
  const lost = (error: Error) => isClosing || log.warn({ err: error }, 'queue connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const logger = new Logger(() => (level, message) => {
    log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({ queue: 'graphile' }, message);
  });
  const utils: WorkerUtils = await makeWorkerUtils({ pgPool: pool, logger });
  await utils.migrate();
  let runner: Runner | undefined;

  return {
    async wake() {
      await utils.addJob(TASK, {}, { maxAttempts: 1 });
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
      // A runner that ends by itself would never take a wake-up again: a restarted process is better than half a one.
      runner.promise.catch((error: unknown) => {
        log.fatal({ err: error }, 'the queue stopped');
        process.exitCode = 1;
        process.kill(process.pid, 'SIGTERM');
      });
    },
    async close() {
      isClosing = true;
      await runner?.stop().catch((error: unknown) => log.debug({ err: error }, 'queue was already stopped'));
      // The last wake-ups may still be waiting to be completed: an ending pool would never lend them a connection.
      while (pool.waitingCount > 0) await setImmediate();
      await utils.release();
      await pool.end();
    },
  };
}
