import BeeQueue from 'bee-queue';
import type { Logger } from 'pino';
import type { JobQueue } from './job-queue.ts';

const STALL_CHECK_MS = 5_000;
const WAKE_TIMEOUT_MS = 1_500;

/** The queue in Redis, for many workers on many machines. */
export async function createBeeQueue(redisUrl: string, log: Logger, name = 'vignette'): Promise<JobQueue> {
  const open = (isWorker: boolean) =>
    new BeeQueue<{ jobId: string }>(name, {
      // A client object of another redis version would be ignored silently: give the address.
      redis: redisAddress(redisUrl),
      isWorker,
      getEvents: false,
      sendEvents: false,
      storeJobs: false,
      activateDelayedJobs: isWorker,
      removeOnSuccess: true,
      removeOnFailure: true,
      stallInterval: STALL_CHECK_MS,
      quitCommandClient: true,
    }).on('error', (error) => log.warn({ err: error }, 'queue error'));

  /** A Redis that was restarted has forgotten the library's scripts; only a new queue teaches them again. */
  async function reloadScripts(): Promise<void> {
    const teacher = open(false);
    await teacher.ready();
    await teacher.close(1_000);
  }

  const producer = open(false);
  let worker: BeeQueue<{ jobId: string }> | undefined;
  let stallCheck: NodeJS.Timeout | undefined;
  let closed = false;

  return {
    async wake(jobId, attempt, delayMs = 0) {
      const job = producer.createJob({ jobId }).setId(`${jobId}-${attempt}`);
      if (delayMs > 0) job.delayUntil(Date.now() + delayMs);
      // While Redis is away the client keeps commands back; nobody's request waits for that.
      const save = () => Promise.race([job.save(), rejectAfter(WAKE_TIMEOUT_MS)]);
      await save().catch(async (error: unknown) => {
        if (!isScriptMissing(error)) throw error;
        await reloadScripts();
        await save();
      });
    },
    async process(concurrency, handle) {
      const startWorker = (): void => {
        const queue = open(true);
        queue.on('error', (error) => {
          if (isScriptMissing(error) && worker === queue) restart(queue);
        });
        queue.process(concurrency, (job) => handle(job.data.jobId));
        worker = queue;
      };
      // A worker that misses a script as it starts never takes a job, and says so only by an error: another takes over.
      const restart = (old: BeeQueue): void => {
        worker = undefined;
        reloadScripts()
          .then(() => {
            if (!closed) startWorker();
            return old.close(20_000);
          })
          .catch((error: unknown) => log.warn({ err: error }, 'queue worker not restarted'));
      };
      startWorker();
      stallCheck = setInterval(() => {
        const queue = worker;
        queue?.checkStalledJobs().catch((error: unknown) => {
          if (isScriptMissing(error) && worker === queue) restart(queue);
          else log.warn({ err: error }, 'stall check failed');
        });
      }, STALL_CHECK_MS);
      stallCheck.unref();
    },
    async close() {
      closed = true;
      clearInterval(stallCheck);
      const end = (queue: BeeQueue | undefined, ms: number) =>
        queue?.close(ms).catch((error: unknown) => log.debug({ err: error }, 'queue close'));
      await end(worker, 20_000);
      await end(producer, 1_000);
    },
  };
}

function redisAddress(redisUrl: string) {
  const url = new URL(redisUrl);
  return {
    host: url.hostname,
    port: Number(url.port || 6379),
    ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
    ...(url.pathname.length > 1 ? { db: url.pathname.slice(1) } : {}),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    // Without this the client gives up after an hour of absence.
    retry_strategy: ({ attempt }: { attempt: number }) => Math.min(attempt * 200, 3_000),
  };
}

const isScriptMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'NOSCRIPT';

const rejectAfter = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('Redis does not answer')), ms).unref());
