/** The description from which the builders make real book files. Everything but the chapters has a default. */
export interface BookDescription {
  title?: string;
  authors?: string[];
  language?: string;
  description?: string;
  genres?: string[];
  series?: { name: string; position?: number };
  publisher?: string;
  published?: string;
  direction?: 'ltr' | 'rtl';
  cover?: BookImage;
  images?: BookImage[];
  chapters: BookChapter[];
}

export interface BookChapter {
  title?: string;
  /** The content of the body: XHTML for EPUB, FB2 markup for FB2. Plain paragraphs by `paragraphs`. */
  body?: string;
  /** Escaped and wrapped in `<p>`, after `body`. */
  paragraphs?: string[];
  children?: BookChapter[];
}

export interface BookImage {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const chapterBody = (chapter: BookChapter): string =>
  (chapter.body ?? '') + (chapter.paragraphs ?? []).map((text) => `<p>${escapeXml(text)}</p>\n`).join('');

/** A valid 1 × 1 picture, for tests that need one. */
export const onePixelPng: Uint8Array = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
