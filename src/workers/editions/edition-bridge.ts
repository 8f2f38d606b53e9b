import { proxy } from 'comlink';
import { ApiError } from '#app/api/errors.ts';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import { db } from '#app/data/database/database.ts';
import type { Outcome } from '../books/book-worker.ts';
import { callOnce } from '../connection/call-once.ts';
import workerUrl from './edition.worker.ts?worker&url';
import type { EditionOrder, EditionWorker, MadeEdition } from './edition-worker.ts';

/**
 * Makes an illustrated edition in a worker that ends with it, which frees its memory.
 *
 * @param onMade called with how much is done, 0–1
 * @throws ApiError with the parser's code, or `NO_MEMORY`; the signal's reason; WorkerFailedError
 */
export async function makeEdition(
  order: EditionOrder,
  { signal, onMade }: { signal: AbortSignal; onMade: (share: number) => void },
): Promise<MadeEdition> {
  const { userId } = db();
  const outcome = await callOnce<EditionWorker, Outcome<MadeEdition>>(
    () => new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'edition' }),
    signal,
    (remote) => remote.makeEdition({ id: 1, userId }, order, proxy(onMade)),
  );
  if (outcome?.failure)
    throw new ApiError('Client Error', outcome.failure.message, 0, { code: outcome.failure.code });
  if (!outcome) throw new DOMException('The edition was cancelled.', 'AbortError');
  return outcome.value;
}
