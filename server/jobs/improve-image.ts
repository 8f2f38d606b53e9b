import * as z from 'zod';
import { type DescriptionRow, findDescription } from '../db/descriptions.ts';
import { findImage } from '../db/images.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PaintResult } from '../illustration/types.ts';
import { NoModelPictureError } from '../illustration/model/no-model-picture-error.ts';
import { paintByModel, within } from '../services/paint-description.ts';
import { storePicture } from '../services/store-picture.ts';
import type { JobDefinition } from './job-definition.ts';
import { IMPROVE_IMAGE } from './kinds.ts';

const payload = z.object({
  descriptionId: z.uuid(),
  /** The embedded painter's picture that stands in. */
  imageId: z.uuid(),
  stylePrompt: z.string().nullable(),
  take: z.number().int().nonnegative(),
});

export type ImproveImagePayload = z.infer<typeof payload>;

/**
 * The image model's picture in place of the one that stands in for it, when the model was slow or away for a while.
 * A reader who has deleted that picture, or asked for another, gets nothing put in its place.
 */
export const improveImageJob: JobDefinition<ImproveImagePayload> = {
  kind: IMPROVE_IMAGE,
  payload,
  maxAttempts: 3,

  async perform(deps, standIn, job) {
    const userId = job.user_id;
    const { modelPainter } = deps;
    const description = await findDescription(deps.pool, userId, standIn.descriptionId);
    if (!modelPainter || !description || !(await findImage(deps.pool, userId, standIn.imageId))) return;
    const painting = paintByModel(deps, modelPainter, userId, description, standIn);
    // No other job shall wait because a model is slow.
    await within(modelPainter.patienceMs, improveWhenPainted(deps, userId, description, standIn, painting));
  },

  async onFailed(deps, { descriptionId }, _job, error) {
    deps.log.warn({ err: error, descriptionId }, 'no better picture; the one that stands in stays');
  },
};

/** Waits for the model's picture and puts it in place of the one that stands in. Never rejects. */
export async function improveWhenPainted(
  deps: Dependencies,
  userId: string,
  description: DescriptionRow,
  { imageId, stylePrompt, take }: ImproveImagePayload,
  painting: Promise<PaintResult>,
): Promise<void> {
  const startedAt = performance.now();
  try {
    const painted = await painting;
    await storePicture(deps, userId, description, {
      ...{ painted, painter: deps.modelPainter!.name, note: painted.note ?? null, stylePrompt, take },
      ...{ replaces: imageId, isOnlyBetter: true },
      seconds: Math.round(performance.now() - startedAt) / 1000,
    });
  } catch (error: unknown) {
    // Its cause may quote the book, so the reason has to do.
    const why = error instanceof NoModelPictureError ? { reason: error.reason } : { err: error };
    deps.log.info({ ...why, imageId }, 'the picture that stands in stays for now');
  }
}
