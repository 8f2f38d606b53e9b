import { trustedScriptUrl } from '#app/api/trusted.ts';
import { db } from '#app/data/database/database.ts';
import { StorageFullError } from '#app/data/storage/quota-errors.ts';
import type { Outcome } from '../books/book-worker.ts';
import { callOnce } from '../connection/call-once.ts';
import type { ExtractionWorker, ExtractionOutcome } from './extraction-worker.ts';
import { ENGINE, packAddresses } from './language-packs.ts';

/**
 * Extracts the descriptions of a book on this device, in a worker that then ends, which frees its memory.
 *
 * @param firstChapter extracted before the others
 * @returns null when it was cancelled by a sign-out
 * @throws the signal's reason, WorkerFailedError, StorageFullError
 */
export async function extractStoredBook(
  bookId: string,
  firstChapter: number,
  signal: AbortSignal,
): Promise<ExtractionOutcome | null> {
  const { userId } = db();
  const packs = await packAddresses();
  if (packs.en === null && packs.ru === null) return 'no-pack';
  const outcome = await callOnce<ExtractionWorker, Outcome<ExtractionOutcome>>(
    () => new Worker(trustedScriptUrl(ENGINE), { type: 'module', name: 'extraction' }),
    signal,
    (remote) => remote.extractStoredBook({ id: 1, userId }, { bookId, firstChapter, packs }),
  );
  if (outcome?.failure?.code === 'STORAGE_FULL') throw new StorageFullError();
  if (outcome?.failure) throw new Error(outcome.failure.message);
  return outcome?.value ?? null;
}
