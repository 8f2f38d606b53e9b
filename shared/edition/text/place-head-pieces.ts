import { documentPlace } from '../../publication/chapters/chapter-parts.ts';
import { isFrontOrBackMatter } from '../../reading/cast/is-front-or-back-matter.ts';
import type { BookCut } from '../book/book-cut.ts';
import type { EditionBook } from '../book/edition-book.ts';
import { type EditionDocument, lettersBefore } from '../book/edition-document.ts';
import { relativeHref } from '../relative-href.ts';
import { findWithin, prefixOf } from '../source/source-tree.ts';
import { blockOfLetter } from './place-figure.ts';

/** An ornament as a file of the edition. */
export interface HeadPiece {
  path: string;
  svg: string;
}

/**
 * Opens each chapter with one of the ornaments, in turns: within its heading, so that the book's styles for headings
 * and for what follows them still apply; without a heading, before its first paragraph.
 *
 * @param pieces drawings as SVG
 * @param folder of the edition's own files
 * @returns those that are used
 */
export function placeHeadPieces(
  book: EditionBook,
  cut: BookCut,
  pieces: readonly string[],
  folder: string,
): HeadPiece[] {
  const files = pieces.map((svg, i) => ({ path: `${folder}/head-pieces/${i + 1}.svg`, svg }));
  let placed = 0;
  for (const [i, { title }] of book.chapters.entries()) {
    const file = files[placed % files.length];
    if (file === undefined || isFrontOrBackMatter(title)) continue;
    if (openChapter(book, cut, i, file.path)) placed += 1;
  }
  return files.slice(0, placed);
}

/** @returns whether there is a place for it */
function openChapter(book: EditionBook, cut: BookCut, index: number, picture: string): boolean {
  const found = startOf(book, index);
  if (found === null) return false;
  const { document, letter } = found;
  const part = cut.partOf(document.path);
  if (!cut.keepsDocument(document.path) || (part !== null && part.letters <= letter)) return false;
  const block = blockOfLetter(document.root, letter);
  if (block === null) return false;
  const prefix = prefixOf(findWithin(document.root, 'body')?.name ?? '');
  const image = `<${prefix}img class="vignette-head-piece" style="${STYLE}" src="${relativeHref(document.path, picture)}" alt="" role="presentation"/>`;
  if (/^h[1-6]$/.test(block.name.slice(prefix.length))) document.edits.insert(block.openEnd, image);
  else document.edits.insert(block.start, `<${prefix}div style="${ALONE}">${image}</${prefix}div>\n`);
  return true;
}

/** The position of a chapter's first letter. */
function startOf(book: EditionBook, index: number): { document: EditionDocument; letter: number } | null {
  const chapter = book.chapters[index]!;
  const first = chapter.text.search(/\S/);
  const place = first < 0 ? null : documentPlace(chapter, first + 1);
  const path = place === null ? undefined : book.paths[place.document];
  const document = path === undefined || book.isFixedLayout(path) ? null : book.document(path);
  return document && { document, letter: lettersBefore(document.text, place!.offset) - 1 };
}

const STYLE =
  'float: none; width: 100%; max-width: 30em; height: auto; margin: 0 0 0.5em; vertical-align: bottom';
const ALONE = 'text-align: center; text-indent: 0; margin: 0 0 1.2em';
