import { findChapter } from '../../db/chapters.ts';
import type { Db } from '../../db/pool.ts';
import { defaultPages } from './page-estimates.ts';

/** Where a chapter's default pages begin, and how long it is. */
export interface PageStarts {
  /** UTF-16 offsets into the chapter's text. */
  starts: readonly number[];
  lengthChars: number;
}

const REMEMBERED = 2_000;

/** By chapter id, least recently used first. A chapter's text never changes. */
const remembered = new Map<string, PageStarts>();

/** Counted once per chapter: a reader turns its pages one by one. @returns null if the chapter no longer exists */
export async function pageStarts(
  db: Db,
  userId: string,
  chapter: { id: string; bookId: string; number: number },
): Promise<PageStarts | null> {
  const known = remembered.get(chapter.id);
  if (known) {
    remembered.delete(chapter.id);
    remembered.set(chapter.id, known);
    return known;
  }
  const found = await findChapter(db, userId, chapter.bookId, chapter.number);
  if (!found) return null;
  const starts = {
    starts: defaultPages(found.text).map(({ start }) => start),
    lengthChars: found.text.length,
  };
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
  remembered.set(chapter.id, starts);
  return starts;
}
