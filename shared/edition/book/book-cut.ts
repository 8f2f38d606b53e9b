import type { Target } from '../../publication/epub/resolve-href.ts';
import type { KeptPart } from '../text/kept-part.ts';

/** What of a book's content documents is in an edition, and where its links still lead. */
export interface BookCut {
  readonly isWhole: boolean;
  /** False for a document that is left out. */
  keepsDocument(path: string): boolean;
  /** What stays of a document that is cut; null for one that stays as it is. */
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
