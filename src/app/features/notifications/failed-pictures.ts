import {
  retryPicture,
  watchFailedPictures,
  type FailedPicture,
} from '#app/data/pictures/picture-requests.ts';
import { logFailure } from '#app/log.ts';
import { useNotificationSettings } from '#app/state/notification-settings.ts';
import { syncNow } from '#app/state/sync.ts';
import { notify, pictureTopic } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/** Notifies of pictures that were requested offline and could not be painted. @returns stops it */
export function notifyOfFailedPictures(): () => void {
  const failed = logFailure('pictures');
  return watchFailedPictures((request) => {
    if (useNotificationSettings.getState().imageGeneration) notifyOfFailure(request);
  }, failed);
}

function notifyOfFailure(request: FailedPicture): void {
  const [title, message] = s.images.generationFailed;
  const retry = async () => {
    await retryPicture(request);
    await syncNow();
  };
  notify('error', title, s.sync.reasons[request.code] ?? message, {
    // A pushed event may report the same failure: then one toast replaces the other.
    topic: pictureTopic(request.descriptionId),
    action: { label: s.sync.retry, run: () => void retry().catch(logFailure('pictures')) },
  });
}
