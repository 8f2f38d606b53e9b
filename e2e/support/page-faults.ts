import type { PageInWindow } from './page-fit.ts';

/** What is wrong with the page in the window. */
export function faultsIn(seen: PageInWindow): string[] {
  const at = `chapter ${seen.chapter} page ${seen.page} of ${seen.pages}`;
  return [
    ...seen.cut.map((words) => `${at}: cut “${words}”`),
    ...seen.lonely.map((words) => `${at}: one line alone of “${words}”`),
    ...seen.stranded.map((words) => `${at}: “${words}” at the foot`),
    ...seen.scrolls.map((name) => `${at}: “${name}” scrolls`),
    ...shortColumns(seen).map(
      (share) => `${at}: ${Math.round(share * 100)} % full before ${JSON.stringify(seen.next)}`,
    ),
  ];
}

const FULL = 0.9;

/**
 * Columns that are neither nearly full nor end early for a reason: the end of the chapter, the publisher’s own end of a
 * page, or what cannot be divided.
 */
function shortColumns({
  filled,
  page,
  pages,
  next,
  isBroken,
  height,
  line,
  isVertical,
}: PageInWindow): number[] {
  if (isVertical) return [];
  return filled.filter((share, i) => {
    const isChapterEnd = page + i >= pages;
    if (isChapterEnd || share >= FULL) return false;
    // What follows the first of two columns is in the window, and not looked at.
    if (i < filled.length - 1) return false;
    const room = (1 - share) * height;
    // Below the last letters there is the rest of their line, and the margin of the window.
    return !(room < (next?.kept ?? 0) + line || isBroken);
  });
}
