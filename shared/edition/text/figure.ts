import type { EditionPicture } from '../edition-request.ts';
import { xmlText, xmlValue } from '../xml-text.ts';

/** A picture with its place in the edition. */
export interface PlacedPicture extends EditionPicture {
  /** In reading order, from 1. */
  number: number;
  /** Id of its figure. */
  id: string;
  /** Its file's path in the archive. */
  path: string;
  mediaType: 'image/jpeg' | 'image/png';
  /** Path of the document that shows it; null if that cannot, and the list of illustrations does. */
  document: string | null;
}

/**
 * A picture as a figure.
 *
 * @param prefix of XHTML's names in the document, with its colon
 */
export function figureOf({ id, caption, alt }: PlacedPicture, src: string, prefix = ''): string {
  const text = caption === '' ? '' : `<${prefix}figcaption>${xmlText(caption)}</${prefix}figcaption>`;
  return `<${prefix}figure class="vignette-figure" id="${xmlValue(id)}"><${prefix}img src="${src}" alt="${xmlValue(alt)}"/>${text}</${prefix}figure>`;
}

/** For figures and the edition's own pages; the book's own styles are not touched by it. */
export const EDITION_STYLE = `.vignette-figure { margin: 1.5em 0; padding: 0; text-align: center; text-indent: 0; break-inside: avoid; page-break-inside: avoid; }
.vignette-figure img { max-width: 100%; max-height: 85vh; height: auto; }
.vignette-figure figcaption { margin: 0.6em 1.5em 0; font-size: 0.85em; font-style: italic; line-height: 1.35; }
.vignette-list li { margin: 0.6em 0; font-style: italic; }
.vignette-list a { font-size: 0.85em; font-style: normal; }
.vignette-people li { margin: 0.35em 0; }
.vignette-colophon p { margin: 0.8em 0; text-indent: 0; }
`;
