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
import { extractionProgress } from './present-book.ts';

/**
 * Extracts a book's descriptions, or waits for the extraction that is running. Within five minutes of the last one
 * nothing is extracted again: the answer is what is known.
 *
 * @throws HttpError 404
 */
export async function requestExtraction(
  deps: Dependencies,
  userId: string,
  bookId: string,
): Promise<z.infer<typeof processResponse>> {
  if (!(await findBook(deps.pool, userId, bookId))) throw notFound();
  const extraction = await startExtraction(deps.pool, userId, bookId);
  if (extraction?.isNew) await deps.jobs.wake(extraction.id);
  const job = extraction ? await deps.jobs.waitFor(extraction.id, limits.generationWaitMs) : null;
  const found = await countDescriptions(deps.pool, userId, bookId);
  if (!extraction || job?.state === 'done') {
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
export async function readExtractionStatus(
  db: Db,
  userId: string,
  bookId: string,
): Promise<z.infer<typeof parsingStatus>> {
  const book = await findBook(db, userId, bookId);
  if (!book) throw notFound();
  const progress = extractionProgress(book);
  if (book.processed_at !== null) return { status: 'completed', progress };
  const latest = await findLatestJob(db, EXTRACT_BOOK, bookId);
  if (!latest) return { status: 'not_started', progress };
  return { status: latest.state === 'failed' ? 'failed' : 'processing', progress };
}

/**
 * The job of a book's running extraction, or a new one, which the caller wakes after its transaction.
 * @returns null if the book was extracted a moment ago
 */
export async function startExtraction(
  db: Db,
  userId: string,
  bookId: string,
): Promise<{ id: string; isNew: boolean } | null> {
  const active = await findActiveJob(db, EXTRACT_BOOK, bookId);
  if (active) return { id: active.id, isNew: false };
  const agoS = await processedAgo(db, userId, bookId);
  if (agoS !== null && agoS * 1000 < limits.extractionCooldownMs) return null;
  const latest = await findLatestJob(db, EXTRACT_BOOK, bookId);
  if (latest?.state === 'failed' && latest.age_ms < limits.extractionCooldownMs)
    return { id: latest.id, isNew: false };
  return insertJob(db, { kind: EXTRACT_BOOK, subject: bookId, userId, payload: { bookId } });
}
