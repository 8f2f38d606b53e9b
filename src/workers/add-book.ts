import { identifyFile, importBook } from '#app/data/import-book.ts';
import { withRoom } from '#app/data/make-room.ts';
import { openPublication } from '#shared/publication/parse-publication.ts';
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
  const bytes = await file.arrayBuffer();
  const { sha, bookId } = await identifyFile(bytes);
  const opened = openPublication(new Uint8Array(bytes), {
    // A book under the other format's name would be here and never on the server, which goes by the name.
    format: /\.fb2$/i.test(name) ? 'fb2' : 'epub',
    // It becomes a picture at the server; here nothing could be done with it.
    withoutCoverDrawing: true,
  });
  const publication = await readInSteps(opened, task, { onRead });
  if (publication === null || task.isCancelled()) return null;
  await withRoom(bytes.byteLength, () => importBook({ bookId, sha, name, bytes, publication }), bookId);
  return { bookId, title: publication.metadata.title || name };
}
