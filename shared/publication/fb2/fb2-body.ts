import type { ReadDocument } from '../canonical/read-document.ts';
import type { Note } from '../publication.ts';

/** A titled section: an entry of the contents. */
export interface SectionEntry {
  title: string;
  document: number;
  /** An anchor of that document. */
  anchor: string;
  children: SectionEntry[];
}

/** A note, or content between notes; `id` is that of `notes`, made up where the book has none. */
export interface NoteLine {
  id: string;
  /** The number, as a rule, which a note shown by itself leaves out. */
  title: string;
  /** A heading of what follows, such as "Notes". */
  isHeading: boolean;
}

export interface Fb2Body {
  /** The top-level sections of the main bodies, and content outside of them. */
  documents: ReadDocument[];
  /** Which of the documents are sections; the books' facts count those. */
  sections: boolean[];
  contents: SectionEntry[];
  notes: Map<string, Note>;
  /** What the bodies of notes hold, in order. */
  noteLines: NoteLine[];
  /** Undecoded base64, by id. */
  binaries: Map<string, string>;
}

/** How far a body is read. */
export interface BodyStep {
  /** Characters of the source. */
  done: number;
  /** Characters of text up to the last section that has begun. */
  textChars: number;
  /** The body as if it ended there, for as long as it is not read on. */
  partial(): Fb2Body;
}
