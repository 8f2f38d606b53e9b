import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { furthestPosition } from '#app/data/progress/progress.ts';
import { useReadingHabits } from '#app/state/reading-habits.ts';
import { knownWhileReading } from '#shared/reading/spoilers/may-show.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/**
 * How far the reader knows the open book.
 *
 * @param pageEnd where the text on the open page ends; null while no page is laid out
 * @returns null while it is not known
 */
export function useKnownPosition(bookId: string, pageEnd: TextPlace | null): TextPlace | null {
  const furthest = useLiveQuery(() => furthestPosition(bookId), [bookId]);
  const spoilerFreeRereading = useReadingHabits()?.spoilerFreeRereading;
  const [chapter, offset] = [pageEnd?.chapter, pageEnd?.offset];
  return useMemo(
    () =>
      chapter === undefined ||
      offset === undefined ||
      furthest === undefined ||
      spoilerFreeRereading === undefined
        ? null
        : knownWhileReading(furthest, { chapter, offset }, spoilerFreeRereading),
    [chapter, offset, furthest, spoilerFreeRereading],
  );
}
