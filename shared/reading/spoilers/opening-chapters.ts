import { isFrontOrBackMatter } from '../cast/is-front-or-back-matter.ts';

const FIRST_CHAPTERS = 3;

/**
 * The numbers of the chapters that may be pictured before a book is read, on its cover and its frontispiece: the
 * first three of its story. A preface may reveal the ending.
 *
 * @param chapters in the book's order
 */
export function openingChapters(
  chapters: readonly { readonly number: number; readonly title: string }[],
): ReadonlySet<number> {
  const story = chapters.filter(({ title }) => !isFrontOrBackMatter(title));
  return new Set(story.slice(0, FIRST_CHAPTERS).map(({ number }) => number));
}
