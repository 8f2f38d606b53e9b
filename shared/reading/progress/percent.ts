/**
 * The two percentages of a position. They differ on purpose (SPEC section 4): what is saved counts the page
 * being read as read, what the bar shows does not.
 */
export interface PagePosition {
  /** 1-based */
  chapter: number;
  /** 1-based */
  page: number;
  pages: number;
  chapters: number;
}

/** Percent to save: (chapter−1 + page/pages) / chapters × 100, clamped to 0..100. */
export function savedPercent({ chapter, page, pages, chapters }: PagePosition): number {
  return clampPercent(((chapter - 1 + page / Math.max(1, pages)) / Math.max(1, chapters)) * 100);
}

/** Percent the bar shows: (chapter−1 + (page−1)/pages) / chapters × 100, clamped to 0..100. */
export function shownPercent({ chapter, page, pages, chapters }: PagePosition): number {
  return clampPercent(((chapter - 1 + (page - 1) / Math.max(1, pages)) / Math.max(1, chapters)) * 100);
}

function clampPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}
