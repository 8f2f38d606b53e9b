import type { GeneratedImage } from '#shared/contract/images.ts';
import { watchDescription } from '#app/data/pictures/descriptions.ts';

const PATIENCE_MS = 5 * 60_000;

/**
 * Waits until a requested picture has been stored, by this tab or another.
 *
 * @param previousId the picture to be replaced, when there is one
 * @throws Error when it has not come within five minutes
 */
export function awaitPicture(descriptionId: string, previousId?: string): Promise<GeneratedImage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error('The picture did not come'));
    }, PATIENCE_MS);
    const stop = watchDescription(descriptionId, (row) => {
      const image = row?.generated_image;
      if (!image || image.id === previousId) return;
      clearTimeout(timer);
      stop();
      resolve(image);
    });
  });
}
