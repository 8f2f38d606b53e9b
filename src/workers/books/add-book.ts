import { identifyFile } from '#app/data/books/book-files.ts';
import { importBook } from '#app/data/books/import-book.ts';
import { writeWithEviction } from '#app/data/storage/write-with-eviction.ts';
import { limits } from '#shared/contract/limits.ts';
import { unpackZippedFb2 } from '#shared/publication/fb2/unpack-zipped-fb2.ts';
import { openPublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import type { AddedBook, ChosenFile } from './book-worker.ts';
import { readInSteps } from './read-in-steps.ts';
import type { Task } from '../connection/run-task.ts';

/**
 * Adds a chosen file to the library. Null when it was cancelled.
 *
 * @throws PublicationError, StorageFullError
 */
export async function addBook(
  task: Task,
  { file, name, isPrivate = false }: ChosenFile,
  onRead: (share: number) => void,
): Promise<AddedBook | null> {
  const format = /\.fb2$/i.test(name) ? 'fb2' : 'epub';
  const chosen = await file.arrayBuffer();
  const bytes = format === 'fb2' ? unpacked(chosen) : chosen;
  const { sha, bookId } = await identifyFile(bytes);
  const opened = openPublication(new Uint8Array(bytes), {
    // By the name, as the server does: it would refuse a book under the other format's name.
    format,
  });
  const publication = await readInSteps(opened, task, { onRead });
  if (publication === null || task.isCancelled()) return null;
  const isPrivateNow = await writeWithEviction(
    bytes.byteLength,
    () => importBook({ bookId, sha, name, bytes, publication, isPrivate }),
    bookId,
  );
  return { bookId, title: publication.metadata.title || name, isPrivate: isPrivateNow };
}

/** Many libraries serve FB2s as ZIPs, with or without the extension. The book itself is stored and uploaded. */
function unpacked(chosen: ArrayBuffer): ArrayBuffer {
  const book = unpackZippedFb2(new Uint8Array(chosen));
  if (book === null) return chosen;
  if (book.length > limits.uploadMaxBytes)
    throw new PublicationError('BOOK_TOO_COMPLEX', 'The book in this file is larger than 50 MB.');
  return book.slice().buffer;
}
