import { createHash } from 'node:crypto';
import { detectLanguage } from '#shared/extraction/detect-language.ts';
import type { BookExtraction } from '#shared/extraction/types.ts';
import { descriptionIdSource, uuidFromDigest } from '#shared/sync/book-id.ts';
import { withoutTaken } from '#shared/sync/passages.ts';
import { type BookRow, saveRegistry } from '../../db/books.ts';
import { markChaptersParsed } from '../../db/chapters.ts';
import {
  type DescriptionRow,
  type NewDescription,
  countDescriptions,
  listDescriptions,
  replaceDescriptions,
} from '../../db/descriptions.ts';
import { requestedDescriptions } from '../../db/sync-records.ts';
import type { Dependencies } from '../../dependencies.ts';
import { resolveExtractionRequest } from '../sync/requested-work.ts';
import { changeUser } from '../sync/user-changes.ts';
import { bumpBook } from './bump-book.ts';

interface ChapterText {
  number: number;
  text: string;
}

/**
 * Replaces a book's descriptions by those found now. The same passage has the same id. One with a picture, or with a request
 * for one, stays even where a better engine would choose otherwise, and what overlaps it is left out.
 *
 * @returns how many there are
 */
export const storeExtraction = (
  { pool }: Pick<Dependencies, 'pool'>,
  userId: string,
  { id: bookId, language }: BookRow,
  chapters: readonly ChapterText[],
  extraction: BookExtraction,
): Promise<number> =>
  changeUser(pool, userId, async (changes) => {
    const { db } = changes;
    const requested = await requestedDescriptions(db, userId, bookId);
    const staying = (await listDescriptions(db, userId, bookId)).filter(
      (row) => row.image_id !== null || requested.includes(row.id),
    );
    const found = newDescriptions(bookId, chapters, extraction, staying);
    const detected = detectLanguage(beginnings(chapters), language);
    await replaceDescriptions(db, bookId, detected, found, requested);
    await markChaptersParsed(db, bookId);
    await saveRegistry(db, userId, bookId, extraction.registry);
    await bumpBook(changes, bookId, { state: 'ready' });
    const count = await countDescriptions(db, userId, bookId);
    await resolveExtractionRequest(changes, bookId, { status: 'done', found: count });
    return count;
  });

function newDescriptions(
  bookId: string,
  chapters: readonly ChapterText[],
  extraction: BookExtraction,
  staying: readonly DescriptionRow[],
): NewDescription[] {
  const texts = new Map(chapters.map(({ number, text }) => [number, text]));
  return extraction.chapters.flatMap(({ number, passages }) => {
    const found = passages.map((passage) => ({
      id: descriptionId(bookId, number, passage.start, passage.end),
      chapterNumber: number,
      type: passage.type,
      content: texts.get(number)!.slice(passage.start, passage.end),
      start: passage.start,
      end: passage.end,
      entity: passage.entity,
      priorityScore: passage.priorityScore,
    }));
    const here = staying.filter((row) => row.chapter_number === number);
    return withoutTaken(
      found,
      here.map(({ id, start_offset: start, end_offset: end }) => ({ id, start, end })),
    );
  });
}

const descriptionId = (bookId: string, chapter: number, start: number, end: number): string =>
  uuidFromDigest(
    createHash('sha256')
      .update(descriptionIdSource(bookId, chapter, start, end))
      .digest(),
  );

/** A title page may be in another language than the text, so every chapter's beginning counts. */
const beginnings = (chapters: readonly ChapterText[]): string =>
  chapters.map(({ text }) => text.slice(0, 2_000)).join(' ');
