import { identifyFile } from '#app/data/books/book-files.ts';
import { importBook } from '#app/data/books/import-book.ts';
import { writeWithEviction } from '#app/data/storage/write-with-eviction.ts';
import { limits } from '#shared/contract/limits.ts';
import { unpackZippedFb2 } from '#shared/publication/fb2/unpack-zipped-fb2.ts';
import { openPublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import type { AddedBook, ChosenFile } from './book-worker.ts';
import { readInSteps } from './read-in-steps.ts';
import type { Task } from './run-task.ts';

/**
 * Takes a chosen file into the library: whole, or not at all. Null when it was cancelled.
 *
 * @throws PublicationError, StorageFullError
 */
export async function addBook(
  task: Task,
  { file, name }: ChosenFile,
  onRead: (share: number) => void,
): Promise<AddedBook | null> {
  const format = /\.fb2$/i.test(name) ? 'fb2' : 'epub';
  const chosen = await file.arrayBuffer();
  const bytes = format === 'fb2' ? unpacked(chosen) : chosen;
  const { sha, bookId } = await identifyFile(bytes);
  const opened = openPublication(new Uint8Array(bytes), {
    // A book under the other format's name would be here and never on the server, which goes by the name.
    format,
    // It becomes a picture at the server; here nothing could be done with it.
    skipCoverDrawing: true,
  });
  const publication = await readInSteps(opened, task, { onRead });
  if (publication === null || task.isCancelled()) return null;
  await writeWithEviction(
    bytes.byteLength,
    () => importBook({ bookId, sha, name, bytes, publication }),
    bookId,
  );
  return { bookId, title: publication.metadata.title || name };
}

/** Libraries give out FB2s as ZIPs, at times without saying so. What is kept and sent is the book itself. */
function unpacked(chosen: ArrayBuffer): ArrayBuffer {
  const book = unpackZippedFb2(new Uint8Array(chosen));
  if (book === null) return chosen;
  if (book.length > limits.uploadMaxBytes)
    throw new PublicationError('BOOK_TOO_COMPLEX', 'The book in this file is larger than 50 MB.');
  return book.slice().buffer;
}
