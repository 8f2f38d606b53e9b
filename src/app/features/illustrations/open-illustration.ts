import { pictureResponse } from '#app/api/response-schemas.ts';
import { isOffline, normaliseError, type ApiError } from '#app/api/errors.ts';
import { generateImage, toGeneratedImage } from '#app/api/images.ts';
import { attachImage, findDescription } from '#app/data/pictures/descriptions.ts';
import { requestPicture } from '#app/data/pictures/picture-requests.ts';
import { useModals } from '#app/state/modals.ts';
import { notifyInReader } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { awaitPicture } from './await-picture.ts';

const underWay = new Set<string>();

/** A tap on a marked passage: its picture, painted first when there is none (SPEC section 4, description click). */
export async function openIllustration(descriptionId: string): Promise<void> {
  const description = await findDescription(descriptionId);
  if (!description) return notifyInReader('error', ...s.images.descriptionNotFound);
  if (!description.generated_image) {
    if (underWay.has(descriptionId)) return;
    underWay.add(descriptionId);
    const painted = await paint(descriptionId).finally(() => underWay.delete(descriptionId));
    if (!painted) return;
  }
  useModals.getState().open({ kind: 'image', descriptionId });
}

async function paint(descriptionId: string): Promise<boolean> {
  notifyInReader('info', ...s.images.generating);
  try {
    const outcome = await generateImage(descriptionId);
    const image = 'done' in outcome ? toGeneratedImage(outcome.done) : await awaitPicture(descriptionId);
    await attachImage(descriptionId, image);
    notifyInReader('success', ...s.images.generated(image.generation_time_seconds.toFixed(1)));
    return true;
  } catch (thrown) {
    return explain(descriptionId, normaliseError(thrown));
  }
}

/** The notice for a failed request; an existing picture is shown instead. */
async function explain(descriptionId: string, error: ApiError): Promise<boolean> {
  if (error.status === 409) {
    notifyInReader('warning', ...s.images.exists);
    const existing = pictureResponse.safeParse(error.details);
    if (!existing.success) return false;
    await attachImage(descriptionId, toGeneratedImage(existing.data));
    return true;
  }
  if (isOffline(error)) {
    const description = await findDescription(descriptionId);
    if (description) await requestPicture(description);
    notifyInReader('warning', ...s.images.offline);
  } else notifyInReader('error', ...s.images.generationFailed);
  return false;
}
