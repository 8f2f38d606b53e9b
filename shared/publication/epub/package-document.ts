import { limits } from '../limits.ts';
import { PublicationError } from '../publication-error.ts';
import type { Direction, PublicationMetadata } from '../publication.ts';
import { truncateLine } from '../canonical/truncate-line.ts';
import type { XmlElement } from '../markup/xml-element.ts';
import { childrenOf, findElement, readXml, textOf } from '../markup/xml-tree.ts';
import type { Archive } from '../zip/archive.ts';
import type { Resolver } from './resolve-href.ts';

/** The package document (OPF 2 and EPUB 3 packages), its references resolved to entries of the archive. */
export interface PackageDocument {
  path: string;
  metadata: PublicationMetadata;
  /** The unique identifier, and all that there are. */
  identifier: string | null;
  identifiers: string[];
  items: Map<string, ManifestItem>;
  /** In reading order; every item is there and can be read as a document. */
  spine: { item: ManifestItem; linear: boolean; itemref: ChildPlace }[];
  /** The place of the spine in the package. */
  spinePlace: ChildPlace;
  /** Id of the NCX as the spine names it. */
  ncxId: string | null;
  /** Manifest id or path of the EPUB 2 cover picture. */
  coverId: string | null;
  guideCover: string | null;
}

/** The index of an element among its parent's, from 0, and its id. */
export interface ChildPlace {
  index: number;
  id: string | null;
}

export interface ManifestItem {
  id: string;
  /** Entry of the archive. */
  path: string;
  mediaType: string;
  properties: string[];
  fallback: string | null;
}

/** @throws PublicationError BAD_PACKAGE if there is no package document, or no spine that leads to text */
export function readPackage(archive: Archive, resolve: Resolver): PackageDocument {
  const path = packagePath(archive, resolve);
  const bytes = path === null ? null : archive.read(path);
  if (path === null || bytes === null) throw noPackage();
  const root = findElement(readXml(bytes), 'package');
  if (root === null) throw noPackage();
  const metadata = findElement(root, 'metadata') ?? root;
  const items = readManifest(root, path, resolve);
  const spine = findElement(root, 'spine');
  return {
    path,
    metadata: readMetadata(root, metadata, spine),
    ...readIdentifiers(root, metadata),
    items,
    spine: readSpine(spine, items),
    spinePlace: {
      index: Math.max(
        0,
        root.children.findIndex((child) => child === spine),
      ),
      id: spine?.attributes.get('id') ?? null,
    },
    ncxId: spine?.attributes.get('toc') ?? null,
    coverId: coverMeta(metadata),
    guideCover: guideCover(root, path, resolve),
  };
}

/** The first rootfile that is a package and is there; a book may also be there as something else, such as a PDF. */
function packagePath(archive: Archive, resolve: Resolver): string | null {
  const place = resolve('', 'META-INF/container.xml');
  const container = place && archive.read(place.path);
  if (container === null) return null;
  const rootfiles = childrenOf(findElement(readXml(container), 'rootfiles'), 'rootfile');
  const paths = (isAccepted: (type: string | undefined) => boolean) =>
    rootfiles
      .filter(({ attributes }) => isAccepted(attributes.get('media-type')?.trim()))
      .map(({ attributes }) => resolve('', attributes.get('full-path') ?? 'data:')?.path)
      .filter((path) => path !== undefined && path !== '');
  return paths((type) => type === PACKAGE)[0] ?? paths((type) => type !== PACKAGE)[0] ?? null;
}

const PACKAGE = 'application/oebps-package+xml';

function readManifest(root: XmlElement, base: string, resolve: Resolver): Map<string, ManifestItem> {
  const items = new Map<string, ManifestItem>();
  for (const { attributes } of childrenOf(findElement(root, 'manifest'), 'item')) {
    const id = attributes.get('id')?.trim();
    const href = attributes.get('href');
    const target = href === undefined ? null : resolve(base, href);
    if (id === undefined || target === null || items.has(id)) continue;
    items.set(id, {
      id,
      path: target.path,
      mediaType: (attributes.get('media-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase(),
      properties: (attributes.get('properties') ?? '').split(/\s+/),
      fallback: attributes.get('fallback') ?? null,
    });
  }
  return items;
}

function readSpine(spine: XmlElement | null, items: Map<string, ManifestItem>): PackageDocument['spine'] {
  let byLowerCaseId: Map<string, ManifestItem> | undefined;
  // Packages written by hand mix up the case of ids.
  const findIgnoringCase = (id: string) =>
    (byLowerCaseId ??= new Map([...items.values()].map((item) => [item.id.toLowerCase(), item]))).get(
      id.toLowerCase(),
    );
  return (spine?.children ?? []).flatMap(({ name, attributes }, index) => {
    if (name !== 'itemref') return [];
    const id = attributes.get('idref')?.trim() ?? '';
    const item = readable(items.get(id) ?? findIgnoringCase(id), items);
    const itemref = { index, id: attributes.get('id') ?? null };
    return item === null ? [] : [{ item, linear: attributes.get('linear') !== 'no', itemref }];
  });
}

/**
 * The item itself or the first of its fallbacks that is a document. Fallbacks may be cyclic; each item is visited
 * once.
 */
function readable(first: ManifestItem | undefined, items: Map<string, ManifestItem>): ManifestItem | null {
  const visited = new Set<ManifestItem>();
  for (
    let item = first;
    item && !visited.has(item);
    item = item.fallback === null ? undefined : items.get(item.fallback)
  ) {
    if (isDocument(item)) return item;
    visited.add(item);
  }
  // Packages declare pages as XML, text or unknown types, so the file name decides. A picture is a page of its own.
  const isPage = first !== undefined && (PAGE_NAME.test(first.path) || XML.test(first.mediaType));
  return isPage || (first !== undefined && isPicture(first)) ? first : null;
}

const XML = /^(text|application)\/xml$/;

/** A picture, except for SVG drawings, which are documents. */
export const isPicture = ({ mediaType, path }: ManifestItem): boolean =>
  /^image\/(?!svg)/.test(mediaType) && !PAGE_NAME.test(path);

const PAGE_NAME = /\.x?html?$/i;

const isDocument = ({ mediaType, path }: ManifestItem): boolean =>
  DOCUMENT_TYPES.has(mediaType) || (mediaType === '' && PAGE_NAME.test(path));

const DOCUMENT_TYPES = new Set([
  'application/xhtml+xml',
  'text/html',
  'image/svg+xml',
  'text/x-oeb1-document',
  'application/x-dtbook+xml',
]);

function readIdentifiers(
  root: XmlElement,
  metadata: XmlElement,
): Pick<PackageDocument, 'identifier' | 'identifiers'> {
  const all = elements(metadata, 'identifier');
  const uniqueId = root.attributes.get('unique-identifier')?.trim();
  const unique = all.find(({ attributes }) => attributes.get('id')?.trim() === uniqueId);
  return { identifier: unique ? textOf(unique) : null, identifiers: all.map((node) => textOf(node)) };
}

function readMetadata(root: XmlElement, metadata: XmlElement, spine: XmlElement | null): PublicationMetadata {
  const all = (name: string) => collect(metadata, name);
  const first = (name: string) => all(name).find((text) => text !== '') ?? null;
  /** EPUB 3.3, 5.3.3 (the `dir` attribute): that of the nearest element; `auto` leaves it to the text. */
  const direction = (name: string) =>
    elements(metadata, name)
      .filter((node) => textOf(node) !== '')
      .map(({ attributes }) => directionOf(attributes.get('dir') ?? root.attributes.get('dir')));
  const description = first('description');
  const language = first('language');
  return {
    title: truncateLine(first('title') ?? '', limits.titleChars),
    titleDirection: direction('title').at(0) ?? null,
    authors: names(all('creator')),
    authorDirection: agreed(direction('creator')),
    language,
    description:
      description === null ? null : truncateLine(stripMarkup(description), limits.descriptionChars),
    genres: names(all('subject')),
    series: readSeries(metadata),
    publisher: first('publisher'),
    published: publicationDate(metadata),
    direction:
      directionOf(spine?.attributes.get('page-progression-direction')) ?? directionOfLanguage(language),
  };
}

const agreed = (directions: (Direction | null)[]): Direction | null =>
  new Set(directions).size === 1 ? directions[0]! : null;

function directionOf(word: string | undefined): Direction | null {
  return word === 'rtl' || word === 'ltr' ? word : null;
}

/** Where a spine doesn't specify the page direction (EPUB 3.3 Reading Systems, 4.4.1), the script decides. */
function directionOfLanguage(language: string | null): Direction {
  return language !== null && WRITTEN_FROM_RIGHT.test(language.trim()) ? 'rtl' : 'ltr';
}

const WRITTEN_FROM_RIGHT =
  /^(ar|ckb|dv|fa|he|iw|nqo|ps|sd|syr|ug|ur|yi)(?!-latn|-cyrl)(-|$)|^[a-z]{2,3}-(arab|hebr|syrc|thaa|nkoo)\b/i;

/** Old packages put Dublin Core into a `dc-metadata` element of its own. */
const collect = (metadata: XmlElement, name: string): string[] =>
  elements(metadata, name).map((node) => textOf(node));

const elements = (metadata: XmlElement, name: string): XmlElement[] => [
  ...childrenOf(metadata, name),
  ...childrenOf(childrenOf(metadata, 'dc-metadata')[0], name),
];

const names = (texts: string[]): string[] =>
  [
    ...new Set(texts.map((text) => truncateLine(text, limits.titleChars)).filter((text) => text !== '')),
  ].slice(0, limits.names);

const stripMarkup = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function publicationDate(metadata: XmlElement): string | null {
  const dates = elements(metadata, 'date');
  const event = (node: XmlElement) => node.attributes.get('opf:event') ?? node.attributes.get('event');
  const date =
    dates.find((node) => event(node) === 'publication') ??
    dates.find((node) => event(node) === undefined) ??
    dates[0];
  return date ? textOf(date) || null : null;
}

/** EPUB 3's collection, else calibre's convention. */
function readSeries(metadata: XmlElement): PublicationMetadata['series'] {
  const metas = [
    ...childrenOf(metadata, 'meta'),
    ...childrenOf(childrenOf(metadata, 'x-metadata')[0], 'meta'),
  ];
  const refining = (id: string | undefined, property: string) =>
    metas.find(
      (meta) =>
        id !== undefined &&
        meta.attributes.get('refines') === `#${id}` &&
        meta.attributes.get('property') === property,
    );
  const collection = metas.find(
    (meta) =>
      meta.attributes.get('property') === 'belongs-to-collection' &&
      textOf(refining(meta.attributes.get('id'), 'collection-type') ?? meta) !== 'set',
  );
  const named = (name: string) =>
    metas.find((meta) => meta.attributes.get('name') === name)?.attributes.get('content');
  const group = collection && refining(collection.attributes.get('id'), 'group-position');
  const index = collection ? group && textOf(group) : named('calibre:series_index');
  const name = truncateLine(
    collection ? textOf(collection) : (named('calibre:series') ?? ''),
    limits.titleChars,
  );
  const position = index ? Number(index) : NaN;
  return name === '' ? null : { name, position: Number.isFinite(position) ? position : null };
}

const coverMeta = (metadata: XmlElement): string | null =>
  [...childrenOf(metadata, 'meta'), ...childrenOf(childrenOf(metadata, 'x-metadata')[0], 'meta')]
    .find((meta) => meta.attributes.get('name') === 'cover')
    ?.attributes.get('content') ?? null;

function guideCover(root: XmlElement, base: string, resolve: Resolver): string | null {
  const reference = childrenOf(findElement(root, 'guide'), 'reference').find((node) =>
    /cover/i.test(node.attributes.get('type') ?? ''),
  );
  return resolve(base, reference?.attributes.get('href') ?? 'data:')?.path ?? null;
}

const noPackage = () => new PublicationError('BAD_PACKAGE', 'The book has no package document.');
