import type { Target } from '../../publication/epub/resolve-href.ts';
import type { KeptPart } from '../text/kept-part.ts';

/** Which parts of a book's content documents an edition includes, and which of its links still lead somewhere. */
export interface BookCut {
  readonly isWhole: boolean;
  /** False for a document that is left out. */
  keepsDocument(path: string): boolean;
  /** What is kept of a document that is cut; null for one that is kept whole. */
  partOf(path: string): KeptPart | null;
  keepsTarget(target: Target): boolean;
}

/** All of the book. */
export const WHOLE_BOOK: BookCut = {
  isWhole: true,
  keepsDocument: () => true,
  partOf: () => null,
  keepsTarget: () => true,
};
