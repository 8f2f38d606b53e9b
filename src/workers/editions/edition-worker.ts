import type { Print } from '../painter/painter-worker.ts';
import type { BookFile, Outcome, TaskRef } from '../books/book-worker.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';

/** The interface of the worker that makes illustrated editions from what is on this device. */
export interface EditionWorker {
  /** @param onMade called with how much is done, 0–1 */
  makeEdition(
    task: TaskRef,
    order: EditionOrder,
    onMade: (share: number) => void,
  ): Promise<Outcome<MadeEdition>>;
  /** Returns as soon as the worker is free, which proves that it is alive. */
  ping(): void;
}

/** An e-book with the pictures in its text, or a ZIP of the pictures with a page that shows them. */
export type EditionFormat = 'epub' | 'album';

export interface EditionOrder {
  format: EditionFormat;
  book: BookFile;
  /** Where the edition ends; null for the whole book. */
  until: TextPlace | null;
  /** Replacements for pictures, by the pictures' ids; empty if none is replaced. */
  prints: ReadonlyMap<string, Pick<Print, 'png' | 'drawn'>>;
  /** Replaces the cover that was chosen or painted here; null to leave it as it is. */
  coverPrint: Uint8Array | null;
  /** Ornaments that open the chapters of an e-book, as SVG; empty for none. */
  headPieces: readonly string[];
  /** When it is made, ms since 1970. */
  madeAt: number;
}

export interface MadeEdition {
  file: Blob;
  /** How many pictures it has been given. */
  pictures: number;
}
