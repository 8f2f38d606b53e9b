import { readFile, storeFile } from '#app/data/books/book-files.ts';
import { storeOpening, storePublication } from '#app/data/books/stored-publication.ts';
import { writeWithEviction } from '#app/data/storage/write-with-eviction.ts';
import { keepOlderParse } from '#app/data/books/publications.ts';
import { replacePublication } from '#app/data/books/replace-publication.ts';
import { openPublication } from '#shared/publication/parse-publication.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import type { OpenedPublication, Publication } from '#shared/publication/publication.ts';
import type { BookFile } from './book-worker.ts';
import { readInSteps } from './read-in-steps.ts';
import type { Task } from '../connection/run-task.ts';

/**
 * Makes the text of a book readable, its first chapter while the rest is still being read.
 *
 * @param downloaded the file, to be stored; null when it is on this device
 * @returns null when it was cancelled
 * @throws PublicationError, StorageFullError
 */
export async function readBook(
  task: Task,
  { id, sha }: BookFile,
  downloaded: ArrayBuffer | null,
): Promise<'done' | null> {
  const bytes = downloaded ?? (await readFile(sha));
  if (bytes === null) throw new Error('The file is not on this device.');
  const store = (size: number, write: () => Promise<void>) => writeWithEviction(size, write, id);
  const publication = await readInSteps(open(bytes), task, {
    onOpening: (opening) => store(0, () => storeOpening(id, opening)),
  });
  if (publication === null || task.isCancelled()) return null;
  // Only now, so that the first chapter does not wait for it.
  if (downloaded) await store(downloaded.byteLength, () => storeFile(sha, downloaded));
  await store(bytes.byteLength, () => storePublication(id, publication));
  return 'done';
}

/**
 * Parses a book again from its file, which an older parser had parsed. Without the file here, and where today's parser
 * refuses it or fails on it, it stays as it is and is not tried again by the same parser.
 *
 * @returns null when it was cancelled
 * @throws StorageFullError; what the parser failed with
 */
export async function reparseBook(
  task: Task,
  { id, sha }: BookFile,
  parse: typeof open = open,
): Promise<'done' | null> {
  const bytes = await readFile(sha);
  if (bytes === null) return 'done';
  let publication: Publication | null;
  try {
    publication = await readInSteps(parse(bytes), task, {});
  } catch (error) {
    await keepOlderParse(id);
    if (!(error instanceof PublicationError)) throw error;
    return 'done';
  }
  if (publication === null || task.isCancelled()) return null;
  const whole = publication;
  await writeWithEviction(bytes.byteLength, () => replacePublication(id, whole), id);
  return 'done';
}

const open = (bytes: ArrayBuffer): OpenedPublication => openPublication(new Uint8Array(bytes));
