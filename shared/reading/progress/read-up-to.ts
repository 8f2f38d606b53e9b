import type { LocatorTuple } from '../../contract/records.ts';
import { mayShow } from '../spoilers/may-show.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/**
 * The place up to which a book has been read: where the furthest page begins, or the end of its chapter when that is the
 * chapter's last page. Null if nothing has been read.
 *
 * @param reached the furthest place of any device, or null
 */
export function readUpTo(reached: LocatorTuple | null): TextPlace | null {
  if (reached === null) return null;
  const [chapter, start, length, page, pages] = reached;
  const offset = page >= pages ? length : start;
  return chapter === 1 && offset === 0 ? null : { chapter, offset };
}

/**
 * Whether a passage ends by a place.
 *
 * @param passage its chapter, and where it ends in the chapter's canonical text
 * @param until null for the whole book
 */
export const endsBy = (
  { chapter, end }: { readonly chapter: number; readonly end: number },
  until: TextPlace | null,
): boolean => until === null || mayShow({ chapter, offset: end }, until);
