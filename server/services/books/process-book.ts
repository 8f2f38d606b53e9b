import type * as z from 'zod/mini';
import { limits } from '#shared/contract/limits.ts';
import type { parsingStatus, processResponse } from '#shared/contract/books.ts';
import { findBook, processedAgo } from '../../db/books.ts';
import { countDescriptions } from '../../db/descriptions.ts';
import { findActiveJob, findLatestJob, insertJob } from '../../db/jobs.ts';
import type { Db } from '../../db/pool.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/http-error.ts';
import { EXTRACT_BOOK } from '../../jobs/payloads.ts';
import { parsingProgress } from './present-book.ts';

/**
 * Searches a book for descriptions, or waits for the search that is on. Within five minutes of the last one nothing
 * is searched again: the answer is what is known.
 *
 * @throws HttpError 404
 */
export async function processBook(
  deps: Dependencies,
  userId: string,
  bookId: string,
): Promise<z.infer<typeof processResponse>> {
  if (!(await findBook(deps.pool, userId, bookId))) throw notFound();
  const search = await startSearch(deps.pool, userId, bookId);
  if (search?.isNew) await deps.jobs.wake(search.id);
  const job = search ? await deps.jobs.waitFor(search.id, limits.generationWaitMs) : null;
  const found = await countDescriptions(deps.pool, userId, bookId);
  if (!search || job?.state === 'done') {
    return {
      status: 'completed',
      descriptions_found: found,
      message: 'All descriptions have been extracted.',
    };
  }
  return job?.state === 'failed'
    ? { status: 'failed', descriptions_found: found, message: 'The descriptions could not be extracted.' }
    : { status: 'processing', descriptions_found: found, message: 'Extraction continues in the background.' };
}

/** @throws HttpError 404 */
export async function readParsingStatus(
  db: Db,
  userId: string,
  bookId: string,
): Promise<z.infer<typeof parsingStatus>> {
  const book = await findBook(db, userId, bookId);
  if (!book) throw notFound();
  const progress = parsingProgress(book);
  if (book.processed_at !== null) return { status: 'completed', progress };
  const latest = await findLatestJob(db, EXTRACT_BOOK, bookId);
  if (!latest) return { status: 'not_started', progress };
  return { status: latest.state === 'failed' ? 'failed' : 'processing', progress };
}

/**
 * The search of a book that is on, or one begun now; the caller wakes a new one after its transaction.
 * @returns null where the book was searched a moment ago
 */
export async function startSearch(
  db: Db,
  userId: string,
  bookId: string,
): Promise<{ id: string; isNew: boolean } | null> {
  const active = await findActiveJob(db, EXTRACT_BOOK, bookId);
  if (active) return { id: active.id, isNew: false };
  const agoS = await processedAgo(db, userId, bookId);
  if (agoS !== null && agoS * 1000 < limits.parseCooldownMs) return null;
  const latest = await findLatestJob(db, EXTRACT_BOOK, bookId);
  if (latest?.state === 'failed' && latest.age_ms < limits.parseCooldownMs)
    return { id: latest.id, isNew: false };
  return insertJob(db, { kind: EXTRACT_BOOK, subject: bookId, userId, payload: { bookId } });
}
