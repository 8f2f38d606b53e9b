import type pg from 'pg';
import type * as z from 'zod/mini';
import type { progressResponse, progressRequest } from '#shared/contract/books.ts';
import { savedPercent } from '#shared/reading/progress/percent.ts';
import { findBook } from '../../db/books.ts';
import { findChapterMeasure } from '../../db/chapters.ts';
import { type ProgressRow, latestProgress } from '../../db/progress.ts';
import { badRequest, notFound } from '../../http/http-error.ts';
import { REST_DEVICE, applyRestOperation } from '../sync/apply-rest-operation.ts';
import { pageStarts } from './page-starts.ts';
import { changeUser } from '../sync/user-changes.ts';

type Progress = z.infer<typeof progressResponse>;

/** Where the device that read last is. @throws HttpError 404 */
export async function readProgress(pool: pg.Pool, userId: string, bookId: string): Promise<Progress> {
  if (!(await findBook(pool, userId, bookId))) throw notFound();
  return present(bookId, await latestProgress(pool, userId, bookId));
}

/**
 * A plain client's position. It counts pages of its own size; a count larger than the chapter's at the default size
 * is accepted, and the percentage stays within the chapter.
 *
 * @throws HttpError 404, or 400 for a chapter that the book does not have
 */
export async function saveProgress(
  pool: pg.Pool,
  userId: string,
  bookId: string,
  request: z.infer<typeof progressRequest>,
): Promise<Progress> {
  const { current_chapter: number, current_page: page } = request;
  const measure = await findChapterMeasure(pool, userId, bookId, number);
  if (!measure) throw notFound();
  const { id, chapters_count: chapters } = measure;
  if (id === null) throw badRequest(`The book has chapters 1 to ${chapters}.`);
  const text = await pageStarts(pool, userId, { id, bookId, number });
  if (!text) throw notFound(); // deleted a moment ago
  const pages = Math.max(page, measure.pages!);
  const offset = text.starts[page - 1] ?? Math.floor(((page - 1) / pages) * text.lengthChars);
  const percent = savedPercent({ chapter: number, page, pages, chapters });
  const ms = await changeUser(pool, userId, (changes) =>
    applyRestOperation(changes, 'progress', `${bookId}:${REST_DEVICE}`, {
      loc: [number, offset, text.lengthChars, page, pages],
      pct: percent,
      at: Date.now(),
    }),
  );
  // Stamped this moment, it is the position of the device that read last.
  return present(bookId, { chapter: number, page, percent, ms });
}

const present = (bookId: string, row: ProgressRow | null): Progress => ({
  progress: {
    book_id: bookId,
    current_chapter: row?.chapter ?? 1,
    current_page: row?.page ?? 1,
    progress_percent: row?.percent ?? 0,
    last_read_at: row ? new Date(row.ms).toISOString() : null,
  },
});
