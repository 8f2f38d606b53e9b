import { findPublication } from '#app/data/books/publications.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { listBookDescriptions } from '#app/data/pictures/descriptions.ts';
import { paintUnlessOrnament } from '#app/state/paint-here.ts';
import { extractHere } from '#app/state/extract-here.ts';
import { paintBest } from '#shared/edition/paint-best.ts';
import { isFrontOrBackMatter } from '#shared/reading/cast/is-front-or-back-matter.ts';
import { descriptionsUpTo } from './count-pictures.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

export interface PaintingRequest {
  /** Where the edition ends; null for the whole book. */
  until: TextPlace | null;
  /** How many pictures each chapter should have, including existing ones. */
  perChapter: number;
}

/** The passages of a chapter to be painted. */
interface ChapterPlan {
  /** Without a picture so far. */
  passages: DescriptionRow[];
  wanted: number;
}

/** How many pictures would be painted, at most; null before the book's extraction. */
export async function countPicturesToPaint(bookId: string, request: PaintingRequest): Promise<number | null> {
  if ((await listBookDescriptions(bookId)).length === 0) return null;
  return total(await planPainting(bookId, request));
}

/**
 * Paints the best passages of each chapter on this device. Existing pictures count, so that it continues where it was
 * stopped; those that it has painted are pictures of the book like any other. The descriptions of a book without any
 * are extracted first.
 *
 * @param onPainted called with the share that is done, 0–1
 * @throws the signal's reason; what the extraction, the painter and the store throw
 */
export async function paintChapters(
  bookId: string,
  request: PaintingRequest,
  { signal, onPainted }: { signal: AbortSignal; onPainted: (share: number) => void },
): Promise<void> {
  if ((await listBookDescriptions(bookId)).length === 0) await extractHere(bookId, 1, signal);
  signal.throwIfAborted();
  const plans = await planPainting(bookId, request);
  const all = total(plans);
  let done = 0;
  for (const { passages, wanted } of plans) {
    await paintBest(passages, wanted, priorityOf, async (passage) => {
      signal.throwIfAborted();
      onPainted(done / all);
      return (await paintUnlessOrnament(passage)) ? ++done : null;
    });
  }
  signal.throwIfAborted();
}

const priorityOf = ({ priority_score: priority }: DescriptionRow): number => priority;

const total = (plans: readonly ChapterPlan[]): number =>
  plans.reduce((sum, { passages, wanted }) => sum + Math.min(passages.length, wanted), 0);

async function planPainting(bookId: string, { until, perChapter }: PaintingRequest): Promise<ChapterPlan[]> {
  const [rows, publication] = await Promise.all([listBookDescriptions(bookId), findPublication(bookId)]);
  const isStory = (chapter: number) => !isFrontOrBackMatter(publication?.chapters[chapter - 1]?.title ?? '');
  const within = descriptionsUpTo(rows, until);
  const chapters = [...new Set(within.map((row) => row.chapter_number))].sort((a, b) => a - b);
  return chapters.filter(isStory).map((chapter) => {
    const inChapter = within.filter((row) => row.chapter_number === chapter);
    const passages = inChapter.filter(({ generated_image: image }) => image === null);
    return { passages, wanted: Math.max(0, perChapter - (inChapter.length - passages.length)) };
  });
}
