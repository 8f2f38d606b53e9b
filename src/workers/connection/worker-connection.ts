import { wrap, type Remote } from 'comlink';

/** The worker could not be loaded, has crashed or no longer responds. The next call starts another. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

/** Every worker has a ping, which proves that it is alive. */
export interface Pingable {
  ping(): void;
}

interface Running<T> {
  remote: Remote<T>;
  /** Rejects when the worker has failed; never resolves. */
  failed: Promise<never>;
  fail: (reason: string) => void;
}

/** Between two pings while calls wait for the worker … */
const PING_MS = 20_000;
/** … and how long a ping may take: a single large chapter keeps the worker busy for seconds. */
const UNRESPONSIVE_MS = 60_000;

/**
 * Calls to a worker that is started at the first call and kept, or until it has been idle for some time. A worker that fails
 * rejects all its calls, which would otherwise wait for ever, and is replaced at the next one.
 */
export class WorkerConnection<T extends Pingable> {
  #running: Running<T> | null = null;
  #calls = 0;
  #watchTimer: ReturnType<typeof setInterval> | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #start: () => Worker;
  readonly #idleMs: number;

  /** @param idleMs after so long without a call the worker ends, which frees its memory */
  constructor(start: () => Worker, { idleMs = Infinity } = {}) {
    this.#start = start;
    this.#idleMs = idleMs;
  }

  /** @throws WorkerFailedError, and what the call throws */
  async call<R>(work: (remote: Remote<T>) => Promise<R>): Promise<R> {
    const { remote, failed } = (this.#running ??= this.#startWorker());
    this.#calls += 1;
    clearTimeout(this.#idleTimer);
    this.#watchTimer ??= setInterval(() => this.#checkResponse(), PING_MS);
    try {
      return await Promise.race([work(remote), failed]);
    } finally {
      this.#calls -= 1;
      if (this.#calls === 0) {
        clearInterval(this.#watchTimer);
        this.#watchTimer = undefined;
        if (this.#idleMs < Infinity) this.#idleTimer = setTimeout(() => this.end(), this.#idleMs);
      }
    }
  }

  /** Ends the worker, which frees its memory; pending calls fail. */
  end(): void {
    this.#running?.fail('The worker was ended');
  }

  #startWorker(): Running<T> {
    const worker = this.#start();
    let reject: (error: Error) => void = () => undefined;
    const failed = new Promise<never>((_resolve, fail) => (reject = fail));
    failed.catch(() => undefined); // Waiting calls receive it; there may be none.
    const running: Running<T> = {
      remote: wrap<T>(worker),
      failed,
      fail: (reason) => {
        if (this.#running === running) this.#running = null;
        worker.terminate();
        reject(new WorkerFailedError(reason));
      },
    };
    // A script that cannot be loaded has no message.
    worker.addEventListener('error', ({ message }) =>
      running.fail(message || 'The worker could not be loaded'),
    );
    worker.addEventListener('messageerror', () => running.fail('A message of the worker could not be read'));
    return running;
  }

  #checkResponse(): void {
    const running = this.#running;
    if (!running) return;
    const timer = setTimeout(() => running.fail('The worker does not respond'), UNRESPONSIVE_MS);
    const clear = () => clearTimeout(timer);
    void Promise.race([running.remote.ping(), running.failed]).then(clear, clear);
  }
}
