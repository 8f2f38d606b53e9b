import { chapterLayout } from '../../publication/layout/chapter-layout.ts';
import { markHtml, type Mark } from '../../publication/layout/mark-html.ts';
import { sliceHtml } from '../../publication/layout/slice-html.ts';
import { pageSizeChars, paginate, type PageGeometry } from './paginate.ts';

export interface PageRequest {
  /** A chapter's canonical HTML. */
  html: string;
  geometry: PageGeometry;
  /** Passages to wrap, in text order, not overlapping. */
  marks: readonly Mark[];
  /** Also return the chapter in one piece. */
  withWholeChapter?: boolean;
}

export interface LaidOutPage {
  /** UTF-16 offsets into the chapter's canonical text. */
  start: number;
  end: number;
  /** The page's own well-formed markup, marks included. */
  html: string;
}

export interface PageLayout {
  text: string;
  pages: LaidOutPage[];
  /** The chapter's markup, marks included; null where only pages were asked for. */
  whole: string | null;
}

/** Everything the screen needs to show a chapter page by page. */
export function layOutPages({ html, geometry, marks, withWholeChapter = false }: PageRequest): PageLayout {
  const plain = chapterLayout(html);
  const marked = marks.length > 0 ? markHtml(html, plain, marks) : html;
  const layout = marks.length > 0 ? chapterLayout(marked) : plain;
  const places = paginate(layout.text, pageSizeChars(geometry));
  const pages = places.map(({ start, end }) => ({
    start,
    end,
    // A chapter of pictures has no text to be found by.
    html: places.length === 1 ? marked : sliceHtml(marked, layout, start, end),
  }));
  return { text: layout.text, pages, whole: withWholeChapter ? marked : null };
}
