import type { TocEntry } from '../../publication/epub/read-contents.ts';
import type { Target } from '../../publication/epub/resolve-href.ts';
import type { BookCut } from '../book/book-cut.ts';
import { htmlPage } from '../pages/html-page.ts';
import { relativeHref } from '../relative-href.ts';
import { xmlText, xmlValue } from '../xml-text.ts';
import type { GuideReference } from './landmark-of-guide.ts';
import { type AddedPage, entryOf } from './edit-nav.ts';

export interface NavInput {
  /** The nav document's path in the archive. */
  path: string;
  language: string;
  title: string;
  toc: readonly TocEntry[];
  cut: BookCut;
  /** Whether a document has the element that a target names. */
  hasPlace: (target: Target) => boolean;
  /** Where the contents of a book without any lead. */
  first: string;
  guide: readonly GuideReference[];
  pages: readonly AddedPage[];
}

/** A nav document for a book that has none, out of its contents and its guide. */
export function writeNav({
  path,
  language,
  title,
  toc,
  cut,
  hasPlace,
  first,
  guide,
  pages,
}: NavInput): string {
  const item = ({ title: text, target, children }: TocEntry): string => {
    const inner = children.map(item).join('');
    const isKept = target !== null && cut.keepsTarget(target);
    if (!isKept && inner === '') return '';
    const label = xmlText(isKept ? text || '…' : '…');
    const list = inner === '' ? '' : `<ol>\n${inner}</ol>`;
    if (!isKept) return `<li><span>${label}</span>${list}</li>\n`;
    const href = relativeHref(path, target.path, hasPlace(target) ? target.fragment : '');
    return `<li><a href="${xmlValue(href)}">${label}</a>${list}</li>\n`;
  };
  const items =
    toc.map(item).join('') || `<li><a href="${relativeHref(path, first)}">${xmlText(title)}</a></li>\n`;
  const landmarks = [
    ...guide.map(
      ({ type, title: text, href }) =>
        `<li><a epub:type="${type}" href="${xmlValue(href)}">${xmlText(text)}</a></li>\n`,
    ),
    ...pages.filter(({ type }) => type !== null).map((page) => entryOf(page, path, true)),
  ];
  const own = pages.map((page) => entryOf(page, path, false)).join('');
  return htmlPage({
    language,
    title,
    body:
      `<nav epub:type="toc" id="toc"><h1>${xmlText(title)}</h1>\n<ol>\n${items}${own}</ol></nav>\n` +
      (landmarks.length === 0
        ? ''
        : `<nav epub:type="landmarks" hidden="hidden"><ol>\n${landmarks.join('')}</ol></nav>\n`),
  });
}
