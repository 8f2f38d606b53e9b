import { findServedLanguage, isToBeSearched, saveSearched } from '#app/data/pictures/found-here.ts';
import { listRemovedPacks } from '#app/data/storage/removed-packs.ts';
import { searchBook } from '#workers/extraction-bridge.ts';
import { ENGINE, fetchPack, hasPack } from '#workers/language-packs.ts';
import type { Language } from '#shared/extraction/types.ts';
import { beforeSignOut } from './session.ts';
import { idle, isMetered } from './spare-time.ts';

/**
 * Searches a book for descriptions on this device, unless the server's are here or it has been searched. One search of a
 * book at a time, in whichever tab began first.
 *
 * @param firstChapter searched before the others
 * @param signal ends the search, which is then taken up again by the next
 * @throws StorageFullError; TypeError when the data of its language is not here and cannot be fetched
 */
export async function searchHere(bookId: string, firstChapter: number, signal?: AbortSignal): Promise<void> {
  const abort = new AbortController();
  signal?.addEventListener('abort', () => abort.abort(signal.reason));
  const removeHandler = beforeSignOut(() => abort.abort(new DOMException('Signed out', 'AbortError')));
  try {
    await navigator.locks.request(`search:${bookId}`, { ifAvailable: true }, async (lock) => {
      if (lock) await search(bookId, firstChapter, abort.signal);
    });
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    removeHandler();
  }
}

async function search(bookId: string, firstChapter: number, signal: AbortSignal): Promise<void> {
  if (!(await isToBeSearched(bookId, ENGINE))) return;
  const language = await findServedLanguage(bookId, firstChapter);
  if (language === null) return saveSearched(bookId, ENGINE); // No engine reads it.
  if (!(await hasPack(language)) && !(await fetchPackInSpareTime(language, signal))) return;
  await idle();
  signal.throwIfAborted();
  if ((await searchBook(bookId, firstChapter, signal)) === 'done') await saveSearched(bookId, ENGINE);
}

/**
 * Fetches the data of a language, where the connection may be used for it and the reader has not removed it.
 *
 * @returns whether it is here now
 */
export async function fetchPackInSpareTime(language: Language, signal?: AbortSignal): Promise<boolean> {
  if (isMetered() || !navigator.onLine || (await listRemovedPacks()).includes(language)) return false;
  await idle();
  await fetchPack(language, signal);
  return true;
}
