/** A stretch of a passage. */
interface Stretch {
  text: string;
  /** The picture shows it. */
  isDrawn: boolean;
}

/**
 * A passage divided into what its picture shows and what it does not; joined, the stretches are the passage.
 *
 * @param drawn in order, in UTF-16 units; what lies outside the passage is left out
 */
export function markDrawn(passage: string, drawn: readonly { start: number; end: number }[]): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (text: string, isDrawn: boolean) => {
    if (text !== '') stretches.push({ text, isDrawn });
  };
  let at = 0;
  for (const { start, end } of drawn) {
    const from = Math.max(at, start);
    const to = Math.min(passage.length, end);
    if (from >= to) continue;
    add(passage.slice(at, from), false);
    add(passage.slice(from, to), true);
    at = to;
  }
  add(passage.slice(at), false);
  return stretches;
}
