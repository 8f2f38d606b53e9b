import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { CastMember } from '#shared/contract/cast.ts';
import {
  applyCorrections,
  correctionsInForce,
  type Correction,
} from '#shared/reading/cast/apply-corrections.ts';
import { listCorrections } from '#app/data/cast/corrections.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

interface Corrected {
  readonly cast: readonly CastMember[];
  /** Those that the cast shows, in the order in which they were made. */
  readonly corrections: readonly Correction[];
}

/**
 * A book's cast as its reader has corrected it, as far as the reader knows the book. The same object until another
 * correction applies, however many pages are turned, because indexing its names takes a while.
 *
 * @param cast as it was found; undefined while it is not known
 * @returns null while it is not known
 */
export function useCorrected(
  bookId: string,
  cast: readonly CastMember[] | undefined,
  known: TextPlace | null,
): Corrected | null {
  const made = useLiveQuery(() => listCorrections(bookId), [bookId]);
  const ids = useMemo(
    () =>
      cast && made && known
        ? correctionsInForce(cast, made, known)
            .map(({ id }) => id)
            .join()
        : '',
    [cast, made, known],
  );
  return useMemo(() => {
    if (!cast || !made) return null;
    const byId = new Map(made.map((one) => [one.id, one]));
    const corrections = ids.split(',').flatMap((id) => byId.get(id) ?? []);
    return { cast: applyCorrections(cast, corrections), corrections };
  }, [cast, made, ids]);
}
