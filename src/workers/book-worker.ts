import type { ChapterPlace } from '#shared/publication/cfi/book-cfis.ts';
import type { OpenedPublication, Opening, Publication } from '#shared/publication/publication.ts';
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

export type OpenedBook = Pick<OpenedPublication, 'format' | 'metadata' | 'cover' | 'outline'>;

/** What the worker offers the page. */
export interface BookWorker {
  /** Parses piece by piece, so that pages can be laid out meanwhile; null once `cancel` was called with its number. */
  read(
    reading: number,
    bytes: ArrayBuffer,
    listener: (event: ReadEvent) => void,
  ): Promise<ParseOutcome | null>;
  cancel(reading: number): void;
  layOut(request: PageRequest): PageLayout;
  /** The CFI of each place in an EPUB; null where there is none, for an FB2 everywhere. Throws PublicationError. */
  cfisOf(bytes: ArrayBuffer, places: readonly ChapterPlace[]): Promise<(string | null)[]>;
  /** The place that each CFI means in an EPUB; null for one that it does not have. Throws PublicationError. */
  placesOf(bytes: ArrayBuffer, cfis: readonly string[]): Promise<(ChapterPlace | null)[]>;
}
