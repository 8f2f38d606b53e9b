import { isFrontOrBackMatter } from '../../reading/cast/is-front-or-back-matter.ts';
import type { EditionBook } from '../book/edition-book.ts';
import type { PlacedPicture } from '../text/figure.ts';

/** It is seen before anything is read, and tells nothing of what comes later. */
const FIRST_CHAPTERS = 3;

/**
 * The picture that stands before a book's text: the strongest of its first chapters, no preface among them, which may
 * tell how it ends. Null where these have none, and where the book is an edition that has one.
 */
export function chooseFrontispiece(
  pictures: readonly PlacedPicture[],
  { chapters, archive }: Pick<EditionBook, 'chapters' | 'archive'>,
): PlacedPicture | null {
  const hasOne = [...archive.names()].some((name) =>
    /(^|\/)vignette(-\d+)?\/frontispiece\.xhtml$/.test(name),
  );
  const story = chapters.flatMap(({ title }, i) => (isFrontOrBackMatter(title) ? [] : [i + 1]));
  const first = new Set(story.slice(0, FIRST_CHAPTERS));
  return pictures
    .filter(({ chapter }) => !hasOne && first.has(chapter))
    .reduce<PlacedPicture | null>((best, one) => (best && best.priority >= one.priority ? best : one), null);
}
