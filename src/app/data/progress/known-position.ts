import type { LocatorTuple } from '#shared/contract/records.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';
import { knownFromPosition, mayShow } from '#shared/reading/spoilers/may-show.ts';
import type { DescriptionRow } from '../database/database.ts';
import { readHabits } from '../settings/reading-habits.ts';
import { findOpeningPosition, furthestPosition } from './progress.ts';
import { readSeenText } from './seen-text.ts';

/**
 * The position up to which the reader is taken to know a book: the furthest of any device or, if rereading hides everything
 * after it, the one at which the book would open. Null before the book was opened.
 */
export async function knownPosition(bookId: string): Promise<LocatorTuple | null> {
  const { spoilerFreeRereading } = await readHabits();
  return spoilerFreeRereading
    ? ((await findOpeningPosition(bookId)).open?.loc ?? null)
    : furthestPosition(bookId);
}

/**
 * Decides of passages, wherever no page is open, whether they may be shown; reads each book's position once. One that begins
 * on the page that was read may be, with words overleaf: its picture can be opened there.
 */
export function passageFilter(): (passage: DescriptionRow) => Promise<boolean> {
  const known = new Map<string, Promise<TextPlace>>();
  return async ({ bookId, chapter_number: chapter, start }) => {
    const place = known.get(bookId) ?? knownPlace(bookId);
    known.set(bookId, place);
    return mayShow({ chapter, offset: start + 1 }, await place);
  };
}

async function knownPlace(bookId: string): Promise<TextPlace> {
  const [{ spoilerFreeRereading }, position, seen] = await Promise.all([
    readHabits(),
    knownPosition(bookId),
    readSeenText(bookId),
  ]);
  return knownFromPosition(position, seen, spoilerFreeRereading);
}
