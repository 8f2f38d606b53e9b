/** A write is sent after the reader has paused this long … */
const QUIET_MS = 2_000;
/** … or, while pages are turned one after another, when the first of them is this old. */
const LATEST_MS = 15_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_MAX_MS = 5 * 60_000;

export interface FlushSchedule {
  /** After a local change: sends soon, but not each of a hundred page turns. */
  afterWrite(): void;
  /** When there may be a network, or changes to receive: runs now, or within `delayMs`, and resets the retry delay. */
  now(delayMs?: number): void;
  stop(): void;
}

/**
 * Decides when to flush. Runs never overlap; a trigger during a run starts another one after it. While something
 * waits, it is tried again after 5 s, 10 s … 5 min, each with up to a fifth of jitter, so that the devices of a
 * restarted server do not all connect at once.
 *
 * @param run flushes; resolves to whether nothing is pending. It must not reject.
 */
export function createFlushSchedule(
  run: () => Promise<boolean>,
  random: () => number = Math.random,
): FlushSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let running = false;
  let failures = 0;
  /** Monotonic times, because a device's clock may jump. */
  let firstWriteAt: number | null = null;
  let quietAt = Infinity;
  let wakeAt = Infinity;

  const arm = () => {
    clearTimeout(timer);
    const at = Math.min(quietAt, wakeAt);
    if (stopped || running || at === Infinity) return;
    timer = setTimeout(() => void fire(), Math.max(0, at - performance.now()));
  };

  const fire = async () => {
    running = true;
    firstWriteAt = null;
    quietAt = wakeAt = Infinity;
    const isDone = await run();
    running = false;
    failures = isDone ? 0 : failures + 1;
    if (!isDone) {
      const delayMs = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (failures - 1));
      wakeAt = Math.min(wakeAt, performance.now() + delayMs * (1 + random() / 5));
    }
    arm();
  };

  return {
    afterWrite() {
      const now = performance.now();
      firstWriteAt ??= now;
      quietAt = Math.min(now + QUIET_MS, firstWriteAt + LATEST_MS);
      arm();
    },
    now(delayMs = 0) {
      failures = 0;
      wakeAt = Math.min(wakeAt, performance.now() + delayMs);
      arm();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
