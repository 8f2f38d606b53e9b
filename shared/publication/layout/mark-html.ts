import { findPlace } from './slice-html.ts';
import type { ChapterLayout } from './chapter-layout.ts';
import { writeAttributes } from '../canonical/serialise.ts';

/** A range of a chapter's text to be wrapped in `mark` elements carrying these attributes. */
export interface Mark {
  start: number;
  end: number;
  attributes: Record<string, string>;
}

/**
 * The same chapter with its marks in place. Text and offsets are unchanged: a mark that crosses other tags becomes
 * several `mark` elements, one for each run of text, the last of them with `data-last`.
 *
 * @param marks in text order, not overlapping; those outside the text or out of order are left out
 */
export function markHtml(html: string, layout: ChapterLayout, marks: readonly Mark[]): string {
  let marked = '';
  let done = 0;
  for (const { start, end, attributes } of marks) {
    if (start >= end || start < 0 || end > layout.text.length) continue;
    const from = findPlace(html, layout, start).html;
    const to = end === layout.text.length ? html.length : findPlace(html, layout, end).html;
    if (from < done || to <= from) continue;
    marked += html.slice(done, from) + wrapRuns(html.slice(from, to), writeAttributes(attributes));
    done = to;
  }
  return marked + html.slice(done);
}

function wrapRuns(segment: string, attributes: string): string {
  const pieces = segment.split(/(<[^>]*>)/);
  const last = pieces.findLastIndex((piece) => !piece.startsWith('<') && piece.trim() !== '');
  return pieces
    .map((piece, i) => {
      if (piece.startsWith('<') || piece.trim() === '') return piece;
      return `<mark${attributes}${i === last ? ' data-last="1"' : ''}>${piece}</mark>`;
    })
    .join('');
}
