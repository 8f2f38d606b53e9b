interface Passage {
  id: string;
  /** Offset in the chapter's canonical text. */
  start: number;
  priority_score: number;
}

/** The text of a page at the default size in a large window. */
const PAGE_CHARS = 1_500;
/** Marked fully on one page. */
const FULL_MARKS = 2;

/**
 * Passages that are marked more faintly, because a page around them has two of greater salience; of equal ones the
 * earlier counts as greater. Pages differ between windows, so a page is taken to be the 1,500 characters around the
 * passage: marks do not change when the window does.
 *
 * @param passages of one chapter, in any order
 * @returns their ids
 */
export function lesserPassages(passages: readonly Passage[]): ReadonlySet<string> {
  const sorted = [...passages].sort((a, b) => a.start - b.start);
  const lesser = sorted.filter((passage, i) => {
    let greater = 0;
    for (const step of [-1, 1])
      for (let j = i + step; sorted[j]; j += step) {
        const other = sorted[j]!;
        if (Math.abs(other.start - passage.start) > PAGE_CHARS / 2) break;
        const isGreater =
          other.priority_score > passage.priority_score ||
          (other.priority_score === passage.priority_score && step < 0);
        if (isGreater) greater++;
      }
    return greater >= FULL_MARKS;
  });
  return new Set(lesser.map(({ id }) => id));
}
