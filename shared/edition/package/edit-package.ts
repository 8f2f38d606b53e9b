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
  textWithin,
} from '../source/source-tree.ts';
import { xmlValue } from '../xml-text.ts';
import { editMetadata, type MetadataEdit } from './edit-metadata.ts';

/** A file that the edition adds to the book. */
export interface AddedFile {
  id: string;
  path: string;
  mediaType: string;
  bytes: Uint8Array;
  /** `nav`, `cover-image`. */
  properties?: string;
  /** The position of a page in the book: before the text, after a cover, or at the end. */
  page?: 'front' | 'back';
}

export interface PackageEdit extends Omit<MetadataEdit, 'addedCover'> {
  cut: BookCut;
  added: readonly AddedFile[];
  /** Whether a file of the book is in the edition. */
  keepsFile: (path: string) => boolean;
  /** New properties of the items of the book's own documents, by path; other items stay as they are. */
  properties: ReadonlyMap<string, readonly string[]>;
}

/** Turns a package document into the edition's. Its metadata stays, except its identifiers. */
export function editPackage({ root, edits }: XmlFile, edit: PackageEdit): void {
  const { book, cut, added, keepsFile, properties, prefix } = edit;
  const { path } = book.package;
  const manifest = findWithin(root, 'manifest');
  const spine = findWithin(root, 'spine');
  if (manifest === null || spine === null) return;
  const removed = new Set<string>();
  for (const item of childElements(manifest, 'item')) {
    const { id = '', href } = item.attributes;
    const target = href === undefined ? null : book.resolve(path, href);
    if (target !== null && !keepsFile(target.path)) {
      edits.remove(item);
      removed.add(id.trim());
    } else if (target !== null) setProperties(item, properties.get(target.path), edits);
  }
  // In place of an item of an unknown type its fallback document is read, which contains the pictures and is cut.
  const read = new Map(book.package.spine.map(({ item, itemref }) => [itemref.index, item.id]));
  for (const [index, itemref] of childElements(spine).entries()) {
    if (localName(itemref.name) !== 'itemref') continue;
    const named = (itemref.attributes.idref ?? '').trim();
    const id = read.get(index) ?? named;
    const document = book.package.items.get(id)?.path;
    if (removed.has(id)) {
      edits.remove(itemref);
      continue;
    }
    if (id !== named) edits.set(itemref, 'idref', id);
    // Of a later chapter only notes are left, which are opened and not read through.
    if (document !== undefined && cut.partOf(document)?.letters === 0) edits.set(itemref, 'linear', 'no');
  }
  removeLinks(root, edit, edits);
  sumDurations(root, removed, edits);
  for (const element of elementsWithin(root)) {
    const { refines } = element.attributes;
    if (refines !== undefined && removed.has(refines.replace(/^#/, ''))) edits.remove(element);
    for (const name of ['fallback', 'media-overlay'])
      if (removed.has(element.attributes[name] ?? '')) edits.set(element, name, null);
  }
  if (removed.has(spine.attributes.toc ?? '')) edits.set(spine, 'toc', null);
  const cover = added.find(({ properties: words }) => words === 'cover-image');
  if (cover !== undefined) removeProperty(manifest, 'cover-image', edits);
  editMetadata({ root, edits }, { ...edit, addedCover: cover?.id ?? null });
  const ns = prefixOf(manifest.name);
  const items = added.map(
    (file) =>
      `<${ns}item id="${xmlValue(file.id)}" href="${relativeHref(path, file.path)}" media-type="${file.mediaType}"${file.properties ? ` properties="${file.properties}"` : ''}/>\n`,
  );
  const layout = book.hasFixedLayout ? ' properties="rendition:layout-reflowable"' : '';
  const itemrefs = (page: AddedFile['page']) =>
    added
      .filter((file) => file.page === page)
      .map(
        ({ id }) =>
          `<${ns}itemref id="${xmlValue(`${prefix}-ref-${id}`)}" idref="${xmlValue(id)}"${layout}/>\n`,
      )
      .join('');
  edits.append(manifest, items.join(''));
  edits.insert(frontOf(spine, book), itemrefs('front'));
  edits.append(spine, itemrefs('back'));
}

/** Where the first page of the text is named in a spine: behind a document that only shows the cover. */
function frontOf(spine: SourceElement, book: EditionBook): number {
  const [first] = childElements(spine, 'itemref');
  if (first === undefined) return spine.openEnd;
  const path = book.package.items.get((first.attributes.idref ?? '').trim())?.path;
  const letters = path === undefined ? 0 : (book.document(path)?.root.lettersEnd ?? 0);
  return letters < COVER_LETTERS ? first.end : first.start;
}

/** The cover's own page may refer to it. */
const COVER_LETTERS = 20;

/** A guide's references, and the links of collections and of the metadata, whose places are not in the edition. */
function removeLinks(
  root: SourceElement,
  { book, cut, keepsFile }: PackageEdit,
  edits: XmlFile['edits'],
): void {
  const keeps = ({ attributes: { href } }: SourceElement): boolean => {
    const target = href === undefined ? null : book.resolve(book.package.path, href);
    return target === null || (keepsFile(target.path) && cut.keepsTarget(target));
  };
  for (const name of ['guide', 'collection', 'tours'])
    for (const list of childElements(root, name)) {
      const links = [...elementsWithin(list)].filter((one) => one.attributes.href !== undefined);
      const gone = links.filter((link) => !keeps(link));
      if (links.length > 0 && gone.length === links.length) edits.remove(list);
      else gone.forEach((link) => edits.remove(link));
    }
  for (const link of childElements(findWithin(root, 'metadata') ?? root, 'link'))
    if (!keeps(link)) edits.remove(link);
}

/** Properties that follow from what a document holds (EPUB 3.3, 5.6.2). */
export const CONTENT_PROPERTIES = {
  svg: 'svg',
  math: 'mathml',
  script: 'scripted',
  form: 'scripted',
} as const;
const FROM_CONTENT: ReadonlySet<string> = new Set(Object.values(CONTENT_PROPERTIES));

function setProperties(
  item: SourceElement,
  content: readonly string[] | undefined,
  edits: XmlFile['edits'],
): void {
  if (content === undefined) return;
  const own = (item.attributes.properties ?? '').split(/\s+/).filter((one) => one !== '');
  const all = [
    ...new Set([...own.filter((one) => !FROM_CONTENT.has(one) || content.includes(one)), ...content]),
  ];
  if (all.join(' ') !== own.join(' ')) edits.set(item, 'properties', all.join(' ') || null);
}

/** The former cover stays in the book, which may show it. */
function removeProperty(manifest: SourceElement, property: string, edits: XmlFile['edits']): void {
  for (const item of childElements(manifest, 'item')) {
    const own = (edits.attributesOf(item).properties ?? '').split(/\s+/);
    const left = own.filter((one) => one !== property).join(' ');
    if (own.includes(property)) edits.set(item, 'properties', left || null);
  }
}

/** The duration of a cut book's recordings is the sum of the remaining ones. */
function sumDurations(root: SourceElement, removed: ReadonlySet<string>, edits: XmlFile['edits']): void {
  const durations = [...elementsWithin(root)].filter(
    ({ attributes }) => attributes.property === 'media:duration',
  );
  const isKept = (one: SourceElement) => !removed.has((one.attributes.refines ?? '').replace(/^#/, ''));
  const parts = durations.filter((one) => one.attributes.refines !== undefined);
  if (parts.every(isKept)) return;
  const left = parts.filter(isKept);
  const sum = left.reduce((seconds, one) => seconds + secondsOf(textWithin(one)), 0);
  for (const total of durations.filter((one) => one.attributes.refines === undefined))
    if (left.length === 0) edits.remove(total);
    else edits.replace(total.openEnd, total.closeStart, `${Number(sum.toFixed(3))}s`);
}

/** The seconds of a SMIL clock value: `0:32:29`, `7:05.5`, `12.5s`, `3min`. */
function secondsOf(clock: string): number {
  const [, count, unit = 's'] = /^([\d.]+)(h|min|s|ms)?$/.exec(clock) ?? [];
  if (count !== undefined)
    return Number(count) * { h: 3600, min: 60, s: 1, ms: 0.001 }[unit as 'h' | 'min' | 's' | 'ms'];
  return clock.split(':').reduce((sum, part) => sum * 60 + (Number(part) || 0), 0);
}
