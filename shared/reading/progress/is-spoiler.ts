import type { LocatorTuple } from '../../contract/records.ts';

/** Pages differ in length, so a passage a little after the position may still be on the open page. */
const PAGES_AHEAD = 2;

/**
 * Whether a passage lies beyond the furthest position, so that its picture would be a spoiler. Nothing in a book that
 * was never opened is a spoiler.
 *
 * @param place the passage's chapter, and its first character in the chapter's canonical text
 * @param reached the furthest place of any device, or null
 */
export function isSpoiler(
  place: { readonly chapter: number; readonly offset: number },
  reached: LocatorTuple | null,
): boolean {
  if (!reached) return false;
  const [chapter, offset, length, , pages] = reached;
  if (place.chapter !== chapter) return place.chapter > chapter;
  return place.offset > offset + (PAGES_AHEAD * length) / Math.max(1, pages);
}
