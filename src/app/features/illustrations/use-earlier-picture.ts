import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { findEarlierPicture } from '#app/data/pictures/stored-pictures.ts';
import { useShownPicture } from '#app/book-parts/use-shown-picture.ts';

/**
 * The picture that a passage had before the one it has: whether there is one, and the picture while the reader views
 * it.
 */
export function useEarlierPicture(description: DescriptionRow | null | undefined) {
  const id = description?.id;
  const newestId = description?.generated_image?.id;
  const earlier =
    useLiveQuery(() => (id && newestId ? findEarlierPicture(id, newestId) : null), [id, newestId]) ?? null;
  const [seen, setSeen] = useState<string | null>(null);
  const row = earlier?.id === seen ? earlier : null;
  const picture = useShownPicture(row);
  return {
    isKept: earlier !== null,
    shown: row && { ...picture, row, failed: false },
    toggle: () => setSeen(row ? null : (earlier?.id ?? null)),
  };
}
