import type { DescriptionRow } from '../../db/descriptions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { NoModelPictureError } from '../../illustration/model/no-model-picture-error.ts';
import type { PaintResult } from '../../illustration/painter.ts';
import type { ImprovePicturePayload } from '../../jobs/payloads.ts';
import { storePicture } from './store-picture.ts';

/**
 * Stores what the image model paints in place of the embedded painter's picture.
 *
 * @throws NoModelPictureError if the model returns none
 */
export async function improvePicture(
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
    ...{ replaces: imageId, isImprovement: true },
    seconds: Math.round(performance.now() - startedAt) / 1000,
  });
}

/** As `improvePicture`, while nothing waits for it: the job enqueued beside it retries what fails. Never rejects. */
export async function improveInBackground(...args: Parameters<typeof improvePicture>): Promise<void> {
  const [, deps, , , { imageId }] = args;
  await improvePicture(...args).catch((error: unknown) => {
    // Its cause may quote the book, so only the reason is logged.
    const why = error instanceof NoModelPictureError ? { reason: error.reason } : { err: error };
    deps.log.info({ ...why, imageId }, 'picture not improved yet');
  });
}
