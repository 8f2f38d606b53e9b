import { findDescription } from '../db/descriptions.ts';
import { findPicture } from '../db/pictures.ts';
import { NoModelPictureError } from '../illustration/model/no-model-picture-error.ts';
import { paintByModel } from '../services/pictures/paint-description.ts';
import { improvePicture } from '../services/pictures/improve-picture.ts';
import { defineJob } from './job-definition.ts';
import { IMPROVE_PICTURE, improvePicturePayload } from './payloads.ts';

/**
 * Replaces the embedded painter's picture by the image model's, when the model was slow or unavailable before. If the
 * reader has deleted that picture, or requested another take, nothing is stored.
 */
export const improvePictureJob = defineJob({
  kind: IMPROVE_PICTURE,
  payload: improvePicturePayload,
  concurrency: 3,
  maxAttempts: 3,
  // By then the provider's circuit breaker is closed again.
  retryBaseMs: 60_000,

  async perform(deps, payload, job) {
    const userId = job.user_id;
    const { modelPainter } = deps;
    const description = await findDescription(deps.pool, userId, payload.descriptionId);
    if (!modelPainter || !description || !(await findPicture(deps.pool, userId, payload.imageId))) return;
    try {
      const painting = paintByModel(deps, modelPainter, userId, description, payload);
      await improvePicture(painting, deps, userId, description, payload);
    } catch (error: unknown) {
      if (!(error instanceof NoModelPictureError) || error.reason === 'unavailable') throw error;
      deps.log.info({ reason: error.reason, imageId: payload.imageId }, 'picture not improved');
    }
  },

  async onFailed(deps, _changes, { subject }) {
    deps.log.warn({ imageId: subject }, 'picture not improved after the last attempt');
  },
});
