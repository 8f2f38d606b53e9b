import { type DescriptionRow, findDescription } from '../db/descriptions.ts';
import { findPicture } from '../db/pictures.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PaintResult } from '../illustration/painter.ts';
import { NoModelPictureError } from '../illustration/model/no-model-picture-error.ts';
import { paintByModel } from '../services/pictures/paint-description.ts';
import { storePicture } from '../services/pictures/store-picture.ts';
import { defineJob } from './job-definition.ts';
import { IMPROVE_PICTURE, type ImprovePicturePayload, improvePicturePayload } from './payloads.ts';

/**
 * Replaces the embedded painter's picture by the image model's, when the model was slow or unavailable before. A reader
 * who has deleted that picture, or requested another take, gets nothing in its place.
 */
export const improvePictureJob = defineJob({
  kind: IMPROVE_PICTURE,
  payload: improvePicturePayload,
  concurrency: 3,
  maxAttempts: 3,
  // By then the provider's circuit breaker is closed again.
  retryBaseMs: 60_000,

  async perform(deps, standIn, job) {
    const userId = job.user_id;
    const { modelPainter } = deps;
    const description = await findDescription(deps.pool, userId, standIn.descriptionId);
    if (!modelPainter || !description || !(await findPicture(deps.pool, userId, standIn.imageId))) return;
    try {
      const painting = paintByModel(deps, modelPainter, userId, description, standIn);
      await improveWith(painting, deps, userId, description, standIn);
    } catch (error: unknown) {
      if (!(error instanceof NoModelPictureError) || error.reason === 'unavailable') throw error;
      deps.log.info({ reason: error.reason, imageId: standIn.imageId }, 'picture not improved');
    }
  },

  async onFailed(deps, _changes, { subject }) {
    deps.log.warn({ imageId: subject }, 'picture not improved after the last attempt');
  },
});

/** As `improveWith`, while nothing waits for it: the job enqueued beside it retries what fails. Never rejects. */
export async function improveInBackground(...args: Parameters<typeof improveWith>): Promise<void> {
  const [, deps, , , { imageId }] = args;
  await improveWith(...args).catch((error: unknown) => {
    // Its cause may quote the book, so only the reason is logged.
    const why = error instanceof NoModelPictureError ? { reason: error.reason } : { err: error };
    deps.log.info({ ...why, imageId }, 'picture not improved yet');
  });
}

async function improveWith(
  painting: Promise<PaintResult>,
  deps: Dependencies,
  userId: string,
  description: DescriptionRow,
  { imageId, stylePrompt, take }: ImprovePicturePayload,
): Promise<void> {
  const startedAt = performance.now();
  const painted = await painting;
  await storePicture(deps, userId, description, {
    ...{ painted, painter: deps.modelPainter!.name, note: painted.note ?? null, stylePrompt, take },
    ...{ replaces: imageId, isOnlyBetter: true },
    seconds: Math.round(performance.now() - startedAt) / 1000,
  });
}
