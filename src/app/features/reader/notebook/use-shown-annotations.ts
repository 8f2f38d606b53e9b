import { useMemo } from 'react';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';
import { useReadingHabits } from '#app/state/reading-habits.ts';

export interface ShownAnnotations<A> {
  shown: readonly A[];
  /** How many are further on in the book, while rereading hides what comes later. */
  hidden: number;
}

/**
 * The annotations that lists and exports may contain: all of them, since readers have read what they marked, or only
 * those up to the open page where rereading hides everything after it.
 *
 * @param known how far the reader knows the book; null while no page is laid out
 * @param upTo an annotation as it may be shown; null if it is further on
 * @returns null while it is not known what may be shown
 */
export function useShownAnnotations<A>(
  annotations: readonly A[] | undefined,
  known: TextPlace | null,
  upTo: (annotation: A, known: TextPlace) => A | null,
): ShownAnnotations<A> | null {
  const isLimited = useReadingHabits()?.spoilerFreeRereading;
  return useMemo(() => {
    if (!annotations || isLimited === undefined) return null;
    if (!isLimited) return { shown: annotations, hidden: 0 };
    if (!known) return null;
    const shown = annotations.flatMap((one) => upTo(one, known) ?? []);
    return { shown, hidden: annotations.length - shown.length };
  }, [annotations, isLimited, known, upTo]);
}
