import { limits } from '#shared/contract/limits.ts';
import { findChapterPlace } from '../../db/chapters.ts';
import { listDescriptions } from '../../db/descriptions.ts';
import { type PictureRow, findPictureOfDescription } from '../../db/pictures.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { enqueuePicture } from './request-picture.ts';

/** One call paints no more than this; the next call continues. */
const PICTURES_PER_CALL = 5;

/**
 * Paints the most salient descriptions of a chapter that have no picture yet.
 * @throws HttpError 404; 429 when today's pictures are used up before the first one
 */
export async function generateChapterPictures(
  deps: Dependencies,
  userId: string,
  chapterId: string,
  stylePrompt: string | null,
): Promise<{ painted: { image: PictureRow; type: string }[]; queued: number }> {
  const place = await findChapterPlace(deps.pool, userId, chapterId);
  if (!place) throw notFound();
  const wanted = (await listDescriptions(deps.pool, userId, place.book_id, place.number))
    .filter((row) => row.image_id === null)
    .sort((a, b) => b.priority_score - a.priority_score)
    .slice(0, PICTURES_PER_CALL);
  const jobs: { jobId: string; descriptionId: string; type: string }[] = [];
  for (const row of wanted) {
    try {
      const jobId = await enqueuePicture(deps, userId, row, { stylePrompt, replaces: null, take: 0 });
      jobs.push({ jobId, descriptionId: row.id, type: row.type });
    } catch (error: unknown) {
      // The last pictures of today's quota are painted; the refusal is thrown only when there is none.
      if (!(error instanceof HttpError && error.status === 429) || jobs.length === 0) throw error;
      break;
    }
  }
  const deadline = performance.now() + limits.generationWaitMs;
  const painted = [];
  let queued = 0;
  for (const { jobId, descriptionId, type } of jobs) {
    const job = await deps.jobs.waitFor(jobId, Math.max(0, deadline - performance.now()));
    const image =
      job?.state === 'done' ? await findPictureOfDescription(deps.pool, userId, descriptionId) : null;
    if (image) painted.push({ image, type });
    else if (job?.state === 'queued' || job?.state === 'running') queued += 1;
  }
  return { painted, queued };
}
