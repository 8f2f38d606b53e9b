import type { Styler } from '../presentation/styler.ts';
import type { Attributes } from './attributes.ts';
import type { Direction, DocumentFacts, Drawing } from '../publication.ts';
import type { SourceSpan } from '../markup/walk-markup.ts';
import type { WrittenDocument } from './canonical-output.ts';

/** A content document, sanitised and counted, its links not yet resolved. */
export interface ReadDocument extends WrittenDocument {
  facts: DocumentFacts;
  /** The first heading, else the title of the head. */
  title: string;
  heading: string;
  language: string | null;
  direction: Direction | null;
  /** Where, in the text, the elements lie that the document marks as notes. */
  notes: Map<string, { start: number; end: number }>;
  hasLinks: boolean;
  drawings: Drawing[];
  /** Whether the facts count the same words as the text: nothing counted was left out. */
  factsMatchText: boolean;
}

export interface ReadXhtmlOptions {
  linear: boolean;
  /** From a picture's reference to the resource's name in the book; null if there is none. */
  resolvePicture: (href: string) => string | null;
  /** Called once the head is read, for the sheets it names; null if nothing is to be styled. */
  styleBy: ((sheets: readonly SheetSource[]) => Styler) | null;
  /** What the document's drawings are called, counted from 1. */
  nameDrawing?: (number: number) => string;
  trace?: StartTrace;
}

/** A style sheet as a document names it: by reference, or with its text. */
export type SheetSource = { href: string } | { text: string };

/**
 * Begins to receive a document exactly as in the file; called again if it is read twice.
 *
 * @param span returns the position in the source of the current tag, or of the start of the text
 */
export type StartTrace = (span: () => SourceSpan) => DocumentTrace;

export interface DocumentTrace {
  open(name: string, attributes: Attributes): void;
  close(): void;
  /** `needs` as `TextCounter` returned it; null for text that is left out of the chapter. */
  text(run: string, needs: number | null): void;
}
