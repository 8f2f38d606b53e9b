import type { ChapterPlace, Parted } from '#shared/publication/chapter-parts.ts';
import type { ChapterStretch } from '#shared/publication/cfi/book-cfis.ts';
import type { Chapter, OpenedPublication, Opening, Publication } from '#shared/publication/publication.ts';
import type { PublicationErrorCode } from '#shared/publication/publication-error.ts';
import type { PageLayout, PageRequest } from '#shared/reading/lay-out-pages.ts';

/** Errors do not cross to the page as their class, so a failed parse is an answer. */
export type ParseOutcome =
  | { publication: Publication; failure?: never }
  | { failure: { code: PublicationErrorCode | 'INTERNAL'; message: string }; publication?: never };

/** What is known of a book while it is being read, in this order; a short book is whole before its opening is. */
export type ReadEvent =
  | { type: 'opened'; book: OpenedBook }
  | { type: 'opening'; opening: Opening }
  | { type: 'progress'; done: number; total: number };

/**
 * What crosses to the page: the chapters come before all the rest, some at a time. In one piece they would be as large
 * again as the book, and the page would stand still while it takes them in.
 */
export type SentEvent = ReadEvent | { type: 'chapters'; chapters: Chapter[] };

export type OpenedBook = Pick<OpenedPublication, 'format' | 'metadata'>;

/** What the worker offers the page. */
export interface BookWorker {
  /**
   * Parses piece by piece, so that pages can be laid out meanwhile. The answer has no chapters: the listener has got
   * them by then. Null once `cancel` was called with its number.
   */
  read(
    reading: number,
    bytes: ArrayBuffer,
    listener: (event: SentEvent) => void,
  ): Promise<ParseOutcome | null>;
  cancel(reading: number): void;
  layOut(request: PageRequest): PageLayout;
  /** Gets ready to tell the CFIs of one book, until another is opened so. An FB2 has none. Throws PublicationError. */
  openCfis(bookId: string, bytes: ArrayBuffer, chapters: readonly Parted[]): Promise<void>;
  /** The CFI of each place, null where there is none; null altogether where this book is not open for CFIs. */
  cfisOf(bookId: string, places: readonly ChapterStretch[]): (string | null)[] | null;
  /** The place that each CFI means, null for one that the book does not have; null altogether as above. */
  placesOf(bookId: string, cfis: readonly string[]): (ChapterPlace | null)[] | null;
}
