import { logFailure } from '#app/log.ts';
import { searchHere } from '#app/state/search-here.ts';
import { useConnection } from '#app/state/connection.ts';

/** By then the first page is on the screen. */
const FIRST_PAGE_MS = 1_500;
/** The server, whose search has been requested, is usually done by then. */
const SERVER_MS = 20_000;

/**
 * In the reader: descriptions of a book that the server has not searched are found on this device. What has begun goes
 * on in other chapters and on other screens.
 *
 * @returns stops it, unless it has begun
 */
export function searchWhileReading(bookId: string, chapter: number, isOnServer: boolean): () => void {
  const isSearchedThere = isOnServer && useConnection.getState().online;
  const timer = setTimeout(
    () => void searchHere(bookId, chapter).catch(logFailure('search for descriptions')),
    isSearchedThere ? SERVER_MS : FIRST_PAGE_MS,
  );
  return () => clearTimeout(timer);
}
