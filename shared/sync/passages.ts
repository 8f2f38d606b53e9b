/** A passage of a chapter. */
export interface Passage {
  id: string;
  start: number;
  end: number;
}

/** How many characters two passages share; zero or negative if they don't overlap. */
export const overlap = (a: Omit<Passage, 'id'>, b: Omit<Passage, 'id'>): number =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** The passages found in a chapter that share no words with one that stays. */
export const withoutTaken = <Found extends Passage>(
  found: readonly Found[],
  staying: readonly Passage[],
): Found[] => found.filter((one) => staying.every((row) => row.id === one.id || overlap(row, one) <= 0));
