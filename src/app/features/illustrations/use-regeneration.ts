import { useState } from 'react';
import { isOffline, normaliseError } from '#app/api/errors.ts';
import { regeneratePicture, toGeneratedPicture } from '#app/api/pictures.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { attachPicture } from '#app/data/pictures/descriptions.ts';
import { isPaintedHere } from '#shared/sync/device/painted-here.ts';
import { whileAwaited } from '#app/state/awaited-pictures.ts';
import { useReadingHabits } from '#app/state/reading-habits.ts';
import { notify } from '#app/state/toasts.ts';
import { paintHere, paintMeanwhile } from '#app/state/paint-here.ts';
import { s } from '#app/strings/en.ts';
import { awaitPicture } from './await-picture.ts';

/**
 * Another take of a description's picture.
 *
 * @param onDone called when there is a new picture, or when the request waits for the network
 */
export function useRegeneration(description: DescriptionRow | null | undefined, onDone: () => void) {
  const [painting, setPainting] = useState<'here' | 'by the server' | null>(null);
  const isPaintedOnDevice = useReadingHabits()?.paintsOn === 'device';
  const [applied, setApplied] = useState<string | null>(null);
  const [report, setReport] = useState<[title: string, text: string] | null>(null);

  const reportNewTake = (seconds: number) => setReport(s.images.regenerated(seconds.toFixed(1)));

  const regenerate = async (style: string) => {
    const imageId = description?.generated_image?.id;
    if (!description || !imageId) return notify('error', ...s.images.missingId);
    const isHere = isPaintedHere(description.generated_image) || isPaintedOnDevice;
    setPainting(isHere ? 'here' : 'by the server');
    setReport(null);
    try {
      if (isHere) return await repaintHere(description, style);
      const { image, style: applied } = await whileAwaited(description.id, async (failed) => {
        const outcome = await regeneratePicture(imageId, style);
        return 'done' in outcome
          ? { image: toGeneratedPicture(outcome.done), style: outcome.done.style_applied ?? null }
          : { image: await awaitPicture(description.id, failed, imageId), style: null };
      });
      await attachPicture(description.id, image);
      setApplied(applied);
      onDone();
      reportNewTake(image.generation_time_seconds);
    } catch (thrown) {
      if (!isOffline(normaliseError(thrown))) return notify('error', ...s.images.regenerateFailed);
      setPainting('here');
      await repaintHere(description, style);
    } finally {
      setPainting(null);
    }
  };

  /** The server paints it in the same style when it can be reached, unless this device is to. */
  const repaintHere = async (row: DescriptionRow, style: string) => {
    // The server doesn't know a passage that only this device has found; the request follows once it does.
    const isOnlyHere = row.foundHere || isPaintedOnDevice;
    const painted = await (isOnlyHere ? paintHere : paintMeanwhile)(row, style);
    onDone();
    if (painted) reportNewTake(painted.seconds);
    else notify('warning', ...s.images.offline);
  };

  return {
    /** Where another picture is being painted; null while none is. */
    painting,
    /** The requested style of the shown picture, if any. */
    applied,
    /** That there is another picture; shown beside it. */
    report,
    regenerate,
  };
}
