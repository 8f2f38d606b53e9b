import type { ChapterStretch } from '#shared/publication/cfi/book-cfis.ts';
import type { PublicationErrorCode } from '#shared/publication/publication-error.ts';
import type { PageLayout, PageRequest } from '#shared/reading/layout/lay-out-pages.ts';

/**
 * What the worker offers the page. Books go from their files into the reader's database here: only small answers cross
 * to the page, which hears of a book as it hears of everything, from the database.
 */
export interface BookWorker {
  /** Takes a chosen file into the library. */
  addBook(task: TaskRef, chosen: ChosenFile, onRead: (share: number) => void): Promise<Outcome<AddedBook>>;
  /**
   * Makes the text of a book of the library readable: from these bytes, which are kept, or from its file on this
   * device. The first chapter of a long book is there before the others.
   */
  readBook(task: TaskRef, book: BookFile, bytes: ArrayBuffer | null): Promise<Outcome<'done'>>;
  /** Reads a book anew that an older parser had read; its places stay with their words. */
  reparseBook(task: TaskRef, book: BookFile): Promise<Outcome<'done'>>;
  /** The reading of that number stops before it has stored anything more. */
  cancel(task: number): void;
  /** Answers as soon as the worker is free: a sign of life. */
  ping(): void;
  layOut(request: PageRequest): PageLayout;
  findCfis(
    task: TaskRef,
    book: BookFile,
    places: readonly ChapterStretch[],
  ): Promise<Outcome<(string | null)[]>>;
}

/** `id` is the caller's, for cancelling. A task is of one reader: it never touches another one's database. */
export interface TaskRef {
  id: number;
  userId: string;
}

/** A file as a person chose it. */
export interface ChosenFile {
  file: Blob;
  name: string;
}

/** A book of the library, and the digest by which its file is kept. */
export interface BookFile {
  id: string;
  sha: string;
}

export interface AddedBook {
  bookId: string;
  title: string;
}

/** Errors do not cross to the page as their class, so what became of a task is its answer; null where there is none. */
export type Outcome<T> = { value: T; failure?: never } | { failure: Failure; value?: never } | null;

export interface Failure {
  code: PublicationErrorCode | 'STORAGE_FULL' | 'INTERNAL';
  message: string;
}
