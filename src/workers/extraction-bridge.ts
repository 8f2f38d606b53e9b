import { trustedScriptUrl } from '#app/api/trusted.ts';
import { db } from '#app/data/database/database.ts';
import { StorageFullError } from '#app/data/storage/quota-errors.ts';
import type { Outcome } from './book-worker.ts';
import type { ExtractionWorker, SearchResult } from './extraction-worker.ts';
import { ENGINE, packAddresses } from './language-packs.ts';
import { WorkerConnection } from './worker-connection.ts';

/**
 * Searches a book on this device in a worker that ends with the search, and gives its memory back.
 *
 * @param firstChapter searched before the others
 * @returns null when it was cancelled by a sign-out
 * @throws the signal's reason, WorkerFailedError, StorageFullError
 */
export async function searchBook(
  bookId: string,
  firstChapter: number,
  signal: AbortSignal,
): Promise<SearchResult | null> {
  const { userId } = db();
  const packs = await packAddresses();
  if (packs.en === null && packs.ru === null) return 'no-pack';
  signal.throwIfAborted();
  const worker = new WorkerConnection<ExtractionWorker>(
    () => new Worker(trustedScriptUrl(ENGINE), { type: 'module', name: 'extraction' }),
  );
  const end = () => worker.end();
  signal.addEventListener('abort', end);
  try {
    const outcome = await worker.call((remote): Promise<Outcome<SearchResult>> =>
      remote.searchBook({ id: 1, userId }, { bookId, firstChapter, packs }),
    );
    if (outcome?.failure?.code === 'STORAGE_FULL') throw new StorageFullError();
    if (outcome?.failure) throw new Error(outcome.failure.message);
    return outcome?.value ?? null;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
