import { chapterLayout, type ChapterLayout } from '../../publication/layout/chapter-layout.ts';
import { markHtml, type Mark } from '../../publication/layout/mark-html.ts';
import { sliceHtml } from '../../publication/layout/slice-html.ts';

/** Asks for a stretch of a chapter that is laid out in one piece. */
export interface SheetRequest {
  /** A chapter's canonical HTML. */
  html: string;
  /** Passages to wrap, in text order, not overlapping. */
  marks: readonly Mark[];
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
  /** The stretch's own well-formed markup, marks included. */
  html: string;
}

/** A shorter rest is not worth a stretch of its own. */
const SHORT_REST = 1 / 4;

/** A stretch of a chapter, its passages marked. */
export function cutSheet({ html, marks, start, chars }: SheetRequest): CutSheet {
  const { marked, layout } = markedChapter(html, marks);
  const { text } = layout;
  const end = sheetEnd(text, start, chars);
  const isWhole = start === 0 && end === text.length;
  return { text, start, end, html: isWhole ? marked : sliceHtml(marked, layout, start, end) };
}

function sheetEnd(text: string, start: number, chars: number): number {
  const limit = start + chars;
  if (limit + chars * SHORT_REST >= text.length) return text.length;
  const paragraph = text.lastIndexOf('\n\n', limit) + 2;
  if (paragraph > start + chars / 2) return paragraph;
  const space = text.lastIndexOf(' ', limit) + 1;
  return space > start ? space : limit;
}

interface MarkedChapter {
  html: string;
  key: string;
  marked: string;
  layout: ChapterLayout;
}

/** A chapter is cut several times in a row, so the last ones are kept. */
const recent: MarkedChapter[] = [];
const KEPT = 3;

function markedChapter(html: string, marks: readonly Mark[]): MarkedChapter {
  const key = JSON.stringify(marks);
  const known = recent.find((one) => one.html === html && one.key === key);
  if (known) return known;
  const plain = chapterLayout(html);
  const marked = marks.length > 0 ? markHtml(html, plain, marks) : html;
  const layout = marks.length > 0 ? chapterLayout(marked) : plain;
  const made = { html, key, marked, layout };
  recent.unshift(made);
  recent.length = Math.min(recent.length, KEPT);
  return made;
}
