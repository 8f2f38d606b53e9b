import { chapterLayout } from '../../publication/layout/chapter-layout.ts';
import { markHtml, type Mark } from '../../publication/layout/mark-html.ts';
import { pageSizeChars, paginate, type Page, type PageGeometry } from './paginate.ts';

export interface ScrollRequest {
  /** A chapter's canonical HTML. */
  html: string;
  geometry: PageGeometry;
  /** Passages to wrap, in text order, not overlapping. */
  marks: readonly Mark[];
}

export interface ScrollLayout {
  /** The chapter's canonical text. */
  text: string;
  /** By the spec's estimate of what fits. */
  pages: Page[];
  /** The chapter's markup, marks included. */
  html: string;
}

/** A chapter in one piece, to scroll through, with its estimated pages. */
export function layOutScroll({ html, geometry, marks }: ScrollRequest): ScrollLayout {
  const layout = chapterLayout(html);
  const pages = paginate(layout.text, pageSizeChars(geometry));
  return { text: layout.text, pages, html: marks.length > 0 ? markHtml(html, layout, marks) : html };
}
