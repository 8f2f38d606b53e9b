import { useEffect } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import { savedPercent } from '#shared/reading/progress.ts';
import { saveProgress } from '#app/data/progress.ts';
import type { Place } from './use-place.ts';

/** Keeps where the reader is, once they have moved themselves; a place restored at opening is not saved again. */
export function useSavedProgress(
  bookId: string,
  place: Place | null,
  loc: LocatorTuple | null,
  chapters: number,
): void {
  const key = loc?.join();
  useEffect(() => {
    if (!place?.turned || !loc) return;
    const [chapter, , , page, pages] = loc;
    void saveProgress(bookId, loc, savedPercent({ chapter, page, pages, chapters }));
    // The locator is new at every render; what it says decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [bookId, chapters, key, place]);
}
