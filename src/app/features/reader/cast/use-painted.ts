import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { pictureOf, type PaintedPassage } from '#shared/reading/cast/picture-of.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { listIllustrated } from '#app/data/pictures/descriptions.ts';
import { pictureSubject } from '#app/data/pictures/picture-subject.ts';
import type { OpenCast } from './use-open-cast.ts';

/** Finds the picture of a member among those painted so far; null if there is none. */
export function usePainted(openCast: OpenCast): (id: string) => DescriptionRow | null {
  const { bookId, cast, knowledge } = openCast;
  const painted = useLiveQuery(() => listPainted(bookId), [bookId]);
  return useMemo(
    () => (id) => pictureOf(cast, id, painted ?? [], knowledge)?.row ?? null,
    [painted, cast, knowledge],
  );
}

async function listPainted(bookId: string): Promise<(PaintedPassage & { row: DescriptionRow })[]> {
  const rows = await listIllustrated(bookId);
  return Promise.all(
    rows.map(async (row) => {
      const { chapter_number: chapter, start, end, type } = row;
      return { chapter, start, end, type, entity: await pictureSubject(row), row };
    }),
  );
}
