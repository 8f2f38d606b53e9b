/** How many passages are tried beyond the pictures wanted of a chapter: some are too poor to be drawn. */
const SPARE_PASSAGES = 2;

/**
 * Paints the best passages of a chapter. One that is too poor for a picture is skipped.
 *
 * @param wanted how many pictures, at most
 * @param scoreOf how much a passage offers to the eye
 * @param paint null where the passage gives too little to be seen
 * @returns the pictures as they were painted, the best passage first
 */
export async function paintBest<T, P>(
  passages: readonly T[],
  wanted: number,
  scoreOf: (passage: T) => number,
  paint: (passage: T) => Promise<P | null>,
): Promise<P[]> {
  const ranked = [...passages].sort((a, b) => scoreOf(b) - scoreOf(a));
  const pictures: P[] = [];
  for (const passage of ranked.slice(0, wanted + SPARE_PASSAGES)) {
    if (pictures.length >= wanted) break;
    const picture = await paint(passage);
    if (picture !== null) pictures.push(picture);
  }
  return pictures;
}
