import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { findEarlierPicture } from '#app/data/pictures/stored-pictures.ts';
import { useObjectUrl } from '#app/ui/use-object-url.ts';

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
  const url = useObjectUrl(row);
  return {
    isKept: earlier !== null,
    shown: row && { url, row, failed: false },
    toggle: () => setSeen(row ? null : (earlier?.id ?? null)),
  };
}
