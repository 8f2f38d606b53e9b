import { findServedLanguage, needsExtraction, saveExtracted } from '#app/data/extraction/extracted-here.ts';
import { listRemovedPacks } from '#app/data/storage/removed-packs.ts';
import { extractStoredBook } from '#workers/extraction/extraction-bridge.ts';
import { ENGINE, fetchPack, hasPack } from '#workers/extraction/language-packs.ts';
import type { Language } from '#shared/extraction/types.ts';
import { beforeSignOut } from './session.ts';
import { idle, isMetered } from './prefetch-conditions.ts';

/**
 * Extracts a book's descriptions on this device, unless the server's are here or that has been done. One extraction
 * of a book at a time, in the tab that started first.
 *
 * @param firstChapter extracted before the others
 * @param signal ends the extraction; the next call starts it again
 * @throws StorageFullError; TypeError when the data of its language is not here and cannot be fetched
 */
export async function extractHere(bookId: string, firstChapter: number, signal?: AbortSignal): Promise<void> {
  const abort = new AbortController();
  signal?.addEventListener('abort', () => abort.abort(signal.reason));
  const removeHandler = beforeSignOut(() => abort.abort(new DOMException('Signed out', 'AbortError')));
  try {
    await navigator.locks.request(`search:${bookId}`, { ifAvailable: true }, async (lock) => {
      if (lock) await extract(bookId, firstChapter, abort.signal);
    });
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    removeHandler();
  }
}

async function extract(bookId: string, firstChapter: number, signal: AbortSignal): Promise<void> {
  if (!(await needsExtraction(bookId, ENGINE))) return;
  const language = await findServedLanguage(bookId, firstChapter);
  if (language === null) return saveExtracted(bookId, ENGINE); // No engine reads it.
  if (!(await hasPack(language)) && !(await fetchPackIfUnmetered(language, signal))) return;
  await idle();
  signal.throwIfAborted();
  if ((await extractStoredBook(bookId, firstChapter, signal)) === 'done') await saveExtracted(bookId, ENGINE);
}

/**
 * Fetches the data of a language, where the connection may be used for it and the reader has not removed it.
 *
 * @returns whether it is here now
 */
export async function fetchPackIfUnmetered(language: Language, signal?: AbortSignal): Promise<boolean> {
  if (isMetered() || !navigator.onLine || (await listRemovedPacks()).includes(language)) return false;
  await idle();
  await fetchPack(language, signal);
  return true;
}
