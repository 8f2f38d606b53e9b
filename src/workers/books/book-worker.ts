import type { ChapterStretch } from '#shared/publication/cfi/book-cfis.ts';
import type { PublicationErrorCode } from '#shared/publication/publication-error.ts';
import type { CutSheet, SheetRequest } from '#shared/reading/layout/cut-sheet.ts';
import type { HyphenationRequest } from '#shared/reading/layout/hyphenation.ts';
import type { LineMeasure } from '#shared/reading/layout/points-near-line-ends.ts';
import type { ScrollLayout, ScrollRequest } from '#shared/reading/layout/lay-out-scroll.ts';

/**
 * The worker's interface. It stores books in the reader's database itself: only small results cross to the page, which
 * reads books from the database.
 */
export interface BookWorker {
  /** Adds a chosen file to the library. */
  addBook(task: TaskRef, chosen: ChosenFile, onRead: (share: number) => void): Promise<Outcome<AddedBook>>;
  /**
   * Makes the text of a book of the library readable: from these bytes, which are stored, or from its file on
   * this device. The first chapter of a long book is stored before the others.
   */
  readBook(task: TaskRef, book: BookFile, bytes: ArrayBuffer | null): Promise<Outcome<'done'>>;
  /** Parses a book again that an older parser had parsed; progress and annotations stay with their words. */
  reparseBook(task: TaskRef, book: BookFile): Promise<Outcome<'done'>>;
  /** The task with that id stops before it stores anything more. */
  cancel(task: number): void;
  /** Returns as soon as the worker is free, which proves that it is alive. */
  ping(): void;
  layOutScroll(request: ScrollRequest): ScrollLayout;
  cutSheet(request: HyphenatedSheetRequest): Promise<HyphenatedSheet>;
  /**
   * A vignette without the paper around it; null for any other picture.
   *
   * @throws if the browser cannot read the picture
   */
  liftPicture(picture: Blob): Promise<Blob | null>;
  findCfis(
    task: TaskRef,
    book: BookFile,
    places: readonly ChapterStretch[],
  ): Promise<Outcome<(string | null)[]>>;
}

/** `id` is the caller's, for cancelling. A task runs on one reader's database and no other. */
export interface TaskRef {
  id: number;
  userId: string;
}

/** A file as a person chose it. */
export interface ChosenFile {
  file: Blob;
  name: string;
  /** To be kept only on this device. */
  isPrivate?: boolean;
}

/** A book of the library, and the digest that identifies its file. */
export interface BookFile {
  id: string;
  sha: string;
}

export interface AddedBook {
  bookId: string;
  title: string;
  /** It is kept only on this device. */
  isPrivate: boolean;
}

/** A task's result or failure, because errors lose their class on the way to the page; null for none. */
export type Outcome<T> = { value: T; failure?: never } | { failure: Failure; value?: never } | null;

export interface Failure {
  code: PublicationErrorCode | 'STORAGE_FULL' | 'NO_MEMORY' | 'INTERNAL';
  message: string;
}

/** How the words of a sheet are divided. */
export interface SheetHyphenation extends HyphenationRequest {
  measure: LineMeasure;
}

export interface HyphenatedSheetRequest extends SheetRequest {
  /** Null if the browser hyphenates, or hyphenation is off. */
  hyphenation: SheetHyphenation | null;
}

export interface HyphenatedSheet extends CutSheet {
  /** Where words may be divided at the end of a line: offsets in the chapter's text, in order. */
  hyphens: readonly number[];
}
