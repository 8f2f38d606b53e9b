import { readerDefaults } from '#shared/contract/settings.ts';
import { type Page, pageSizeChars, paginate } from '#shared/reading/layout/paginate.ts';

const WORDS_PER_MINUTE = 200;

/** What a page holds for a reader whose screen is not known: 600 × 800 and the default settings. */
const PAGE_CHARS = pageSizeChars({
  fontSizePx: readerDefaults.fontSize,
  lineHeight: readerDefaults.lineHeight,
});

/** A chapter's pages by the specification's estimate, where there is no screen to measure. */
export const defaultPages = (text: string): Page[] => paginate(text, PAGE_CHARS);

export function bookPages(chapters: readonly { pages: number }[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.pages, 0);
}

export const readingMinutes = (words: number): number =>
  words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** In hours with one decimal. */
export const readingHours = (words: number): number => Math.round((words / WORDS_PER_MINUTE / 60) * 10) / 10;
