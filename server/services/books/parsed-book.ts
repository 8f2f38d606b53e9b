import type { Chapter, Publication } from '#shared/publication/publication.ts';
import { defaultPages } from './page-estimates.ts';

/** What the server keeps of a book, as its database takes it. */
export interface ParsedBook extends Pick<
  Publication,
  'format' | 'metadata' | 'cover' | 'coverDrawing' | 'resources'
> {
  chapters: ParsedChapter[];
}

export interface ParsedChapter extends Pick<Chapter, 'number' | 'title' | 'words'> {
  /** For a reader whose screen is not known. */
  pages: number;
  /**
   * UTF-8, which is transferred between threads and sent to the database unchanged; a string would be copied each
   * time.
   */
  text: Uint8Array;
  html: Uint8Array;
}

/** Takes the publication's chapters over: each string is released once it has been encoded. */
export function packBook(publication: Publication): ParsedBook {
  const { format, metadata, cover, coverDrawing, resources } = publication;
  const chapters = publication.chapters.splice(0).map((chapter): ParsedChapter => {
    const pages = defaultPages(chapter.text).length;
    const text = encode(chapter.text);
    chapter.text = '';
    const html = encode(chapter.html);
    chapter.html = '';
    return { number: chapter.number, title: chapter.title, words: chapter.words, pages, text, html };
  });
  return { format, metadata, cover, coverDrawing, resources, chapters };
}

/** The buffers of a book that are transferred to another thread, including pictures whose buffer isn't shared. */
export function buffersOf({ chapters, resources, cover }: ParsedBook): ArrayBuffer[] {
  const pictures = resources
    .map(({ bytes }) => bytes)
    .filter((bytes) => bytes.byteLength === bytes.buffer.byteLength);
  const own = [...pictures, ...chapters.flatMap(({ text, html }) => [text, html])];
  return [...new Set(own.map((bytes) => bytes.buffer as ArrayBuffer))].filter(
    (buffer) => buffer !== cover?.bytes.buffer && buffer.byteLength > 0,
  );
}

/** The text of a chapter as a string. */
export const decodeChapter = (bytes: Uint8Array): string => utf8.decode(bytes);

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

/** Postgres stores neither NUL nor half a surrogate pair. Each stays one character, so that offsets stay right. */
const encode = (text: string): Uint8Array => encoder.encode(text.replaceAll('\0', '\ufffd'));
