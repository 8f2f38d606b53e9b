import { useState } from 'react';
import { isOffline, normaliseError } from '#app/api/errors.ts';
import { regenerateImage, toGeneratedImage } from '#app/api/images.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { attachImage } from '#app/data/pictures/descriptions.ts';
import { requestPicture } from '#app/data/pictures/picture-requests.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { awaitPicture } from './await-picture.ts';

/**
 * Another take of a description's picture.
 *
 * @param onDone called when there is a new picture, or when the request waits for the network
 */
export function useRegeneration(description: DescriptionRow | null | undefined, onDone: () => void) {
  const [painting, setPainting] = useState(false);
  const [applied, setApplied] = useState<string | null>(null);

  const regenerate = async (style: string) => {
    const imageId = description?.generated_image?.id;
    if (!description || !imageId) return notify('error', ...s.images.missingId);
    setPainting(true);
    try {
      const outcome = await regenerateImage(imageId, style);
      const image =
        'done' in outcome ? toGeneratedImage(outcome.done) : await awaitPicture(description.id, imageId);
      await attachImage(description.id, image);
      setApplied('done' in outcome ? (outcome.done.style_applied ?? null) : null);
      onDone();
      notify('success', ...s.images.regenerated(image.generation_time_seconds.toFixed(1)));
    } catch (thrown) {
      if (!isOffline(normaliseError(thrown))) return notify('error', ...s.images.regenerateFailed);
      await requestPicture(description, style);
      onDone();
      notify('warning', ...s.images.offline);
    } finally {
      setPainting(false);
    }
  };

  return { painting, /** The requested style of the shown picture, if any. */ applied, regenerate };
}
