import { useEffect, useState } from 'react';
import { loadPicture } from '#app/api/book-content.ts';
import type { DescriptionRow, PictureRow } from '#app/data/database/database.ts';
import { useShownPicture } from './use-shown-picture.ts';

/** A description's picture from this device, or from the server the first time. */
export function usePicture(description: DescriptionRow | null | undefined) {
  const [row, setRow] = useState<PictureRow | null>(null);
  const [failed, setFailed] = useState(false);
  const imageId = description?.generated_image?.id;
  useEffect(() => {
    if (!description || !imageId) return setRow(null);
    let left = false;
    setFailed(false);
    loadPicture(description).then(
      (found) => !left && setRow(found),
      () => !left && setFailed(true), // The placeholder is shown; it is tried again next time.
    );
    return () => {
      left = true;
    };
    // The row is a new object at every change; only another picture matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [imageId]);
  return { ...useShownPicture(row), row, failed };
}
