import { chapterLayout } from '../../publication/layout/chapter-layout.ts';
import { pageSizeChars, paginate, type Page, type PageGeometry } from './paginate.ts';

export interface ScrollRequest {
  /** A chapter's canonical HTML. */
  html: string;
  geometry: PageGeometry;
}

export interface ScrollLayout {
  /** The chapter's canonical text. */
  text: string;
  /** By the specification's estimate of what fits. */
  pages: Page[];
}

/** A chapter in one piece, to scroll through, with its estimated pages. */
export function layOutScroll({ html, geometry }: ScrollRequest): ScrollLayout {
  const { text } = chapterLayout(html);
  return { text, pages: paginate(text, pageSizeChars(geometry)) };
}
