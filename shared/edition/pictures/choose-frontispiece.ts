import { openingChapters } from '../../reading/spoilers/opening-chapters.ts';
import type { EditionBook } from '../book/edition-book.ts';
import type { PlacedPicture } from '../text/figure.ts';

/**
 * The picture before a book's text: the strongest of its opening chapters. Null if these have none, and where the
 * book is an edition that has one.
 */
export function chooseFrontispiece(
  pictures: readonly PlacedPicture[],
  { chapters, archive }: Pick<EditionBook, 'chapters' | 'archive'>,
): PlacedPicture | null {
  if ([...archive.names()].some((name) => FRONTISPIECE.test(name))) return null;
  const opening = openingChapters(chapters.map(({ title }, i) => ({ number: i + 1, title })));
  const [strongest] = pictures
    .filter(({ chapter }) => opening.has(chapter))
    .sort((a, b) => b.priority - a.priority);
  return strongest ?? null;
}

const FRONTISPIECE = /(^|\/)vignette(-\d+)?\/frontispiece\.xhtml$/;
