import type { EnglishModel } from '#shared/extraction/vendor-wink.ts';
import type { Outcome, TaskRef } from '../books/book-worker.ts';

/** The extraction worker's interface: the server's own engine, run where the book is read. */
export interface ExtractionWorker {
  /** Stores the descriptions of a book on this device, unless the server's are here. */
  extractStoredBook(task: TaskRef, request: ExtractionRequest): Promise<Outcome<ExtractionOutcome>>;
  /** Returns as soon as the worker is free, which proves that it is alive. */
  ping(): void;
}

export interface ExtractionRequest {
  bookId: string;
  /** Extracted before the others: the one that is being read. */
  firstChapter: number;
  packs: PackAddresses;
}

/** Where the data of a language is; null if this device does not have it. */
export interface PackAddresses {
  en: string | null;
  ru: string | null;
}

/** `no-pack` where the data of the book's language is missing; the book then stays as it was. */
export type ExtractionOutcome = 'done' | 'no-pack' | 'described-meanwhile';

/** The global scope, once the English model has been imported. */
export interface EnglishModelHolder {
  englishModel?: EnglishModel;
}
