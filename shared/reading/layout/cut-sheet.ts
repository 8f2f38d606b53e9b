import { chapterLayout, type ChapterLayout } from '../../publication/layout/chapter-layout.ts';
import { sliceHtml } from '../../publication/layout/slice-html.ts';

/** Asks for a stretch of a chapter that is laid out in one piece. */
export interface SheetRequest {
  /** A chapter's canonical HTML. */
  html: string;
  /** Offset into the chapter's text. */
  start: number;
  /** About how much text is wanted, in UTF-16 units; the stretch ends with a paragraph where one ends. */
  chars: number;
}

export interface CutSheet {
  /** The whole chapter's canonical text. */
  text: string;
  /** UTF-16 offsets into it. */
  start: number;
  end: number;
  /** The stretch's own well-formed markup. */
  html: string;
}

/** A shorter remainder isn't a stretch of its own. */
const SHORT_REST = 1 / 4;

/** A stretch of a chapter. */
export function cutSheet({ html, start, chars }: SheetRequest): CutSheet {
  const layout = layoutOf(html);
  const { text } = layout;
  const end = sheetEnd(text, start, chars);
  const isWhole = start === 0 && end === text.length;
  return { text, start, end, html: isWhole ? html : sliceHtml(html, layout, start, end) };
}

function sheetEnd(text: string, start: number, chars: number): number {
  const limit = start + chars;
  if (limit + chars * SHORT_REST >= text.length) return text.length;
  // An end far before the limit would leave no full page.
  const earliest = start + chars / 2;
  const paragraph = text.lastIndexOf('\n\n', limit) + 2;
  if (paragraph > earliest) return paragraph;
  const space = text.lastIndexOf(' ', limit) + 1;
  return space > earliest ? space : limit;
}

/** A chapter is cut several times in a row, so the last ones are kept. */
const recent: { html: string; layout: ChapterLayout }[] = [];
const KEPT = 3;

function layoutOf(html: string): ChapterLayout {
  const known = recent.find((one) => one.html === html);
  if (known) return known.layout;
  const layout = chapterLayout(html);
  recent.unshift({ html, layout });
  recent.length = Math.min(recent.length, KEPT);
  return layout;
}
