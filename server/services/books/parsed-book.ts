import type { Chapter, Publication } from '#shared/publication/publication.ts';
import { defaultPages } from './count-pages.ts';

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
  /** UTF-8, which is moved between threads and sent to the database as it is. A string is copied on each of its ways. */
  text: Uint8Array;
  html: Uint8Array;
}

/** Takes the publication's chapters over: each string is let go as soon as it is bytes. */
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

/** What of a book is moved to another thread: pictures too, where nothing else shares the buffer. */
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
