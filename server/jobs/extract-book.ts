import { findBook } from '../db/books.ts';
import { readChapterTexts } from '../db/chapters.ts';
import { announce } from '../realtime/announce.ts';
import { announceExtraction } from '../services/books/announce-extraction.ts';
import { bumpBook } from '../services/books/bump-book.ts';
import { storeExtraction } from '../services/books/store-extraction.ts';
import { resolveExtractionRequest } from '../services/sync/requested-work.ts';
import { defineJob } from './job-definition.ts';
import { EXTRACT_BOOK, extractBookPayload } from './payloads.ts';

/**
 * The engine holds the whole text in memory. War and Peace has 3.2 million characters; the text of a file of tens of
 * megabytes can be read beyond these limits, and has no descriptions there.
 */
const EXTRACTED_CHARS = { chapter: 4_000_000, book: 8_000_000 };

/** Finds a book's descriptions. Run again it finds the same ones under the same ids. */
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
    const total = await storeExtraction(deps, userId, book, chapters, extraction);
    await announceExtraction(deps, userId, book, total);
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
