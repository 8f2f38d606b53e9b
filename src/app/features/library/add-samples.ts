import { ADDED_BOOKS, notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { addBook } from '#workers/books/book-bridge.ts';

/**
 * The built-in stories, made when the app is built: a Russian one as FB2, an English one as EPUB. The one in the language of
 * the screens is added last, so that it comes first in the library.
 */
const sampleFiles = ['dom-u-reki.fb2', 'the-lamplighters-winter.epub'];

/**
 * Adds them like any other file.
 *
 * @returns the ids of the added books
 */
export async function addSamples(): Promise<string[]> {
  const ids: string[] = [];
  for (const name of sampleFiles) {
    const response = await fetch(`/samples/${name}`);
    if (!response.ok) throw new Error(`The sample ${name} is missing`);
    const { bookId } = await addBook({ file: await response.blob(), name });
    ids.push(bookId);
  }
  const [title, message] = s.library.samplesAdded;
  notify('success', title, message, { topic: ADDED_BOOKS, joins: true });
  return ids;
}
