import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import type { PaintedPicture } from '#shared/contract/images.ts';
import { HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { findDescription } from '../../db/descriptions.ts';
import { deleteJob, findActiveJob } from '../../db/jobs.ts';
import { findPictureOfDescription, type PictureRow, returnReserved } from '../../db/pictures.ts';
import { findAwaitedPicture } from '../../db/sync-records.ts';
import type { Db } from '../../db/pool.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, HttpError, notFound } from '../../http/http-error.ts';
import { GENERATE_PICTURE } from '../../jobs/payloads.ts';
import { BY_DEVICE } from './by-device.ts';
import { storePicture } from './store-picture.ts';

/**
 * Stores a picture painted by a device that this server's painter cannot reproduce, because its version or its
 * knowledge of the book differs. Only the pixels are kept.
 *
 * @returns the description's picture, which is an earlier one where that arrived first
 * @throws HttpError 404; 409 if no request waits for it; 400 if it is not a picture
 */
export async function acceptPaintedPicture(
  deps: Dependencies,
  userId: string,
  descriptionId: string,
  { scene, jpeg, drawn, generation_time_seconds: seconds }: PaintedPicture,
): Promise<PictureRow> {
  const description = await findDescription(deps.pool, userId, descriptionId);
  if (!description) throw notFound();
  const awaited = await findAwaitedPicture(deps.pool, userId, descriptionId, scene);
  if (!awaited) throw new HttpError(409, 'CONFLICT', 'No request waits for this picture.');
  const current = await findPictureOfDescription(deps.pool, userId, descriptionId);
  const take = Math.max(awaited.take, current ? current.take + 1 : 0);
  const pixels = await deps.pictures.decodeCover(Buffer.from(jpeg, 'base64'), userId);
  if (!pixels) throw badRequest('This is not a picture.');
  const painted = {
    jpeg: withPictureFacts(pixels, DRAWN_BY_RULES),
    ...{ width: WIDTH, height: HEIGHT, styleApplied: null },
    scene: { drawn: drawn.map((words) => ({ words: [words] })) },
  };
  const picture = {
    ...{ painted, painter: BY_DEVICE, note: null, stylePrompt: awaited.style, take, seconds },
    ...{ replaces: current?.id ?? awaited.replaces, isImprovement: false },
  };
  await storePicture(deps, userId, description, picture, ({ db }) =>
    cancelPainting(db, userId, descriptionId),
  );
  const image = await findPictureOfDescription(deps.pool, userId, descriptionId);
  if (!image) throw notFound(); // deleted meanwhile
  return image;
}

/** A job that has not begun was for the picture just received: it must not block the next one. */
async function cancelPainting(db: Db, userId: string, descriptionId: string): Promise<void> {
  const job = await findActiveJob(db, GENERATE_PICTURE, descriptionId);
  if (job?.state !== 'queued') return;
  await deleteJob(db, job.id);
  await returnReserved(db, userId);
}
