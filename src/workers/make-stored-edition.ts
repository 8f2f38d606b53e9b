import { readFile } from '#app/data/books/book-files.ts';
import { readCast } from '#app/data/pictures/cast.ts';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import { findImage } from '#app/data/pictures/images.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import type { EditionPicture } from '#shared/edition/edition-request.ts';
import { makeEditionInSteps } from '#shared/edition/make-edition.ts';
import { altOf, captionOf } from '#shared/edition/pictures/describe-picture.ts';
import { DRAWN_BY_RULES, readPictureMaker } from '#shared/edition/pictures/picture-metadata.ts';
import { openPublication } from '#shared/publication/parse-publication.ts';
import type { Publication } from '#shared/publication/publication.ts';
import { isToldBy } from '#shared/reading/progress/read-up-to.ts';
import type { EditionOrder, MadeEdition } from './edition-worker.ts';
import { nextTurn, readInSteps } from './read-in-steps.ts';
import type { Task } from './run-task.ts';

/** How much of the work is reading the book; the rest is packing the edition. */
const READING_SHARE = 0.4;
/** Pieces are handed to the browser, which may keep them on disk, once there are so many bytes of them. */
const BLOB_BYTES = 4 * 1024 * 1024;

/**
 * Makes the illustrated edition of a book from its file, pictures and people on this device. A picture whose bytes are
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
  const { until, madeAt } = order;
  const { id, sha } = order.book;
  const stored = await readFile(sha);
  if (stored === null) throw new Error('The file is not on this device.');
  const bytes = new Uint8Array(stored);
  const publication = await readInSteps(openPublication(bytes), task, {
    onRead: (share) => onMade(share * READING_SHARE),
  });
  if (publication === null) return null;
  const pictures = await readPictures(publication, order);
  const cast = (await readCast(id))?.cast ?? [];
  const steps = makeEditionInSteps(bytes, publication, { pictures, cast, until, madeAt: new Date(madeAt) });
  const parts: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const { done, total, pieces } of steps) {
    // Nothing of it is in shared memory, which a Blob would refuse.
    pending.push(...(pieces as Uint8Array<ArrayBuffer>[]));
    size += pieces.reduce((sum, { length }) => sum + length, 0);
    if (size < BLOB_BYTES) continue;
    parts.push(new Blob(pending));
    [pending, size] = [[], 0];
    onMade(READING_SHARE + (done / total) * (1 - READING_SHARE));
    await nextTurn();
    if (task.isCancelled()) return null;
  }
  onMade(1);
  const file = new Blob([...parts, ...pending], { type: 'application/epub+zip' });
  return { file, pictures: pictures.length };
}

async function readPictures(
  { chapters, metadata }: Publication,
  { book, until, prints }: EditionOrder,
): Promise<EditionPicture[]> {
  const isThere = ({ chapter_number: number, start, end, content }: DescriptionRow) =>
    chapters[number - 1]?.text.slice(start, end) === content;
  const told = (await listIllustrated(book.id)).filter(
    (row) => isToldBy({ chapter: row.chapter_number, end: row.end }, until) && isThere(row),
  );
  const pictures: EditionPicture[] = [];
  for (const { generated_image: image, content, chapter_number: chapter, end } of told) {
    const print = prints.get(image!.id);
    const stored = print?.png ?? (await findImage(image!.id))?.bytes;
    if (stored === undefined) continue;
    const bytes = new Uint8Array(stored);
    const { maker, tool } = readPictureMaker(bytes) ?? DRAWN_BY_RULES;
    const drawn = (print?.drawn ?? image!.drawn ?? []).map((words) => ({ words: [words] }));
    const alt = altOf(content, drawn, metadata.language);
    pictures.push({ chapter, end, caption: captionOf(content), alt, bytes, maker, tool });
  }
  return pictures;
}
