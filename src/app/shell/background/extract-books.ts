import { listBooks, type LibraryBook } from '#app/data/books/library-books.ts';
import { extractHere, fetchPackIfUnmetered } from '#app/state/extract-here.ts';
import { isInstalled } from '#app/state/install.ts';
import { useConnection } from '#app/state/connection.ts';
import { usedLanguages } from '#app/state/used-languages.ts';
import { hasPack } from '#workers/extraction/language-packs.ts';
import type { Language } from '#shared/extraction/types.ts';
import { forEachBook } from './for-each-book.ts';
import type { RetryDelays } from './retry-delays.ts';

/**
 * Fetches what the extraction of the books on this device needs when the network is gone; where the app is installed, also of
 * the reader's own languages, for books to come.
 */
export async function fetchLanguagePacks(delays: RetryDelays, isOver: () => boolean): Promise<void> {
  const languages = await usedLanguages(isInstalled() ? navigator.languages : []);
  const fetch = async ({ id }: { id: Language }) => {
    if (!(await hasPack(id))) await fetchPackIfUnmetered(id);
  };
  const packs = languages.map((id) => ({ id }));
  await forEachBook(packs, fetch, { subject: 'language pack', delays, isOver });
}

/** Extracts the descriptions of books on this device that the server does not have, or while it cannot be reached. */
export async function extractBooks(delays: RetryDelays, isOver: () => boolean): Promise<void> {
  const isOnline = useConnection.getState().online;
  const books = (await listBooks()).filter(
    ({ onDevice, fileStatus }) => onDevice && (fileStatus !== 'server' || !isOnline),
  );
  const extract = ({ id, currentChapter }: LibraryBook) => extractHere(id, currentChapter);
  await forEachBook(books, extract, { subject: 'extraction', delays, isOver });
}
