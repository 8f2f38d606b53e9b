import { isOffline } from '#app/api/errors.ts';
import { logFailure } from '#app/log.ts';
import type { RetryDelays } from './retry-delays.ts';

interface Options {
  /** Names the work in the log. */
  subject: string;
  delays: RetryDelays;
  isOver: () => boolean;
}

/**
 * Background work on one book after the other. A book that fails is tried again later and does not hold up the others;
 * offline the rest is skipped.
 */
export async function forEachBook<T extends { id: string }>(
  books: readonly T[],
  work: (book: T) => Promise<unknown>,
  { subject, delays, isOver }: Options,
): Promise<void> {
  for (const book of books) {
    if (isOver()) return;
    if (!delays.isDue(book.id, Date.now())) continue;
    try {
      await work(book);
      delays.clear(book.id);
    } catch (error) {
      if (isOffline(error)) return;
      delays.postpone(book.id, Date.now());
      if (!isOver()) logFailure(subject)(error);
    }
  }
}
