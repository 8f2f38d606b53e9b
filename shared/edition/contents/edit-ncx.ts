import type { BookCut } from '../book/book-cut.ts';
import type { EditionBook } from '../book/edition-book.ts';
import { relativeHref } from '../relative-href.ts';
import type { XmlFile } from '../source/open-xml.ts';
import {
  childElements,
  elementsWithin,
  findWithin,
  localName,
  prefixOf,
  type SourceElement,
} from '../source/source-tree.ts';
import { xmlText, xmlValue } from '../xml-text.ts';
import type { AddedPage } from './edit-nav.ts';

export interface NcxEdit {
  book: EditionBook;
  cut: BookCut;
  /** The NCX's path in the archive. */
  path: string;
  pages: readonly AddedPage[];
  /** The edition's. */
  identifier: string;
  /** What the ids of added entries begin with. */
  prefix: string;
}

/** The same for the table of contents of EPUB 2, which older readers go by. */
export function editNcx(
  { root, edits }: XmlFile,
  { book, cut, path, pages, identifier, prefix }: NcxEdit,
): void {
  const keeps = (point: SourceElement): boolean => {
    const [content] = childElements(point, 'content');
    const reference = content?.attributes.src;
    const target = reference === undefined ? null : book.resolve(path, reference);
    return target === null || cut.keepsTarget(target);
  };
  const keepsAny = (point: SourceElement): boolean =>
    keeps(point) || childElements(point, 'navPoint').some(keepsAny);
  const prune = (parent: SourceElement): void => {
    for (const child of childElements(parent)) {
      if (!ENTRIES.has(localName(child.name))) continue;
      if (!keepsAny(child)) edits.remove(child);
      else prune(child);
    }
  };
  const map = findWithin(root, 'navMap');
  if (map === null) return;
  prune(map);
  for (const list of [...childElements(root, 'pageList'), ...childElements(root, 'navList')]) {
    const isEmpty = !childElements(list).some((one) => ENTRIES.has(localName(one.name)) && keeps(one));
    if (isEmpty) edits.remove(list);
    else prune(list);
  }
  // playOrder is optional, and would have to be without gaps.
  for (const element of elementsWithin(root))
    if (element.attributes.playOrder !== undefined) edits.set(element, 'playOrder', null);
  for (const meta of elementsWithin(findWithin(root, 'head') ?? root))
    if (meta.attributes.name === 'dtb:uid') edits.set(meta, 'content', identifier);
  const ns = prefixOf(map.name);
  const point = ({ path: to, title }: AddedPage, i: number) =>
    `<${ns}navPoint id="${xmlValue(`${prefix}-point-${i + 1}`)}"><${ns}navLabel><${ns}text>${xmlText(title)}</${ns}text></${ns}navLabel>` +
    `<${ns}content src="${relativeHref(path, to)}"/></${ns}navPoint>\n`;
  edits.append(map, pages.map(point).join(''));
}

const ENTRIES = new Set(['navPoint', 'pageTarget', 'navTarget']);
