import { createHash } from 'node:crypto';
import { detectLanguage } from '#shared/extraction/detect-language.ts';
import type { BookExtraction } from '#shared/extraction/types.ts';
import { withoutTaken } from '#shared/sync/passages.ts';
import { descriptionIdSource, uuidFromDigest } from '#shared/sync/book-id.ts';
import { type BookRow, findBook, saveRegistry } from '../db/books.ts';
import { markChaptersParsed, readChapterTexts } from '../db/chapters.ts';
import {
  type DescriptionRow,
  type NewDescription,
  countDescriptions,
  listDescriptions,
  replaceDescriptions,
} from '../db/descriptions.ts';
import { requestedDescriptions } from '../db/sync-records.ts';
import type { Dependencies } from '../dependencies.ts';
import { announce } from '../realtime/announce.ts';
import { resolveExtractionRequest } from '../services/sync/requested-work.ts';
import { bumpBook } from '../services/books/bump-book.ts';
import { changeUser } from '../services/sync/user-changes.ts';
import { defineJob } from './job-definition.ts';
import { EXTRACT_BOOK, extractBookPayload } from './payloads.ts';

/**
 * The engine holds the whole text in memory. War and Peace has 3.2 million characters; the text of a file of tens of
 * megabytes can be read beyond these limits, and has no descriptions there.
 */
const EXTRACTED_CHARS = { chapter: 4_000_000, book: 8_000_000 };

/**
 * Finds a book's descriptions. Run again it finds the same ones under the same ids. A description with a picture, or with a
 * request for one, stays even where a better engine would choose otherwise, and what overlaps it is left out.
 */
export const extractBookJob = defineJob({
  kind: EXTRACT_BOOK,
  payload: extractBookPayload,
  concurrency: 2,
  maxAttempts: 3,

  async perform(deps, { bookId }, job) {
    const userId = job.user_id;
    const book = await findBook(deps.pool, userId, bookId);
    if (!book) return; // deleted meanwhile
    await announce(deps.pool, userId, {
      type: 'book_processing_started',
      data: { book_id: bookId, book_title: book.title },
    });
    const chapters = await readChapterTexts(deps.pool, userId, bookId, EXTRACTED_CHARS);
    const extraction = await deps.extractBook({ language: book.language, chapters }, userId);
    const total = await changeUser(deps.pool, userId, async (changes) => {
      const { db } = changes;
      const requested = await requestedDescriptions(db, userId, bookId);
      const staying = (await listDescriptions(db, userId, bookId)).filter(
        (row) => row.image_id !== null || requested.includes(row.id),
      );
      const found = newDescriptions(bookId, chapters, extraction, staying);
      const language = detectLanguage(beginnings(chapters), book.language);
      await replaceDescriptions(db, bookId, language, found, requested);
      await markChaptersParsed(db, bookId);
      await saveRegistry(db, userId, bookId, extraction.registry);
      await bumpBook(changes, bookId, { state: 'ready' });
      const count = await countDescriptions(db, userId, bookId);
      await resolveExtractionRequest(changes, bookId, { status: 'done', found: count });
      return count;
    });
    await announceFindings(deps, userId, book, total);
  },

  async onFailed(_deps, changes, job) {
    const book = await findBook(changes.db, job.user_id, job.subject);
    if (!book) return;
    await bumpBook(changes, book.id, { state: 'failed' });
    await resolveExtractionRequest(changes, book.id, { status: 'failed' });
    await announce(changes.db, job.user_id, {
      type: 'book_processing_failed',
      data: { book_id: book.id, book_title: book.title, error: 'The descriptions could not be extracted.' },
    });
  },
});

function newDescriptions(
  bookId: string,
  chapters: readonly { number: number; text: string }[],
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
const beginnings = (chapters: readonly { text: string }[]): string =>
  chapters.map(({ text }) => text.slice(0, 2_000)).join(' ');

async function announceFindings(
  deps: Dependencies,
  userId: string,
  book: BookRow,
  total: number,
): Promise<void> {
  const rows = await listDescriptions(deps.pool, userId, book.id);
  const chapterNumber = rows[0]?.chapter_number;
  if (chapterNumber !== undefined) {
    // One for the whole book: a client shows a notice for each event.
    await announce(deps.pool, userId, {
      type: 'chapter_descriptions_extracted',
      data: {
        book_id: book.id,
        book_title: book.title,
        chapter_number: chapterNumber,
        descriptions_count: rows.filter((row) => row.chapter_number === chapterNumber).length,
        total_descriptions: rows.length,
        total_chapters: new Set(rows.map((row) => row.chapter_number)).size,
      },
    });
  }
  await announce(deps.pool, userId, {
    type: 'book_processing_completed',
    data: {
      book_id: book.id,
      book_title: book.title,
      chapters_count: book.chapters_count,
      descriptions_count: total,
    },
  });
}
