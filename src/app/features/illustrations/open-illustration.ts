import { pictureResponse } from '#app/api/response-schemas.ts';
import { isOffline, normaliseError, type ApiError } from '#app/api/errors.ts';
import { pullDescriptions } from '#app/api/book-content.ts';
import { generatePicture, toGeneratedPicture } from '#app/api/pictures.ts';
import { isPrivateBook } from '#app/data/books/private-books.ts';
import { attachPicture, findDescription } from '#app/data/pictures/descriptions.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { paintsOnDevice } from '#app/data/settings/reading-habits.ts';
import { logFailure } from '#app/log.ts';
import { isAwaited, whileAwaited } from '#app/state/awaited-pictures.ts';
import { useModals } from '#app/state/modals.ts';
import { dismissTopic, notifyInReader, pictureTopic } from '#app/state/toasts.ts';
import { paintHere, paintMeanwhile } from '#app/state/paint-here.ts';
import { s } from '#app/strings/en.ts';
import { awaitPicture } from './await-picture.ts';

/** A tap on a marked passage: its picture, painted first when there is none (SPEC section 4, description click). */
export async function openIllustration(descriptionId: string): Promise<void> {
  const description = await findDescription(descriptionId);
  if (!description) return notifyInReader('error', ...s.images.descriptionNotFound);
  if (description.generated_image) return useModals.getState().open({ kind: 'image', descriptionId });
  if (isAwaited(descriptionId)) return;
  const outcome = await whileAwaited(descriptionId, async (failed) =>
    (await paintsOnDevice()) || (await isOnlyHere(description))
      ? paintOnlyHere(description)
      : generate(descriptionId, failed),
  );
  if (outcome !== 'failed')
    useModals.getState().open({ kind: 'image', descriptionId, isNew: outcome === 'new' });
}

type Outcome = 'new' | 'existing' | 'failed';

/** Whether the book is private, or the server does not know of the passage even in its latest descriptions. */
async function isOnlyHere({ id, bookId, foundHere }: DescriptionRow): Promise<boolean> {
  if (await isPrivateBook(bookId)) return true;
  if (!foundHere) return false;
  try {
    await pullDescriptions(bookId);
  } catch (error) {
    if (!isOffline(error)) logFailure('descriptions')(error);
  }
  return (await findDescription(id))?.foundHere === true;
}

/** The server paints a picture of a passage that only this device has found, too, once it knows of it. */
async function paintOnlyHere(description: DescriptionRow): Promise<Outcome> {
  const topic = pictureTopic(description.id);
  notifyInReader('info', ...s.images.generating, { topic });
  if (!(await paintHere(description))) {
    notifyInReader('error', ...s.images.generationFailed, { topic });
    return 'failed';
  }
  dismissTopic(topic);
  return 'new';
}

/** Generates the picture. The open dialog shows when it is done, so its toast is dismissed then. */
async function generate(descriptionId: string, failed: AbortSignal): Promise<Outcome> {
  const topic = pictureTopic(descriptionId);
  notifyInReader('info', ...s.images.generating, { topic });
  try {
    const outcome = await generatePicture(descriptionId);
    const image =
      'done' in outcome ? toGeneratedPicture(outcome.done) : await awaitPicture(descriptionId, failed);
    await attachPicture(descriptionId, image);
    dismissTopic(topic);
    return 'new';
  } catch (thrown) {
    return explain(descriptionId, normaliseError(thrown));
  }
}

/** The toast for a failed request. An existing picture is shown instead, and without a network one painted here. */
async function explain(descriptionId: string, error: ApiError): Promise<Outcome> {
  const topic = pictureTopic(descriptionId);
  if (error.status === 409) {
    notifyInReader('warning', ...s.images.exists, { topic });
    const existing = pictureResponse.safeParse(error.details);
    if (!existing.success) return 'failed';
    await attachPicture(descriptionId, toGeneratedPicture(existing.data));
    return 'existing';
  }
  if (isOffline(error)) {
    const description = await findDescription(descriptionId);
    if (description && (await paintMeanwhile(description))) {
      dismissTopic(topic);
      return 'new';
    }
    notifyInReader('warning', ...s.images.offline, { topic });
  } else notifyInReader('error', ...s.images.generationFailed, { topic });
  return 'failed';
}
