import { blockElements } from '../canonical/allowed-html.ts';
import { Gap } from './gap.ts';
import { MarkupCursor, nextCharacter, type OpenTag } from './markup-cursor.ts';
import { isSpace } from '../canonical/white-space.ts';

/** A place in the markup, before which the text is `text` characters long. */
export interface Place {
  text: number;
  html: number;
  open: OpenTag | null;
}

/**
 * A run of text and pictures between two block boundaries, its bounds in UTF-16 units of the text and of the markup.
 * It starts before the tags that open for it and ends where the next one starts, so blocks tile the markup.
 */
export interface LayoutBlock {
  start: number;
  end: number;
  htmlStart: number;
  htmlEnd: number;
  /** Innermost of the tags open at `htmlStart`. */
  ancestors: OpenTag | null;
  /** Places within a long block, so that finding one needs no search from its start. */
  places: Place[];
}

export interface ChapterLayout {
  text: string;
  blocks: LayoutBlock[];
}

const PLACE_EVERY_CHARS = 4096;

/**
 * The text of canonical HTML, to which every position in the product refers: an empty line where a block starts or
 * ends, a new line for a line break (two at most), any other run of white space as one space, none at either end.
 * Quotes and dashes stay as they are; the writer composed the characters (NFC).
 */
export const canonicalText = (html: string): string => chapterLayout(html).text;

/** The text of canonical HTML and its positions in the markup, in one pass. */
export function chapterLayout(html: string): ChapterLayout {
  const cursor = new MarkupCursor(html);
  const gap = new Gap();
  const blocks: LayoutBlock[] = [];
  let text = '';
  let current: LayoutBlock | null = null;
  let boundary: Place = { text: 0, html: 0, open: null };

  const enterBlock = (): LayoutBlock => {
    if (current) return current;
    const start = text === '' ? 0 : text.length + gap.text.length;
    const previous = blocks.at(-1);
    if (previous) previous.htmlEnd = boundary.html;
    const htmlStart = previous ? boundary.html : 0;
    const ancestors = previous ? boundary.open : null;
    current = { start, end: start, htmlStart, htmlEnd: html.length, ancestors, places: [] };
    blocks.push(current);
    return current;
  };

  while (cursor.next()) {
    if (cursor.kind === 'text') {
      const run = cursor.text.trim();
      if (cursor.text.startsWith(' ')) gap.space();
      if (run === '') continue;
      const block = enterBlock();
      text += text === '' ? '' : gap.text;
      if (run.length > PLACE_EVERY_CHARS) addPlaces(html, cursor, text.length, block.places);
      text += run;
      gap.clear();
      block.end = text.length;
      const last = block.places.at(-1)?.html ?? block.htmlStart;
      // No place is set after a run that ends in a space: the space would be lost.
      if (cursor.text.endsWith(' ')) gap.space();
      else if (cursor.at - last > PLACE_EVERY_CHARS)
        block.places.push({ text: text.length, html: cursor.at, open: cursor.open });
    } else if (cursor.name === 'br') gap.line();
    else if (cursor.name === 'img') enterBlock();
    else if (blockElements.has(cursor.name)) {
      gap.block();
      if (cursor.kind === 'close') boundary = { text: 0, html: cursor.at, open: cursor.open };
      else if (current) boundary = { text: 0, html: cursor.from, open: cursor.before };
      current = null;
    } else if (cursor.kind === 'close' && !current)
      boundary = { text: 0, html: cursor.at, open: cursor.open };
  }
  return { text, blocks: blocks.map((block) => clamp(block, text.length)) };
}

/** Places within a long run, each between two letters: there nothing is lost of a space. */
function addPlaces(
  html: string,
  { from, at: end, open }: MarkupCursor,
  start: number,
  places: Place[],
): void {
  let at = from;
  while (isSpace(html.charCodeAt(at))) at++;
  let next = PLACE_EVERY_CHARS;
  let isAfterLetter = false;
  for (let text = 0; at < end; text++) {
    const isLetter = !isSpace(html.charCodeAt(at));
    if (text >= next && isLetter && isAfterLetter) {
      places.push({ text: start + text, html: at, open });
      next = text + PLACE_EVERY_CHARS;
    }
    isAfterLetter = isLetter;
    at = nextCharacter(html, at);
  }
}

/** Pictures after the last text are at its end. */
function clamp(block: LayoutBlock, length: number): LayoutBlock {
  return block.end <= length ? block : { ...block, start: Math.min(block.start, length), end: length };
}
