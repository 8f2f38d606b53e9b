import type { LocatorTuple } from '../../contract/records.ts';

/** A page is only about as long as the chapter's others; what stands on the open one has been reached. */
const PAGES_AHEAD = 2;

/**
 * Whether a passage lies beyond what was reached of its book, so that its picture would tell what is to come. Of a
 * book that was never opened nothing is beyond: there is no story to spoil yet, and nobody to keep it from.
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
