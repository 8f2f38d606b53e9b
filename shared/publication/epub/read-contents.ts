import { limits } from '../limits.ts';
import { truncateLine } from '../canonical/truncate-line.ts';
import type { XmlElement } from '../markup/xml-element.ts';
import { childrenOf, findElement, findElements, readPage, readXml, textOf } from '../markup/xml-tree.ts';
import type { Archive } from '../zip/archive.ts';
import type { Resolver, Target } from './resolve-href.ts';
import type { PackageDocument } from './package-document.ts';

/** An entry of the table of contents as the book states it; null if it leads nowhere. */
export interface TocEntry {
  title: string;
  target: Target | null;
  children: TocEntry[];
}

/** The nav document's toc, else the NCX, which some manifests forget, else nothing. */
export function readContents(archive: Archive, book: PackageDocument, resolve: Resolver): TocEntry[] {
  const items = [...book.items.values()];
  const nav = items.find((item) => item.properties.includes('nav'));
  const fromNav = nav ? readNav(archive, nav.path, resolve) : [];
  if (fromNav.length > 0) return fromNav;
  const ncx =
    (book.ncxId === null ? undefined : book.items.get(book.ncxId)) ??
    items.find((item) => item.mediaType === NCX) ??
    items.find((item) => NCX_NAME.test(item.path));
  const path = ncx?.path ?? [...archive.names()].find((name) => NCX_NAME.test(name));
  return path === undefined ? [] : readNcx(archive, path, resolve);
}

const NCX = 'application/x-dtbncx+xml';
const NCX_NAME = /\.ncx$/i;

function readNav(archive: Archive, path: string, resolve: Resolver): TocEntry[] {
  const bytes = archive.read(path);
  if (bytes === null) return [];
  // A nav document is a page: broken ones are common.
  const navs = findElements(readPage(bytes), 'nav');
  const toc = navs.find((nav) =>
    /(^|\s)(toc|doc-toc)(\s|$)/.test(nav.attributes.get('epub:type') ?? nav.attributes.get('role') ?? ''),
  );
  const untyped = navs.find((nav) => !nav.attributes.has('epub:type') && !nav.attributes.has('role'));
  const list = findList(toc ?? untyped);
  const budget = { left: limits.contentsEntries };
  const read = (ol: XmlElement | undefined): TocEntry[] =>
    childrenOf(ol, 'li').flatMap((li) => {
      if (budget.left-- <= 0) return [];
      const own = { ...li, children: notLists(li.children), content: notLists(li.content) };
      const label =
        own.children.find((child) => child.name === 'a' || child.name === 'span') ??
        findElement(own, 'a') ??
        own;
      const href = label.attributes.get('href');
      return [
        {
          title: labelText(label),
          target: href === undefined ? null : resolve(path, href),
          children: li.children.filter(isList).flatMap(read),
        },
      ];
    });
  return read(list);
}

const isList = ({ name }: XmlElement): boolean => name === 'ol' || name === 'ul';
const notLists = <Part extends XmlElement | string>(parts: Part[]): Part[] =>
  parts.filter((part) => typeof part === 'string' || !isList(part));

/** The list in the nav element itself, or within whatever wraps it. */
const findList = (nav: XmlElement | undefined): XmlElement | undefined =>
  nav && (nav.children.find(isList) ?? findElement(nav, 'ol') ?? findElement(nav, 'ul') ?? undefined);

/** The text, else its replacement: a picture's alt, the title attribute. */
function labelText(label: XmlElement): string {
  const replacement = () =>
    findElement(label, 'img')?.attributes.get('alt') ?? label.attributes.get('title') ?? '';
  return truncateLine(textOf(label) || replacement(), limits.titleChars);
}

function readNcx(archive: Archive, path: string, resolve: Resolver): TocEntry[] {
  const bytes = archive.read(path);
  const map = bytes === null ? null : findElement(readXml(bytes), 'navmap');
  const budget = { left: limits.contentsEntries };
  const read = (parent: XmlElement | null): TocEntry[] =>
    childrenOf(parent, 'navpoint').flatMap((point) => {
      if (budget.left-- <= 0) return [];
      const source = childrenOf(point, 'content')[0]?.attributes.get('src');
      const label = childrenOf(point, 'navlabel')[0];
      return [
        {
          title: label ? truncateLine(textOf(label), limits.titleChars) : '',
          target: source === undefined ? null : resolve(path, source),
          children: read(point),
        },
      ];
    });
  return read(map);
}
