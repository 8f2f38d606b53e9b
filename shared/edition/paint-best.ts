/** How many more passages are tried than pictures are wanted of a chapter: some have too little detail to be drawn. */
const SPARE_PASSAGES = 2;

/**
 * Paints the best passages of a chapter. One with too little detail is skipped.
 *
 * @param wanted how many pictures, at most
 * @param scoreOf how much a passage offers to the eye
 * @param paint null if the passage has too little detail
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
