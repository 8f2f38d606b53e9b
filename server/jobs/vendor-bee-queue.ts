import BeeQueue from 'bee-queue';
import type { Logger } from 'pino';
import type { JobQueue } from './jobs.ts';

const WAKE_TIMEOUT_MS = 1_500;

/** Wake-ups through Redis, for many workers on many machines. */
export async function createBeeQueue(redisUrl: string, log: Logger, name = 'vignette'): Promise<JobQueue> {
  const open = (isWorker: boolean) =>
    new BeeQueue(name, {
      // The address: a client object of another redis version would be ignored silently.
      // Without the strategy the client stops reconnecting after an hour.
      redis: {
        url: redisUrl,
        retry_strategy: ({ attempt }: { attempt: number }) => Math.min(attempt * 200, 3_000),
      },
      isWorker,
      activateDelayedJobs: isWorker,
      getEvents: false,
      sendEvents: false,
      storeJobs: false,
      removeOnSuccess: true,
      removeOnFailure: true,
      quitCommandClient: true,
    }).on('error', (error) => log.warn({ err: error }, 'queue error'));

  /** A Redis that was restarted has lost the library's scripts; only a new queue loads them again. */
  async function reloadScripts(): Promise<void> {
    const loader = open(false);
    await loader.ready();
    await loader.close(1_000);
  }

  const producer = open(false);
  let worker: BeeQueue | undefined;

  return {
    async wake(delayMs = 0) {
      const job = producer.createJob({});
      if (delayMs > 0) job.delayUntil(Date.now() + delayMs);
      // While Redis is unavailable the client buffers commands; no request waits for that.
      const save = () => Promise.race([job.save(), rejectAfter(WAKE_TIMEOUT_MS)]);
      await save().catch(async (error: unknown) => {
        if (!isScriptMissing(error)) throw error;
        await reloadScripts();
        await save();
      });
    },
    async process(concurrency, handle) {
      worker = open(true);
      worker.process(concurrency, handle);
    },
    async close() {
      const end = (queue: BeeQueue | undefined, ms: number) =>
        queue?.close(ms).catch((error: unknown) => log.debug({ err: error }, 'queue close'));
      await end(worker, 20_000);
      await end(producer, 1_000);
    },
  };
}

const isScriptMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'NOSCRIPT';

const rejectAfter = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error('Redis does not respond')), ms).unref(),
  );
