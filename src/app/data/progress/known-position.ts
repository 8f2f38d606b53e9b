import type { LocatorTuple } from '#shared/contract/records.ts';
import { readHabits } from '../settings/reading-habits.ts';
import { findOpeningPosition, furthestPosition } from './progress.ts';

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
