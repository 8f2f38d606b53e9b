/** Where each page of a chapter starts: offsets into its text, ascending; a page of pictures starts where the next does. */
export type PageStarts = readonly number[];

/**
 * Index of the page that shows the character at `offset`.
 *
 * @param hint the page that was shown there: where pages of pictures share their start with the text that follows, it
 *   distinguishes them
 */
export function pageIndexAt(starts: PageStarts, offset: number, hint?: number): number {
  if (hint !== undefined && starts[hint] === offset) return hint;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
