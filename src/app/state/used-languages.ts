import { listBooks } from '#app/data/books/library-books.ts';
import { detectLanguage } from '#shared/extraction/detect-language.ts';
import type { Language } from '#shared/extraction/types.ts';

/**
 * The languages of the books on this device, and further ones, for which there is an engine. A book that does not declare
 * its language is read before it has one.
 *
 * @param others such as those of the browser
 */
export async function usedLanguages(others: readonly string[]): Promise<Language[]> {
  const books = (await listBooks()).filter(({ onDevice }) => onDevice);
  const declared = [...books.map(({ language }) => language), ...others];
  return [...new Set(declared.flatMap((language) => detectLanguage('', language) ?? []))];
}
