import { mkdtemp, rm } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import sharp from './vendor-sharp.ts';
import type { Dependencies, Settings } from '../dependencies.ts';
import { extractBook } from '../extraction/embedded-engine.ts';
import { createLocalStore } from '../files/local-store.ts';
import { createPictureDecoder } from '../files/picture-decoder.ts';
import { createRateLimits } from '../http/rate-limit.ts';
import type { ModelPainter, Painter } from '../illustration/painter.ts';
import { jobDefinitions } from '../jobs/job-definitions.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createGraphileQueue } from '../jobs/vendor-graphile-worker.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/vendor-prom-client.ts';
import { startWebServer } from '../web-server.ts';
import { createBookParser } from '../services/books/book-parser.ts';
import { createSessionGate } from '../services/accounts/session-gate.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { type TestDatabase, createTestDatabase } from './database.ts';

export interface TestServer {
  deps: Dependencies;
  database: TestDatabase;
  /** http://127.0.0.1:port */
  origin: string;
  /** Folder of blobs. */
  filesDir: string;
  close(): Promise<void>;
}

export interface TestServerOptions {
  rateLimitScale?: number;
  settings?: Partial<Settings>;
  painter?: Painter;
  modelPainter?: (made: Pick<Dependencies, 'pool' | 'blobs' | 'log'>) => ModelPainter | null;
  extractBook?: Dependencies['extractBook'];
  retell?: (pool: Dependencies['pool']) => Dependencies['retell'];
  authSecret?: string;
  /** A stalled connection is closed after this long. */
  idleMs?: number;
  /** False: jobs stay queued. */
  working?: boolean;
}

/**
 * Shared by all servers of a test process, for a thread takes longer to start than most tests run. The process is that of
 * the tests, which holds much by itself.
 */
const threads = createThreadPool({ memoryLimitMib: Infinity });
const parser = createBookParser(threads);
const pictures = createPictureDecoder(threads);

/** Starts the real server on a free port, with its own database and blob folder. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const filesDir = await mkdtemp(path.join(os.tmpdir(), 'vignette-files-'));
  const log = createLog(process.env.TEST_LOG ?? 'silent');
  const blobs = await createLocalStore(filesDir);
  const queue = await createGraphileQueue(database.target, log);
  const metrics = createMetrics(database.pool, { process: false });
  // So that tests of retries do not wait.
  const definitions = jobDefinitions.map((definition) => ({ retryBaseMs: 20, ...definition }));
  const jobs = createJobRunner({ pool: database.pool, queue, log, metrics, definitions });
  const deps: Dependencies = {
    pool: database.pool,
    log,
    metrics,
    authSecret: options.authSecret ?? 'a secret of at least thirty-two characters',
    limits: createRateLimits({ scale: options.rateLimitScale ?? 1_000, redis: null }),
    gate: createSessionGate(database.pool),
    blobs,
    parser,
    pictures,
    jobs,
    extractBook: options.extractBook ?? (async (book) => extractBook(book)),
    retell: options.retell?.(database.pool) ?? null,
    painter: options.painter ?? plainPainter,
    modelPainter: options.modelPainter?.({ pool: database.pool, blobs, log }) ?? null,
    settings: {
      tempDir: blobs.tempDir,
      appDir: null,
      trustProxy: false,
      admins: ['admin@vignette.example'],
      registration: 'open',
      demo: null,
      isDemoPublic: false,
      picturesPerDay: 1_000,
      metricsToken: null,
      draining: () => false,
      ...options.settings,
    },
  };
  if (options.working !== false) await jobs.start(deps);
  const web = await startWebServer(deps, {
    host: '127.0.0.1',
    port: 0,
    target: database.target,
    idleMs: options.idleMs,
  });
  return {
    deps,
    database,
    origin: `http://127.0.0.1:${web.port}`,
    filesDir,
    async close() {
      await web.close();
      await jobs.close();
      await database.drop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

/** A plain picture, for tests that are not about painting. */
const plainPainter: Painter = {
  name: 'plain',
  version: 'plain-1',
  async paint({ take, stylePrompt }) {
    const jpeg = await sharp({
      create: { width: 64, height: 48, channels: 3, background: { r: (take * 60) % 256, g: 120, b: 90 } },
    })
      .jpeg()
      .toBuffer();
    return {
      jpeg,
      width: 64,
      height: 48,
      scene: { take, drawn: [{ what: 'house', words: [{ start: 0, end: 3 }] }] },
      styleApplied: stylePrompt,
    };
  },
};
