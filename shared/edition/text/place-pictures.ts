import { documentPlace } from '../../publication/chapters/chapter-parts.ts';
import type { BookCut } from '../book/book-cut.ts';
import type { EditionBook } from '../book/edition-book.ts';
import { type EditionDocument, lettersBefore } from '../book/edition-document.ts';
import type { EditionPicture } from '../edition-request.ts';
import { pictureFile } from '../pictures/picture-file.ts';
import { withPictureFacts } from '../pictures/picture-metadata.ts';
import { relativeHref } from '../relative-href.ts';
import { findWithin, prefixOf } from '../source/source-tree.ts';
import { figureOf, type PlacedPicture } from './figure.ts';
import { placeFigure } from './place-figure.ts';

/**
 * Puts each picture as a figure after the paragraph in which its passage ends, and links the documents that show any
 * to the edition's style sheet.
 *
 * @param folder of the edition's own files
 */
export function placePictures(
  book: EditionBook,
  cut: BookCut,
  pictures: readonly EditionPicture[],
  folder: string,
): PlacedPicture[] {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const ordered = [...pictures].sort((a, b) => a.chapter - b.chapter || a.end - b.end);
  const styled = new Set<EditionDocument>();
  return ordered.map((picture, i) => {
    const number = i + 1;
    const { mediaType, ending } = pictureFile(picture.bytes);
    const file = `${String(number).padStart(3, '0')}.${ending}`;
    const { maker, tool, caption } = picture;
    const placed: PlacedPicture = {
      ...picture,
      bytes: withPictureFacts(picture.bytes, { maker, tool, description: caption || picture.alt }),
      number,
      id: `${name}-picture-${number}`,
      path: `${folder}/pictures/${file}`,
      mediaType,
      document: null,
    };
    const place = findPlace(book, cut, picture);
    if (place === null) return placed;
    const { document, at } = place;
    const prefix = prefixOf(findWithin(document.root, 'body')?.name ?? '');
    document.edits.insert(at, `\n${figureOf(placed, relativeHref(document.path, placed.path), prefix)}`);
    if (!styled.has(document)) linkStyle(document, `${folder}/edition.css`, prefix);
    styled.add(document);
    return { ...placed, document: document.path };
  });
}

function findPlace(
  book: EditionBook,
  cut: BookCut,
  { chapter, end }: EditionPicture,
): { document: EditionDocument; at: number } | null {
  const place = documentPlace(book.chapters[chapter - 1], end);
  const path = place === null ? undefined : book.paths[place.document];
  if (place === null || path === undefined || book.isFixedLayout(path)) return null;
  const document = book.document(path);
  if (document === null) return null;
  const at = placeFigure(document.root, lettersBefore(document.text, place.offset) - 1, cut.partOf(path));
  return at === null ? null : { document, at };
}

function linkStyle({ root, path, edits }: EditionDocument, style: string, prefix: string): void {
  const head = findWithin(root, 'head');
  if (head === null) return;
  const link = `<${prefix}link rel="stylesheet" type="text/css" href="${relativeHref(path, style)}"/>\n`;
  edits.append(head, link);
}
