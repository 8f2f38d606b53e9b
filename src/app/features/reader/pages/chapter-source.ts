import { findChapter } from '#app/data/books/chapters.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import type { ChapterRow, DescriptionRow } from '#app/data/database/database.ts';
import { listDescriptions } from '#app/data/pictures/descriptions.ts';
import type { Mark } from '../chapter/render-marks.ts';
import type { Typography } from './fill-page.ts';

/** A chapter to be laid out. */
export interface ChapterSource extends Typography {
  bookId: string;
  number: number;
  html: string;
}

/** A chapter with its passages. */
export interface MarkedChapter {
  source: ChapterSource;
  marks: readonly Mark[];
}

export interface BookSetting {
  book: Pick<LibraryBook, 'id' | 'language'>;
  /** The language that the reader has chosen for the book. */
  language: string | null;
  showDescriptions: boolean;
}

/** A chapter as it is to be laid out. */
export function chapterSource(chapter: ChapterRow, { book, language }: BookSetting): ChapterSource {
  return {
    bookId: book.id,
    number: chapter.number,
    html: chapter.html,
    language: language ?? chapter.language ?? book.language,
    isLanguageAssumed: !language && !chapter.language,
    wrongLanguages: language ? [chapter.language, book.language] : [],
    direction: chapter.direction ?? 'ltr',
  };
}

/** The marks if the reader has turned them off. */
export const NO_MARKS: readonly Mark[] = [];

/** Reads a chapter of the book from this device; null if it has none of that number. */
export async function readMarkedChapter(number: number, setting: BookSetting): Promise<MarkedChapter | null> {
  const { book, showDescriptions } = setting;
  const { id } = book;
  const [chapter, rows] = await Promise.all([findChapter(id, number), listDescriptions(id, number)]);
  const marks = showDescriptions ? marksOf(rows) : NO_MARKS;
  return chapter && { source: chapterSource(chapter, setting), marks };
}

/** The passages of a chapter that are marked. */
export const marksOf = (descriptions: readonly DescriptionRow[]): Mark[] =>
  descriptions.map(({ id, start, end }) => ({ id, start, end }));

/** Whether the whole chapter is set in lines from top to bottom. */
export const isVertical = (html: string): boolean =>
  /^\s*<[a-z]+[^>]* data-as="[^"]*\bvertical-rl\b/.test(html);
