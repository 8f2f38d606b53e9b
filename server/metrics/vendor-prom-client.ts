import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { queueDepth } from '../db/jobs.ts';
import type { Db } from '../db/pool.ts';
import type { Metrics } from './metrics.ts';

const FAST_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const SLOW_S = [0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];

/** @param options `process`: also memory, CPU, handles and the event loop's delay; once per process */
export function createMetrics(db: Db, options: { process: boolean }): Metrics {
  const registers = [new Registry()];
  if (options.process) collectDefaultMetrics({ register: registers[0]!, eventLoopMonitoringPrecision: 10 });
  const requests = new Histogram({
    name: 'vignette_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: FAST_S,
    registers,
  });
  const sockets = new Gauge({ name: 'vignette_sockets', help: 'Open live channels', registers });
  const lag = new Histogram({
    name: 'vignette_sync_lag_seconds',
    help: 'From a change to its way to the sockets of this server',
    buckets: FAST_S,
    registers,
  });
  const jobs = new Histogram({
    name: 'vignette_job_seconds',
    help: 'Time of one attempt at a job',
    labelNames: ['kind', 'outcome'],
    buckets: SLOW_S,
    registers,
  });
  const providerErrors = new Counter({
    name: 'vignette_provider_errors_total',
    help: 'Calls of a model that gave nothing, so that the embedded engine stood in',
    labelNames: ['provider', 'code'],
    registers,
  });
  const cleaned = new Gauge({
    name: 'vignette_housekeeping_last_success_timestamp_seconds',
    help: 'When a step of the housekeeping last succeeded',
    labelNames: ['step'],
    registers,
  });
  const cleaning = new Gauge({
    name: 'vignette_housekeeping_seconds',
    help: 'Time of the last run of a step of the housekeeping',
    labelNames: ['step'],
    registers,
  });
  const notCleaned = new Counter({
    name: 'vignette_housekeeping_failures_total',
    help: 'Runs of a step of the housekeeping that failed',
    labelNames: ['step'],
    registers,
  });
  const up = new Gauge({ name: 'vignette_database_up', help: '1 while the database answers', registers });
  const waiting = new Gauge({
    name: 'vignette_jobs',
    help: 'Jobs that have not ended, of all servers',
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'vignette_job_oldest_due_seconds',
    help: 'How long the job that has waited longest could have run',
    registers,
  });

  async function queryDatabase(): Promise<void> {
    waiting.reset();
    const depth = await queueDepth(db).catch(() => null); // a scrape must not fail during an outage
    up.set(depth ? 1 : 0);
    oldest.set(depth?.oldestDueS ?? 0);
    for (const { kind, state, count } of depth?.counts ?? []) waiting.set({ kind, state }, count);
  }

  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    socketOpened: () => sockets.inc(),
    socketClosed: () => sockets.dec(),
    announced: (seconds) => lag.observe(Math.max(0, seconds)),
    job: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    housekeeping(step, outcome, seconds) {
      cleaning.set({ step }, seconds);
      if (outcome === 'done') cleaned.setToCurrentTime({ step });
      else notCleaned.inc({ step });
    },
    providerError: (provider, code) => providerErrors.inc({ provider, code }),
    async page() {
      await queryDatabase();
      return { type: registers[0]!.contentType, text: await registers[0]!.metrics() };
    },
  };
}
