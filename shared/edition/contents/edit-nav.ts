import type { BookCut } from '../book/book-cut.ts';
import type { EditionBook } from '../book/edition-book.ts';
import type { EditionDocument } from '../book/edition-document.ts';
import { relativeHref } from '../relative-href.ts';
import {
  childElements,
  elementsWithin,
  findWithin,
  localName,
  type SourceElement,
} from '../source/source-tree.ts';
import { xmlText } from '../xml-text.ts';

/** A page that the edition adds. */
export interface AddedPage {
  path: string;
  title: string;
  /** EPUB's word for what it is, for the landmarks; null for none. */
  type: string | null;
}

/** Removes the entries of a nav document whose targets are not in the edition, and adds the edition's own pages. */
export function editNav(
  book: EditionBook,
  cut: BookCut,
  nav: EditionDocument,
  pages: readonly AddedPage[],
): void {
  const { root, edits, path } = nav;
  const hasTarget = (link: SourceElement): boolean => {
    const reference = link.attributes.href;
    const target = reference === undefined ? null : book.resolve(path, reference);
    return reference !== undefined && (target === null || cut.keepsTarget(target));
  };
  const keepsItem = (item: SourceElement): boolean =>
    [...elementsWithin(item)].some((one) => localName(one.name) === 'a' && hasTarget(one));
  const pruneList = (list: SourceElement): void => {
    for (const item of childElements(list, 'li')) {
      if (!keepsItem(item)) {
        edits.remove(item);
        continue;
      }
      const [link] = childElements(item, 'a');
      if (link !== undefined && !hasTarget(link)) {
        edits.rename(link, 'span');
        edits.set(link, 'href', null);
        edits.replace(link.openEnd, link.closeStart, '…');
      }
      for (const inner of childElements(item, 'ol')) {
        if (keepsItem(inner)) pruneList(inner);
        else edits.remove(inner);
      }
    }
  };
  for (const element of elementsWithin(root)) {
    if (localName(element.name) !== 'nav') continue;
    const list = findWithin(element, 'ol');
    const type = element.attributes['epub:type'] ?? '';
    const isToc = /(^|\s)toc(\s|$)/.test(type);
    if (list === null) continue;
    // In a whole book, entries without a target are left as they were.
    if (!cut.isWhole) {
      if (!isToc && !keepsItem(list)) edits.remove(element);
      pruneList(list);
    }
    const own = isToc
      ? pages
      : /(^|\s)landmarks(\s|$)/.test(type)
        ? pages.filter((page) => page.type !== null)
        : [];
    edits.append(list, own.map((page) => entryOf(page, path, !isToc)).join(''));
  }
}

/** The entry of a page in a list of a nav document. */
export const entryOf = ({ path, title, type }: AddedPage, from: string, isLandmark: boolean): string =>
  `<li><a${isLandmark ? ` epub:type="${type}"` : ''} href="${relativeHref(from, path)}">${xmlText(title)}</a></li>\n`;
