import { findCover, saveCover } from '#app/data/books/book-details.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { findPublication } from '#app/data/books/publications.ts';
import type { CoverRow, DescriptionRow } from '#app/data/database/database.ts';
import { listBookDescriptions } from '#app/data/pictures/descriptions.ts';
import { logFailure } from '#app/log.ts';
import { paintingInput } from '#app/state/paint-here.ts';
import { idle } from '#app/state/prefetch-conditions.ts';
import { strongestPassage } from '#shared/reading/spoilers/strongest-passage.ts';
import { paintCover } from '#workers/painter/painter-bridge.ts';

type Cover = Omit<CoverRow, 'bookId'>;

/** Increased when the appearance of covers changes: older ones are painted again. */
const LOOKS = 3;

let last: Promise<unknown> = Promise.resolve();

/**
 * The cover that is painted for a book without one, once this device has the book's text: with an ornament at first,
 * and with the strongest passage of its first chapters after extraction. Kept like any cover; one at a time, when the
 * page is idle.
 *
 * @param isWanted checked before painting, because a long library is scrolled faster than covers are painted
 * @returns null if there is nothing to paint it from
 * @throws what the painter and the store throw
 */
export function paintedCover(book: LibraryBook, isWanted: () => boolean): Promise<Cover | null> {
  const painted = last.then(async () => {
    await idle();
    return isWanted() ? paint(book) : null;
  });
  last = painted.catch(logFailure('covers'));
  return painted;
}

async function paint(book: LibraryBook): Promise<Cover | null> {
  const { id, title, author, language, onDevice } = book;
  if (!onDevice || title === '') return null;
  const stored = await findCover(id);
  const passage = await findStrongest(id);
  const paintedFrom = passage?.id ?? '';
  const lettering = `${title}\n${author}\n${LOOKS}`;
  const isUpToDate = stored?.paintedFrom === paintedFrom && stored.lettering === lettering;
  if (stored && (!mayBePainted(stored) || isUpToDate)) return stored;
  const bytes = await paintCover(
    { title, author, language },
    passage && (await paintingInput(passage, '', 0)),
  );
  const cover = { bytes, mediaType: 'image/jpeg', paintedFrom, lettering };
  await saveCover(id, cover);
  return cover;
}

/** Whether a cover may be painted in place of the one that a book has. */
export const mayBePainted = (cover: Cover | null): boolean =>
  cover === null || cover.paintedFrom !== undefined;

async function findStrongest(bookId: string): Promise<DescriptionRow | null> {
  const [descriptions, publication] = await Promise.all([
    listBookDescriptions(bookId),
    findPublication(bookId),
  ]);
  const passages = descriptions.map((row) => ({
    row,
    chapter: row.chapter_number,
    start: row.start,
    priority: row.priority_score,
  }));
  return (
    strongestPassage(passages, (chapter) => publication?.chapters[chapter - 1]?.title ?? '')?.row ?? null
  );
}
