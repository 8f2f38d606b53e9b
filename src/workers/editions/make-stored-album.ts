import { findPublication } from '#app/data/books/publications.ts';
import { findBook } from '#app/data/books/library-books.ts';
import { albumFiles } from '#shared/edition/album/album-files.ts';
import { namedChapters } from '#shared/reading/navigation/named-chapters.ts';
import { packZip, type ZipFile } from '#shared/edition/write-zip.ts';
import type { EditionOrder, MadeEdition } from './edition-worker.ts';
import { type FileStep, gatherBlob } from './gather-blob.ts';
import { readEditionPictures } from './read-edition-pictures.ts';
import type { Task } from '../connection/run-task.ts';

/**
 * Packs the pictures of a book that are on this device, with a page that shows them. It needs neither the book's file nor
 * its text.
 *
 * @param onMade called with how much is done, 0–1
 * @returns null when it was cancelled
 */
export async function makeStoredAlbum(
  task: Task,
  order: EditionOrder,
  onMade: (share: number) => void,
): Promise<MadeEdition | null> {
  const { id } = order.book;
  const [publication, book] = await Promise.all([findPublication(id), findBook(id)]);
  const chapters = publication ? namedChapters(publication) : [];
  const language = publication?.language ?? null;
  const pictures = await readEditionPictures(order, language);
  const files = albumFiles({
    ...{ language, pictures, title: book?.title ?? '' },
    authors: publication?.authors ?? (book?.author ? [book.author] : []),
    titleOf: (chapter) => chapters[chapter - 1]?.title ?? '',
  });
  const file = await gatherBlob(inSteps(files), 'application/zip', task, onMade);
  return file && { file, pictures: pictures.length };
}

/** The archive's directory counts as one file. */
function* inSteps(files: readonly ZipFile[]): Generator<FileStep> {
  let done = 0;
  for (const pieces of packZip(files)) yield { done: ++done, total: files.length + 1, pieces };
}
