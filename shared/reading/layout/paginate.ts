/** A page of a chapter: offsets in UTF-16 units of its text. Pages tile the text. */
export interface Page {
  start: number;
  end: number;
}

export interface PageGeometry {
  /** The container's size, in CSS pixels; absent while it is not measured. */
  widthPx?: number;
  heightPx?: number;
  fontSizePx: number;
  /** Multiple of the font size. */
  lineHeight: number;
}

const UNMEASURED = { widthPx: 600, heightPx: 800 };
const CHROME_HEIGHT_PX = 120;
const CHAR_WIDTH_EM = 0.55;
const MIN_LINES = 15;
const MIN_CHARS_PER_LINE = 40;
const MIN_PAGE_CHARS = 800;
const MAX_PAGE_CHARS = 4000;

/** How many characters a page holds (SPEC section 9, "Pagination"). */
export function pageSizeChars({ widthPx, heightPx, fontSizePx, lineHeight }: PageGeometry): number {
  const width = widthPx || UNMEASURED.widthPx;
  const height = heightPx || UNMEASURED.heightPx;
  const lines = Math.max(MIN_LINES, Math.floor((height - CHROME_HEIGHT_PX) / (fontSizePx * lineHeight)));
  const charsPerLine = Math.max(MIN_CHARS_PER_LINE, Math.floor(width / (fontSizePx * CHAR_WIDTH_EM)));
  return Math.min(MAX_PAGE_CHARS, Math.max(MIN_PAGE_CHARS, lines * charsPerLine));
}

/**
 * Divides a chapter's canonical text into pages of at most `sizeChars` characters, at paragraphs and line breaks; only
 * a paragraph longer than a page is divided itself, after a sentence, else after a word, else between graphemes.
 */
export function paginate(text: string, sizeChars: number): Page[] {
  const pages: Page[] = [];
  let start = 0;
  while (text.length - start > sizeChars) {
    const end = pageEnd(text, start, start + sizeChars);
    pages.push({ start, end });
    start = end;
  }
  if (start < text.length || pages.length === 0) pages.push({ start, end: text.length });
  return pages;
}

/** Index of the page that shows the character at `offset`. Binary search. */
export function pageAt(pages: readonly Page[], offset: number): number {
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (pages[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function pageEnd(text: string, start: number, limit: number): number {
  const line = lastIndexWithin(text, '\n', start, limit);
  // An empty line between paragraphs is two characters; it stays whole, at the end of the page before.
  if (line > start) return text[line + 1] === '\n' ? line + 2 : line + 1;
  return sentenceEnd(text, start, limit) ?? wordEnd(text, start, limit) ?? graphemeEnd(text, start, limit);
}

const SENTENCE_END = /(?:[.!?…]["'»”’)\]]*\s|[。！？]["'」』）]*)/gu;

/** In the second half of the page; further back a page would be left half empty. */
function sentenceEnd(text: string, start: number, limit: number): number | null {
  const middle = (start + limit) >>> 1;
  const last = [...text.slice(middle, limit).matchAll(SENTENCE_END)].at(-1);
  return last ? middle + last.index + last[0].length : null;
}

function wordEnd(text: string, start: number, limit: number): number | null {
  const space = lastIndexWithin(text, ' ', start, limit);
  return space > start ? space + 1 : null;
}

/**
 * Looks no further back than `start`; otherwise a chapter of one endless line would be searched from its beginning
 * for each page.
 */
function lastIndexWithin(text: string, searched: string, start: number, limit: number): number {
  const found = text.slice(start, limit).lastIndexOf(searched);
  return found < 0 ? -1 : start + found;
}

/** Letters that never combine, so that there is always a grapheme boundary between two of them. */
const PLAIN =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d]{2}$/u;

function graphemeEnd(text: string, start: number, limit: number): number {
  if (PLAIN.test(text.slice(limit - 1, limit + 1))) return limit;
  const around = new Intl.Segmenter().segment(text.slice(start, limit + 1));
  const boundary = start + (around.containing(limit - start)?.index ?? 0);
  if (boundary > start) return boundary;
  return /[\udc00-\udfff]/.test(text[limit] ?? '') ? limit - 1 : limit;
}
