import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { pictureOf } from '#shared/reading/cast/picture-of.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import type { OpenCast } from './use-open-cast.ts';

/** Finds the picture of a member among those painted so far; null if there is none. */
export function usePainted(openCast: OpenCast): (id: string) => DescriptionRow | null {
  const { bookId, cast, knowledge } = openCast;
  const rows = useLiveQuery(() => listIllustrated(bookId), [bookId]);
  return useMemo(() => {
    const painted = (rows ?? []).map((row) => {
      const { chapter_number: chapter, start, end, type, entity } = row;
      return { chapter, start, end, type, entity, row };
    });
    return (id) => pictureOf(cast, id, painted, knowledge)?.row ?? null;
  }, [rows, cast, knowledge]);
}
