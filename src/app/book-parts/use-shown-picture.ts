import { useEffect, useState } from 'react';
import type { PictureRow } from '#app/data/database/database.ts';
import { logFailure } from '#app/log.ts';
import { useReaderSettings } from '#app/state/reader-settings.ts';
import { useObjectUrl } from '#app/ui/use-object-url.ts';
import { liftPicture } from '#workers/books/book-bridge.ts';
import type { ShownPicture } from './picture.tsx';

type PictureFile = Pick<PictureRow, 'bytes' | 'mediaType'>;

/**
 * A picture as it is shown, its address null until it is ready: in the dark theme a vignette is lifted from its paper.
 * What is stored, printed and shared stays as it was made.
 */
export function useShownPicture(row: PictureRow | null): Omit<ShownPicture, 'failed'> {
  const isDark = useReaderSettings(({ settings }) => settings.theme === 'dark' && !settings.eInk);
  const [lifted, setLifted] = useState<{ of: PictureRow; picture: PictureFile } | null>(null);
  useEffect(() => {
    if (!row || !isDark) return;
    let left = false;
    void liftedOnce(row).then((picture) => !left && setLifted({ of: row, picture }));
    return () => {
      left = true;
    };
  }, [row, isDark]);
  const onDark = lifted?.of === row ? lifted?.picture : null;
  const shown = isDark ? onDark : row;
  return { url: useObjectUrl(shown), isLifted: isDark && shown !== row };
}

/** Pictures made ready for the dark, the last shown last: in a gallery that is left and entered they are shown at once. */
const ready = new Map<string, Promise<PictureFile>>();
const KEPT = 24;

function liftedOnce(row: PictureRow): Promise<PictureFile> {
  const lifted = ready.get(row.id) ?? lift(row);
  ready.delete(row.id);
  ready.set(row.id, lifted);
  for (const id of [...ready.keys()].slice(0, -KEPT)) ready.delete(id);
  return lifted;
}

/** The picture itself where it is not a vignette, or cannot be lifted here. */
async function lift(row: PictureRow): Promise<PictureFile> {
  try {
    const lifted = await liftPicture(new Blob([row.bytes], { type: row.mediaType }));
    return lifted ? { bytes: await lifted.arrayBuffer(), mediaType: lifted.type } : row;
  } catch (thrown: unknown) {
    logFailure('picture on dark')(thrown);
    return row;
  }
}
