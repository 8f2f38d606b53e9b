import { listBooks } from '#app/data/books/library-books.ts';
import { readingLanguage } from '#shared/illustration/reading-input.ts';

/**
 * Has the service worker keep what the painter needs of the languages of the books on this device. Of a book that declares none,
 * or one that the painter does not know, the script of a passage decides: so both are kept.
 */
export async function keepPainterLanguages(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return; // Served from source there is no worker.
  const books = (await listBooks()).filter(({ onDevice }) => onDevice);
  const languages = new Set(books.flatMap(({ language }) => readingLanguage(language) ?? ['en', 'ru']));
  if (languages.size === 0) return;
  // Not awaited: where the browser allows no worker it never becomes ready.
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: 'READS', languages: [...languages] }),
  );
}
