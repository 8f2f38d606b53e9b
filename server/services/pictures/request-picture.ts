import { limits } from '#shared/contract/limits.ts';
import { type DescriptionRow, findDescription } from '../../db/descriptions.ts';
import {
  findPictureByAnyId,
  findPictureOfDescription,
  type PictureRow,
  reservePicture,
} from '../../db/pictures.ts';
import { deleteJob, insertJob } from '../../db/jobs.ts';
import type { Db } from '../../db/pool.ts';
import { userTransaction } from '../../db/user-transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, notFound, usedUpToday } from '../../http/http-error.ts';
import { GENERATE_PICTURE, type GeneratePicturePayload } from '../../jobs/payloads.ts';
import { announce } from '../../realtime/announce.ts';
import { findBook } from '../../db/books.ts';

/** The outcome of a picture request within a response's time limit. */
export type PictureOutcome = { image: PictureRow } | { queued: true; descriptionId: string };

/**
 * The first picture of a description. Simultaneous requests paint it once.
 *
 * @returns also `existing`: it has one already
 * @throws HttpError 404; 429 when today's are used up; 502 when painting failed
 */
export async function requestPicture(
  deps: Dependencies,
  userId: string,
  descriptionId: string,
  stylePrompt: string | null,
): Promise<PictureOutcome | { existing: PictureRow }> {
  const description = await findDescription(deps.pool, userId, descriptionId);
  if (!description) throw notFound();
  const existing = await findPictureOfDescription(deps.pool, userId, descriptionId);
  if (existing) return { existing };
  const jobId = await enqueuePicture(deps, userId, description, { stylePrompt, replaces: null, take: 0 });
  return outcome(deps, userId, jobId, descriptionId);
}

/**
 * Another take of a picture: the same people and places, a new composition. The old picture is removed when the new
 * one is stored.
 *
 * @param imageId the picture's, or one that it had before it was painted again
 * @throws HttpError 404, 429, 502
 */
export async function regeneratePicture(
  deps: Dependencies,
  userId: string,
  imageId: string,
  stylePrompt: string | null,
): Promise<PictureOutcome> {
  const image = await findPictureByAnyId(deps.pool, userId, imageId);
  const description = image && (await findDescription(deps.pool, userId, image.description_id));
  if (!description) throw notFound();
  const jobId = await enqueuePicture(deps, userId, description, {
    stylePrompt,
    replaces: image.id,
    take: image.take + 1,
  });
  return outcome(deps, userId, jobId, description.id);
}

type Take = Pick<GeneratePicturePayload, 'stylePrompt' | 'replaces' | 'take'>;

/** @returns the id of the one job that paints this description now */
export async function enqueuePicture(
  deps: Dependencies,
  userId: string,
  description: DescriptionRow,
  take: Take,
): Promise<string> {
  const { id, isNew } = await userTransaction(deps.pool, userId, (db) =>
    startPainting(db, deps.settings.picturesPerDay, userId, description, take),
  );
  if (isNew) await deps.jobs.wake(id);
  return id;
}

/**
 * Makes the one job that paints a description, within a transaction; the caller wakes a new one after it.
 * @returns the job; one that has ended by now, or is not needed any more, is gone
 * @throws HttpError 429 when today's pictures are used up
 */
export async function startPainting(
  db: Db,
  picturesPerDay: number,
  userId: string,
  description: DescriptionRow,
  take: Take,
): Promise<{ id: string; isNew: boolean }> {
  const payload: GeneratePicturePayload = { descriptionId: description.id, ...take };
  const job = await insertJob(db, { kind: GENERATE_PICTURE, subject: description.id, userId, payload });
  if (!job.isNew) return job;
  const current = await findPictureOfDescription(db, userId, description.id);
  if (current && current.id !== take.replaces) {
    // Painted since the caller checked: nothing to do, and nothing to charge.
    await deleteJob(db, job.id);
    return { id: job.id, isNew: false };
  }
  if (!(await reservePicture(db, userId, picturesPerDay))) {
    await deleteJob(db, job.id);
    throw usedUpToday("Today's pictures are used up. Please come back tomorrow.");
  }
  const book = await findBook(db, userId, description.book_id);
  if (book) {
    await announce(db, userId, {
      type: 'image_generation_started',
      data: {
        book_id: book.id,
        book_title: book.title,
        description_id: description.id,
        description_type: description.type,
      },
    });
  }
  return job;
}

async function outcome(
  deps: Dependencies,
  userId: string,
  jobId: string,
  descriptionId: string,
): Promise<PictureOutcome> {
  const job = await deps.jobs.waitFor(jobId, limits.generationWaitMs);
  if (job?.state === 'failed') {
    throw new HttpError(502, 'GENERATION_FAILED', 'Failed to generate image. Please try again later.');
  }
  if (job && job.state !== 'done') return { queued: true, descriptionId };
  const image = await findPictureOfDescription(deps.pool, userId, descriptionId);
  if (!image) throw notFound(); // deleted while it was painted
  return { image };
}
