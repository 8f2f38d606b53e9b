import { readFile } from '#app/data/books/book-files.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { readCast } from '#app/data/cast/cast.ts';
import { listCorrections } from '#app/data/cast/corrections.ts';
import { makeEditionInSteps } from '#shared/edition/make-edition.ts';
import { applyCorrections, correctionsInForce } from '#shared/reading/cast/apply-corrections.ts';
import { openPublication } from '#shared/publication/parse-publication.ts';
import type { EditionOrder, MadeEdition } from './edition-worker.ts';
import { gatherBlob } from './gather-blob.ts';
import { readEditionCover } from './read-edition-cover.ts';
import { readEditionPictures } from './read-edition-pictures.ts';
import { readInSteps } from '../books/read-in-steps.ts';
import type { Task } from '../connection/run-task.ts';

/** How much of the work is reading the book; the rest is packing the edition. */
const READING_SHARE = 0.4;

/**
 * Makes the illustrated edition of a book from its file, pictures, people and cover on this device. A picture whose bytes are
 * not here, or whose passage today's parser does not find, is left out.
 *
 * @param onMade called with how much is done, 0–1
 * @returns null when it was cancelled
 * @throws PublicationError
 */
export async function makeStoredEdition(
  task: Task,
  order: EditionOrder,
  onMade: (share: number) => void,
): Promise<MadeEdition | null> {
  const { book, until, madeAt } = order;
  const stored = await readFile(book.sha);
  if (stored === null) throw new Error('The file is not on this device.');
  const bytes = new Uint8Array(stored);
  const publication = await readInSteps(openPublication(bytes), task, {
    onRead: (share) => onMade(share * READING_SHARE),
  });
  if (publication === null) return null;
  const { chapters, metadata } = publication;
  const isThere = ({ chapter_number: number, start, end, content }: DescriptionRow) =>
    chapters[number - 1]?.text.slice(start, end) === content;
  const pictures = await readEditionPictures(order, metadata.language, isThere);
  const members = (await readCast(book.id))?.cast ?? [];
  const known = until ?? { chapter: Infinity, offset: 0 };
  const cast = applyCorrections(members, correctionsInForce(members, await listCorrections(book.id), known));
  const found = await readEditionCover(book.id, until);
  const cover = found && { ...found, bytes: order.coverPrint ?? found.bytes };
  const { headPieces } = order;
  const request = { pictures, cast, until, cover, headPieces, madeAt: new Date(madeAt) };
  const steps = makeEditionInSteps(bytes, publication, request);
  const file = await gatherBlob(steps, 'application/epub+zip', task, (share) =>
    onMade(READING_SHARE + share * (1 - READING_SHARE)),
  );
  return file && { file, pictures: pictures.length };
}
