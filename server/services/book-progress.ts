import type pg from 'pg';
import type * as z from 'zod/mini';
import type { progressAnswer, progressRequest } from '#shared/contract/books.ts';
import { savedPercent } from '#shared/reading/progress.ts';
import { findBook } from '../db/books.ts';
import { findChapter } from '../db/chapters.ts';
import { latestProgress } from '../db/progress.ts';
import { badRequest, notFound } from '../http/http-error.ts';
import { REST_DEVICE, applyRestOp } from './apply-rest-op.ts';
import { defaultPages } from './count-pages.ts';
import { changeUser } from './user-changes.ts';

type Progress = z.infer<typeof progressAnswer>;

/** Where the device that read last is. @throws HttpError 404 */
export async function readProgress(pool: pg.Pool, userId: string, bookId: string): Promise<Progress> {
  if (!(await findBook(pool, userId, bookId))) throw notFound();
  const row = await latestProgress(pool, userId, bookId);
  return {
    progress: {
      book_id: bookId,
      current_chapter: row?.chapter ?? 1,
      current_page: row?.page ?? 1,
      progress_percent: row?.percent ?? 0,
      last_read_at: row ? new Date(row.ms).toISOString() : null,
    },
  };
}

/**
 * A plain client's position. It counts pages of its own size; more pages than the chapter has at the default size
 * are believed, and the percent stays within the chapter.
 *
 * @throws HttpError 404, or 400 for a chapter that the book does not have
 */
export async function saveProgress(
  pool: pg.Pool,
  userId: string,
  bookId: string,
  request: z.infer<typeof progressRequest>,
): Promise<Progress> {
  const book = await findBook(pool, userId, bookId);
  if (!book) throw notFound();
  const chapter = await findChapter(pool, userId, bookId, request.current_chapter);
  if (!chapter) throw badRequest(`The book has chapters 1 to ${book.chapters_count}.`);
  const page = request.current_page;
  const pages = Math.max(page, chapter.pages);
  const offset =
    defaultPages(chapter.text)[page - 1]?.start ?? Math.floor(((page - 1) / pages) * chapter.text.length);
  const percent = savedPercent({ chapter: chapter.number, page, pages, chapters: book.chapters_count });
  await changeUser(pool, userId, (changes) =>
    applyRestOp(changes, 'progress', `${bookId}:${REST_DEVICE}`, {
      loc: [chapter.number, offset, chapter.text.length, page, pages],
      pct: percent,
      at: Date.now(),
    }),
  );
  return readProgress(pool, userId, bookId);
}
