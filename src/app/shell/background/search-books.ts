import { listBooks, type LibraryBook } from '#app/data/books/library-books.ts';
import { searchHere, fetchPackInSpareTime } from '#app/state/search-here.ts';
import { useConnection } from '#app/state/connection.ts';
import { hasPack } from '#workers/language-packs.ts';
import { detectLanguage } from '#shared/extraction/detect-language.ts';
import type { Language } from '#shared/extraction/types.ts';
import { forEachBook } from './for-each-book.ts';
import type { RetryDelays } from './retry-delays.ts';

/** Fetches what the books on this device can be searched with when the network is gone. */
export async function fetchLanguagePacks(delays: RetryDelays, isOver: () => boolean): Promise<void> {
  const books = (await listBooks()).filter(({ onDevice }) => onDevice);
  // Where a book does not declare its language, its text decides once it is read.
  const languages = new Set(books.flatMap(({ language }) => detectLanguage('', language) ?? []));
  const fetch = async ({ id }: { id: Language }) => {
    if (!(await hasPack(id))) await fetchPackInSpareTime(id);
  };
  const packs = [...languages].map((id) => ({ id }));
  await forEachBook(packs, fetch, { subject: 'language pack', delays, isOver });
}

/** Searches the books on this device that the server does not have, or that it cannot be asked about. */
export async function searchBooks(delays: RetryDelays, isOver: () => boolean): Promise<void> {
  const isOnline = useConnection.getState().online;
  const books = (await listBooks()).filter(
    ({ onDevice, fileStatus }) => onDevice && (fileStatus !== 'server' || !isOnline),
  );
  const search = ({ id, currentChapter }: LibraryBook) => searchHere(id, currentChapter);
  await forEachBook(books, search, { subject: 'search for descriptions', delays, isOver });
}
