import type { GeneratedImage } from '#shared/contract/images.ts';
import { watchDescription } from '#app/data/pictures/descriptions.ts';

const TIMEOUT_MS = 5 * 60_000;

/**
 * Waits until a requested picture has been stored, by this tab or another.
 *
 * @param failed aborts when the server reports that there will be none
 * @param previousId the picture to be replaced, when there is one
 * @throws Error when it failed, or has not come within five minutes
 */
export function awaitPicture(
  descriptionId: string,
  failed: AbortSignal,
  previousId?: string,
): Promise<GeneratedImage> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      failed.removeEventListener('abort', onFailed);
      stop();
    };
    const giveUp = (error: Error) => {
      end();
      reject(error);
    };
    const onFailed = () => giveUp(failed.reason as Error);
    const timer = setTimeout(() => giveUp(new Error('The picture did not come')), TIMEOUT_MS);
    const stop = watchDescription(descriptionId, (row) => {
      const image = row?.generated_image;
      if (!image || image.id === previousId) return;
      end();
      resolve(image);
    });
    failed.addEventListener('abort', onFailed);
    // The failure may have been reported before the server's answer to the request.
    if (failed.aborted) onFailed();
  });
}
