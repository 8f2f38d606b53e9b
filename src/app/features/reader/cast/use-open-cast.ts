import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { CastMember } from '#shared/contract/cast.ts';
import type { Correction } from '#shared/reading/cast/apply-corrections.ts';
import type { Knowledge } from '#shared/reading/cast/known-facts.ts';
import { isFrontOrBackMatter } from '#shared/reading/cast/is-front-or-back-matter.ts';
import { namedChapters } from '#shared/reading/navigation/named-chapters.ts';
import type { PublicationRow, StoredChapter } from '#app/data/database/database.ts';
import { readCast } from '#app/data/cast/cast.ts';
import { useCorrected } from './use-corrected.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/** The people and places of the open book, and what decides how much of them is shown. */
export interface OpenCast {
  readonly bookId: string;
  /** Whether names have been looked for. */
  readonly isExtracted: boolean;
  /** As the reader has corrected it. */
  readonly cast: readonly CastMember[];
  readonly corrections: readonly Correction[];
  readonly knowledge: Knowledge;
  /** Where the text on the open page begins. */
  readonly pageStart: TextPlace;
  /** Where it ends. */
  readonly pageEnd: TextPlace;
  /** Under names that can stand alone. */
  readonly chapters: readonly StoredChapter[];
  /** On the pages of the open chapter. */
  readonly charsPerPage: number;
}

interface OpenPage {
  bookId: string;
  publication: PublicationRow | null | undefined;
  /** How far the reader knows the book; null while it is not known. */
  known: TextPlace | null;
  /** The text on the open page; null while none is laid out. */
  page: { chapter: number; start: number; end: number } | null;
  charsPerPage: number;
}

const NOBODY: readonly CastMember[] = [];

/** Of a book whose names were not extracted nobody is known. Undefined while they are being read, and while no page is laid out. */
export function useOpenCast({
  bookId,
  publication,
  known,
  page,
  charsPerPage,
}: OpenPage): OpenCast | undefined {
  const found = useLiveQuery(() => readCast(bookId), [bookId]);
  const corrected = useCorrected(bookId, found === null ? NOBODY : found?.cast, known);
  const { chapter, start, end } = page ?? { chapter: 0, start: 0, end: 0 };
  return useMemo(() => {
    if (found === undefined || !corrected || !publication || !known || chapter === 0) return undefined;
    const aside = new Set(
      publication.chapters.filter(({ title }) => isFrontOrBackMatter(title)).map(({ number }) => number),
    );
    const knowledge = { known, isCounted: (number: number) => !aside.has(number) };
    const chapters = namedChapters(publication);
    const isExtracted = found !== null;
    return {
      bookId,
      isExtracted,
      ...corrected,
      knowledge,
      pageStart: { chapter, offset: start },
      pageEnd: { chapter, offset: end },
      chapters,
      charsPerPage,
    };
  }, [bookId, found, corrected, publication, known, chapter, start, end, charsPerPage]);
}
