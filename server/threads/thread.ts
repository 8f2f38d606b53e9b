import type { EventEmitter } from 'node:events';
import type { Transferable } from 'node:worker_threads';

/**
 * What a pool needs from the runner of its tasks: a worker thread, or a process behind the same methods. Emits
 * `message`, `error` and `exit`.
 */
export interface Thread extends EventEmitter {
  postMessage(input: unknown, transfer?: readonly Transferable[]): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
}
