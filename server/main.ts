import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { APP_VERSION } from '#shared/contract/limits.ts';
import { loadAuthSecret } from './auth-secret.ts';
import { StartupError, readConfig } from './config.ts';
import { makeDataFolder } from './data-folder.ts';
import { openDatabase } from './db/open-database.ts';
import { isDatabaseUnavailable } from './db/pool.ts';
import { openExtractor } from './extraction/open-extractor.ts';
import type { Dependencies } from './dependencies.ts';
import { openBlobStore } from './files/open-blob-store.ts';
import { createPictureDecoder } from './files/picture-decoder.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { connectRedis } from './http/vendor-redis.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import { jobDefinitions } from './jobs/job-definitions.ts';
import { createBeeQueue } from './jobs/vendor-bee-queue.ts';
import { createGraphileQueue } from './jobs/vendor-graphile-worker.ts';
import { createEmbeddedPainter } from './illustration/embedded-painter.ts';
import { openModelPainter } from './illustration/model/open-model-painter.ts';
import { createLog } from './log.ts';
import { countProviderErrors } from './metrics/count-provider-errors.ts';
import { startMetricsServer } from './metrics/metrics-page.ts';
import { createMetrics } from './metrics/vendor-prom-client.ts';
import { openTextModel } from './providers/text-model.ts';
import { createReteller } from './retelling/reteller.ts';
import { startWebServer } from './web-server.ts';
import { DEMO_ACCOUNT, ensureDemoAccount } from './services/accounts/demo-account.ts';
import { createBookParser } from './services/books/book-parser.ts';
import { createSessionGate } from './services/accounts/session-gate.ts';
import { createThreadPool } from './threads/thread-pool.ts';

const PICTURES_PER_DAY = 200;
const SHUTDOWN_MAX_MS = 24_000;
const REQUEST_DRAIN_MS = 5_000;

/** Composition root: reads the environment, creates every part once, starts what the role needs, and stops it all. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  await makeDataFolder(config.dataDir);

  const closers: (() => Promise<unknown>)[] = [];
  let draining = false;
  const end = (code: number): void => {
    if (draining) return;
    draining = true;
    setTimeout(() => process.exit(code || 1), SHUTDOWN_MAX_MS).unref();
    void closeAll(closers, log).then(() => process.exit(code));
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(Number(process.exitCode ?? 0)));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // graphile-worker drops what it could not write while the database was unavailable; the jobs' rows hold it too.
      if (event === 'unhandledRejection' && isDatabaseUnavailable(error)) {
        log.error({ err: error }, 'not written while the database was unavailable');
        return;
      }
      log.fatal({ err: error }, event);
      end(1);
    });
  }

  try {
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
      notify: (message) => log.warn(message),
    });
    closers.push(() => database.close());
    void database.lost.then(() => {
      if (draining) return;
      log.fatal('the embedded Postgres ended');
      end(1);
    });

    const { pool, target } = database;
    const authSecret = await loadAuthSecret(config);
    const { blobs, tempDir } = await openBlobStore({ ...config, alone: config.databaseUrl === null });
    const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : null;
    if (redis) closers.push(() => redis.close());
    const queue = config.redisUrl
      ? await createBeeQueue(config.redisUrl, log)
      : await createGraphileQueue(target, log);
    const metrics = createMetrics(pool, { process: true });
    const jobs = createJobRunner({ pool, queue, log, metrics, definitions: jobDefinitions });
    closers.push(() => jobs.close());
    const threads = createThreadPool();
    closers.push(() => threads.close());
    const textModel = openTextModel(config, pool);
    const textLog = countProviderErrors(log, metrics, 'text');

    const deps: Dependencies = {
      pool,
      log,
      metrics,
      authSecret,
      limits: createRateLimits({ scale: config.rateLimitScale, redis: redis?.client ?? null }),
      gate: createSessionGate(pool),
      blobs,
      parser: createBookParser(threads),
      pictures: createPictureDecoder(threads),
      jobs,
      extractBook: openExtractor(textModel, textLog, threads),
      retell: textModel && createReteller({ ...textModel, log: textLog }),
      painter: createEmbeddedPainter(threads),
      modelPainter: openModelPainter(config, pool, blobs, countProviderErrors(log, metrics, 'image')),
      settings: {
        tempDir,
        appDir: findApp(),
        trustProxy: config.trustProxy,
        admins: config.admins,
        registration: config.registration,
        demo: config.demo ? DEMO_ACCOUNT : null,
        isDemoPublic: config.isDemoPublic,
        picturesPerDay: Math.ceil(PICTURES_PER_DAY * config.rateLimitScale),
        metricsToken: config.metricsToken,
        draining: () => draining,
      },
    };
    if (config.openai.imageModel && !deps.modelPainter)
      log.warn('IMAGE_MODEL is set, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is');
    if (config.demo) await ensureDemoAccount(pool);
    if (config.role !== 'web') {
      await jobs.start(deps);
      const housekeeping = await startHousekeeping(deps, target);
      closers.push(() => housekeeping.stop());
    }
    if (config.metricsPort !== null) {
      const options = { host: config.host, port: config.metricsPort, token: config.metricsToken };
      const page = await startMetricsServer(metrics, options);
      closers.push(async () => page.close());
    }
    if (config.role === 'worker') {
      print('Vignette is working on jobs');
      return;
    }
    const web = await startWebServer(deps, { host: config.host, port: config.port, target });
    closers.push(async () => {
      const closed = web.close();
      // Jobs that open requests wait for may still finish; longer ones are released while the last requests end.
      await Promise.race([closed, sleep(REQUEST_DRAIN_MS, undefined, { ref: false })]);
      await Promise.all([closed, jobs.close()]);
    });
    print(
      `Vignette is ready at http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${web.port}`,
    );
    log.debug({ version: APP_VERSION, role: config.role }, 'started');
  } catch (error: unknown) {
    await closeAll(closers, log);
    throw error;
  }
}

/** In reverse order of starting. One that fails to close does not keep the others open. */
async function closeAll(
  closers: readonly (() => Promise<unknown>)[],
  log: { error(context: object, message: string): void },
) {
  for (const close of [...closers].reverse()) {
    await close().catch((error: unknown) => log.error({ err: error }, 'not closed properly'));
  }
}

/** The built app is beside the bundle; in development Vite serves it. */
function findApp(): string | null {
  const beside = fileURLToPath(new URL('../app/', import.meta.url));
  const built = import.meta.url.endsWith('.ts') ? path.resolve('dist/app') : beside;
  return existsSync(path.join(built, 'index.html')) ? built : null;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  const text = error instanceof StartupError ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
