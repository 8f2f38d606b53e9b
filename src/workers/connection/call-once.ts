import type { Remote } from 'comlink';
import { WorkerConnection, type Pingable } from './worker-connection.ts';

/**
 * One call to a worker of its own, which ends with the call, or at once when `signal` aborts, and so frees its
 * memory.
 *
 * @throws the signal's reason, WorkerFailedError, and what the call throws
 */
export async function callOnce<T extends Pingable, R>(
  start: () => Worker,
  signal: AbortSignal,
  work: (remote: Remote<T>) => Promise<R>,
): Promise<R> {
  signal.throwIfAborted();
  const worker = new WorkerConnection<T>(start);
  const end = () => worker.end();
  signal.addEventListener('abort', end);
  try {
    return await worker.call(work);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
