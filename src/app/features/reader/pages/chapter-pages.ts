import type { Sheet } from './sheet.ts';

/** The pages of a chapter. */
export interface ChapterPages {
  chapter: number;
  /** The chapter's canonical text. */
  text: string;
  /** UTF-16 offsets into it; pages tile the text, and those that only show pictures have none of it. */
  pages: readonly { start: number; end: number }[];
  /** How many pages the chapter has; an estimate until it is complete. */
  count: number;
  /** All pages are known; else those of the text up to the end of the last one. */
  isComplete: boolean;
}

/** The pages of a chapter with the first `count` pages of its next sheet; null is a chapter without any so far. */
export function appendSheet(
  before: ChapterPages | null,
  chapter: number,
  { text, start, isLast: isComplete, pages: own }: Pick<Sheet, 'text' | 'start' | 'isLast' | 'pages'>,
  count: number,
): ChapterPages {
  const added = own.slice(0, count).map((page, i) => ({
    start: i === 0 ? start : page.start,
    end: own[i + 1]?.start ?? text.length,
  }));
  const pages = [...(before?.pages ?? []), ...added];
  // A chapter without a word or a picture is one empty page.
  if (pages.length === 0) pages.push({ start: 0, end: text.length });
  const end = pages.at(-1)!.end;
  const rest = isComplete ? 0 : Math.max(1, Math.round((text.length - end) / (end / pages.length || 1)));
  return { chapter, text, pages, count: pages.length + rest, isComplete };
}
