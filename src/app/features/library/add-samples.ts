import { identifyFile, importBook } from '#app/data/import-book.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { readBook } from '#workers/book-bridge.ts';

/** The built-in stories, made when the app is built: an English one as EPUB, a Russian one as FB2. */
const sampleFiles = ['the-lamplighters-winter.epub', 'dom-u-reki.fb2'];

/**
 * Adds them like any other file.
 *
 * @returns the ids of the books, for whoever uploads them
 */
export async function addSamples(): Promise<string[]> {
  const ids: string[] = [];
  for (const name of sampleFiles) {
    const response = await fetch(`/samples/${name}`);
    if (!response.ok) throw new Error(`The sample ${name} is missing`);
    const bytes = await response.arrayBuffer();
    const { sha, bookId } = await identifyFile(bytes);
    const { publication, failure } = await readBook(bytes);
    if (failure) throw new Error(failure.message);
    await importBook({ bookId, sha, name, bytes, publication });
    ids.push(bookId);
  }
  notify('success', ...s.library.samplesAdded);
  return ids;
}
