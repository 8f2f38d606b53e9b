import { logFailure } from '#app/log.ts';
import { extractHere } from '#app/state/extract-here.ts';
import { keepPainterLanguages } from '#app/state/painter-languages.ts';
import { useConnection } from '#app/state/connection.ts';

/** By then the first page is on the screen. */
const FIRST_PAGE_MS = 1_500;
/** The server, whose extraction has been requested, is usually done by then. */
const SERVER_MS = 20_000;

/**
 * In the reader: extracts a book's descriptions on this device where the server has none yet. Once begun, it continues
 * in other chapters and on other screens. What its pictures need is kept, too.
 *
 * @returns stops it, unless it has begun
 */
export function extractWhileReading(bookId: string, chapter: number, isOnServer: boolean): () => void {
  const isExtractedThere = isOnServer && useConnection.getState().online;
  void keepPainterLanguages().catch(logFailure('painter'));
  const timer = setTimeout(
    () => void extractHere(bookId, chapter).catch(logFailure('extraction')),
    isExtractedThere ? SERVER_MS : FIRST_PAGE_MS,
  );
  return () => clearTimeout(timer);
}
