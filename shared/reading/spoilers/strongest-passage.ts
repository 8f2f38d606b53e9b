import { openingChapters } from './opening-chapters.ts';

interface Passage {
  readonly chapter: number;
  readonly start: number;
  /** 0–100. */
  readonly priority: number;
}

/**
 * The passage that a book is pictured by before it is read: the strongest of the first chapters that have any, the first of
 * those that are as strong. Null for a book without passages.
 */
export function strongestPassage<T extends Passage>(
  passages: readonly T[],
  titleOf: (chapter: number) => string,
): T | null {
  const described = [...new Set(passages.map(({ chapter }) => chapter))].sort((a, b) => a - b);
  const opening = openingChapters(described.map((number) => ({ number, title: titleOf(number) })));
  const told = passages.filter(({ chapter }) => opening.has(chapter));
  return (
    told.sort((a, b) => b.priority - a.priority || a.chapter - b.chapter || a.start - b.start)[0] ?? null
  );
}
