import type { Mark } from '#shared/publication/layout/mark-html.ts';
import { findChapter } from '#app/data/books/chapters.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { ChapterRow, DescriptionRow } from '#app/data/database/database.ts';
import { listDescriptions } from '#app/data/pictures/descriptions.ts';
import type { Typography } from './fill-page.ts';

/** A chapter to be laid out. */
export interface ChapterSource extends Typography {
  bookId: string;
  number: number;
  html: string;
  marks: readonly Mark[];
}

export interface BookSetting {
  book: Pick<LibraryBook, 'id' | 'language'>;
  /** The language that the reader has chosen for the book. */
  language: string | null;
  showDescriptions: boolean;
}

/** A chapter as it is to be laid out. */
export function chapterSource(
  chapter: ChapterRow,
  marks: readonly Mark[],
  { book, language, showDescriptions }: BookSetting,
): ChapterSource {
  return {
    bookId: book.id,
    number: chapter.number,
    html: chapter.html,
    marks: showDescriptions ? marks : [],
    language: language ?? chapter.language ?? book.language,
    isLanguageAssumed: !language && !chapter.language,
    wrongLanguages: language ? [chapter.language, book.language] : [],
    direction: chapter.direction ?? 'ltr',
  };
}

/** Reads a chapter of the book from this device; null where it has none of that number. */
export async function readChapterSource(number: number, setting: BookSetting): Promise<ChapterSource | null> {
  const { id } = setting.book;
  const [chapter, rows] = await Promise.all([findChapter(id, number), listDescriptions(id, number)]);
  return chapter && chapterSource(chapter, marksOf(rows), setting);
}

/** The passages of a chapter that are marked. */
export const marksOf = (descriptions: readonly DescriptionRow[]): Mark[] =>
  descriptions.map(({ id, start, end }) => ({ start, end, attributes: { 'data-description-id': id } }));

/** Whether the whole chapter is set in lines from top to bottom. */
export const isVertical = (html: string): boolean =>
  /^\s*<[a-z]+[^>]* data-as="[^"]*\bvertical-rl\b/.test(html);
