/**
 * A parsed book: the same shape from EPUB and FB2, in the browser's worker and on the server. Words: EPUB's (spine,
 * nav document) and Readium's (publication, reading order, resource).
 */

import type { ChapterPart } from './chapters/chapter-parts.ts';
import type { FaceWord } from './presentation/presentation.ts';
import type { DecodeUtf8 } from './decode/decode.ts';

export type PublicationFormat = 'epub' | 'fb2';

export interface Publication extends FoundCover {
  format: PublicationFormat;
  metadata: PublicationMetadata;
  /** The table of contents; every entry points into a chapter, even where the book's own link led nowhere. */
  contents: ContentsEntry[];
  chapters: Chapter[];
  /** Notes that a link in a chapter opens. Their text belongs to no chapter unless the book also prints it. */
  notes: Note[];
  /** The pictures that chapters and notes refer to by `data-resource`, each once. */
  resources: Resource[];
  /** The drawings that chapters refer to in the same way. The server neither keeps nor serves them. */
  drawings: Drawing[];
  /** The fonts embedded for parts of the text. The server neither keeps nor serves them. */
  fonts: EmbeddedFont[];
  /** What the file holds before any regrouping into chapters. */
  documents: DocumentFacts[];
}

export interface FoundCover {
  cover: Cover | null;
  /**
   * The cover where the book names an SVG. It is a program as much as a picture: never to be shown, stored or served
   * as it is; only a raster picture made of it is.
   */
  coverDrawing: Uint8Array | null;
}

export interface PublicationMetadata {
  /** Empty if the book names none; never longer than 500 characters. */
  title: string;
  /** The title's direction where the book declares one; otherwise its first letter decides. */
  titleDirection: Direction | null;
  authors: string[];
  /** The same for the authors' names, where the book declares one direction for all of them. */
  authorDirection: Direction | null;
  /** As the book writes it ("en", "en-GB", "ja-jp"). */
  language: string | null;
  description: string | null;
  genres: string[];
  series: { name: string; position: number | null } | null;
  publisher: string | null;
  /** As the book writes it: a year, a date or a timestamp. */
  published: string | null;
  /** The direction in which its pages follow each other. */
  direction: Direction;
}

export type Direction = 'ltr' | 'rtl';

export interface Cover {
  /** Detected from the bytes; always a raster picture, never SVG. */
  mediaType: PictureMediaType;
  bytes: Uint8Array;
}

export type PictureMediaType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif';

export interface ContentsEntry {
  title: string;
  /** 1-based number of the chapter that the entry leads into. */
  chapter: number;
  /** Where in that chapter's `text`, in UTF-16 units. */
  offset: number;
  children: ContentsEntry[];
}

export interface Chapter {
  /** 1-based, in reading order. */
  number: number;
  title: string;
  /** From the chapter's own markup, not from the book's metadata. */
  language: string | null;
  /** The direction in which its lines run. */
  direction: Direction;
  /** Sanitised, well-formed, escaped one way: see `canonical/markup-escapes.ts`. */
  html: string;
  /** `canonicalText(html)`: every position in the product counts UTF-16 units of this. */
  text: string;
  /** Where in the file's documents its text is; CFIs are computed from that. */
  parts: ChapterPart[];
  words: number;
}

export interface Note {
  /** What a noteref's `data-note` holds. */
  id: string;
  html: string;
  text: string;
}

export interface Resource {
  /** What an image's `data-resource` holds. */
  href: string;
  mediaType: PictureMediaType;
  bytes: Uint8Array;
}

/** An SVG rewritten from what of the book's draws: to be shown as a picture and never as a document. */
export interface Drawing {
  href: string;
  markup: string;
}

/** A file of one of the book's own families, which `data-as` words of `presentation.ts` name. */
export interface EmbeddedFont {
  face: FaceWord;
  bold: boolean;
  italic: boolean;
  mediaType: FontMediaType;
  bytes: Uint8Array;
}

export type FontMediaType = 'font/otf' | 'font/ttf' | 'font/woff' | 'font/woff2';

/** One itemref of an EPUB's spine, or one top-level section of an FB2's main bodies, before sanitising. */
export interface DocumentFacts {
  words: number;
  /** Code points that are not white space. */
  chars: number;
  /** The first 60 code points, with each run of white space as one space. */
  first60: string;
  /** False if the spine has `linear="no"`. */
  linear: boolean;
}

/** A publication of which only the metadata has been read. */
export interface OpenedPublication {
  format: PublicationFormat;
  metadata: PublicationMetadata;
  /** Unpacks the cover, which can be larger than all of the text; that of an FB2 follows all of it. */
  readCover(): FoundCover;
  /** Reads everything else. Throws PublicationError, or the signal's reason. */
  readChapters(): Publication;
  /**
   * The same in steps, for callers that do other work in between. One of the steps of a long book includes its first
   * chapter; a short book is complete just as soon.
   */
  readSteps(): Generator<ReadStep, Publication, undefined>;
}

/** A document of an EPUB, or a piece of an FB2, read. */
export interface ReadStep {
  /** How many of `total`: documents, or characters. */
  done: number;
  total: number;
  opening: Opening | null;
}

/** The first chapter in its final form, with its pictures; only its links to other chapters aren't resolved yet. */
export interface Opening {
  chapter: Chapter;
  notes: Note[];
  resources: Resource[];
  drawings: Drawing[];
}

export interface ReadOptions {
  /** The format that the file's name declares; any other is refused as UNSUPPORTED_FORMAT. */
  format?: PublicationFormat;
  /** Accepts an EPUB without a readable page, for callers that only inspect files. */
  allowEmpty?: boolean;
  /**
   * Raw DEFLATE to at most `size` bytes; may throw on bad data. The default is fflate; Node passes zlib's, which is
   * faster.
   */
  inflate?: Inflate;
  /** CRC-32 of bytes, where the platform has a faster one. */
  crc32?: (bytes: Uint8Array) => number;
  /** UTF-8 to text, where the platform has a faster way. */
  decodeUtf8?: DecodeUtf8;
  /** Called once the file's bytes are no longer needed (an FB2 after decoding), so that the caller can release them. */
  onDecoded?: () => void;
  /** Checked between documents; its reason is thrown when it aborts. */
  signal?: { readonly aborted: boolean; readonly reason: unknown };
  /** Called as documents are read, for a progress bar. */
  onProgress?: (done: number, total: number) => void;
}

export type Inflate = (deflated: Uint8Array, size: number) => Uint8Array;
