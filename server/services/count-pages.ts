const WORDS_PER_MINUTE = 200;

/**
 * Pages of a chapter at the specification's defaults: a container of 600 × 800, font size 18, line height 1.6.
 */
export function chapterPages(text: string): number {
  return Math.max(1, Math.ceil(text.length / 1_260));
}

export function bookPages(chapters: readonly { pages: number }[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.pages, 0);
}

export const readingMinutes = (words: number): number =>
  words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** In hours with one decimal. */
export const readingHours = (words: number): number => Math.round((words / WORDS_PER_MINUTE / 60) * 10) / 10;
