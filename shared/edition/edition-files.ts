import type { PublicationFormat } from '../publication/publication.ts';
import type { EditionFile } from './added-files.ts';
import type { BookCut } from './book/book-cut.ts';
import type { EditionBook } from './book/edition-book.ts';
import type { EditionDocument } from './book/edition-document.ts';
import { type AddedPage, editNav } from './contents/edit-nav.ts';
import { editNcx } from './contents/edit-ncx.ts';
import { writeNav } from './contents/write-nav.ts';
import { editEncryption } from './package/edit-encryption.ts';
import { CONTENT_PROPERTIES, editPackage } from './package/edit-package.ts';
import type { EditionWords } from './pages/edition-words.ts';
import { relativeHref } from './relative-href.ts';
import { elementsWithin, findWithin, localName } from './source/source-tree.ts';
import { openXml } from './source/open-xml.ts';
import { writeSource } from './source/write-source.ts';
import type { PlacedPicture } from './text/figure.ts';
import { renameDocuments } from './upgrade/rename-documents.ts';
import { upgradePackage } from './upgrade/upgrade-package.ts';
import { HTML_DOCTYPE, upgradeXhtml } from './upgrade/upgrade-xhtml.ts';
import type { ZipFile } from './write-zip.ts';

export interface EditionFilesInput {
  book: EditionBook;
  cut: BookCut;
  added: readonly EditionFile[];
  words: EditionWords;
  pictures: readonly PlacedPicture[];
  keepsFile: (path: string) => boolean;
  identifier: string;
  modified: Date;
  prefix: string;
  format: PublicationFormat;
}

/** All files of an edition, `mimetype` first: those of the book as they are, or as they have been changed. */
export function editionFiles(input: EditionFilesInput): ZipFile[] {
  const { book, cut, added, words, keepsFile, identifier, prefix } = input;
  const written = new Map<string, Uint8Array | null>(editEncryption(book, identifier, keepsFile));
  const pages: AddedPage[] = added.flatMap(({ path, title, type = null, page }) =>
    page !== undefined && title !== undefined ? [{ path, title, type }] : [],
  );
  const all = book.navPath === null ? [...added, ...addedNav(input, pages)] : added;
  const isUpgraded = ({ root }: EditionDocument) => book.isEpub2 && localName(root.name) === 'html';
  const nav = book.navPath === null ? null : book.document(book.navPath);
  if (nav !== null) editNav(book, cut, nav, pages);
  if (book.isEpub2) for (const path of xhtmlPaths(book)) upgradeDocument(input, path);
  for (const path of ncxPaths(book)) {
    const file = openXml(book.archive.read(path)!);
    if (file === null) continue;
    editNcx(file, { book, cut, path, pages, identifier, prefix });
    // EPUB 3 allows no document type there.
    written.set(path, writeSource(file, book.isEpub2 ? '' : null));
  }
  const { standIns } = book;
  for (const document of book.documents) {
    if (!keepsFile(document.path)) continue;
    if (standIns.size > 0) linkToStandIns(document, book, standIns);
    const part = cut.partOf(document.path);
    part?.prune(document.edits);
    // Of a later chapter only notes are left, not its name.
    const title = part?.letters === 0 ? findWithin(document.root, 'title') : null;
    if (title !== null) document.edits.replace(title.openEnd, title.closeStart, words.notes);
    if (isUpgraded(document)) written.set(document.path, writeSource(document, HTML_DOCTYPE));
    else if (!document.edits.isEmpty) written.set(document.path, writeSource(document));
  }
  const opf = openXml(book.archive.read(book.package.path)!);
  if (opf !== null) {
    if (book.isEpub2) upgradePackage(opf, prefix, book.package.coverId);
    const properties = propertiesOf(book, cut);
    editPackage(opf, { ...input, added: all, properties, hasAlternatives: hasAlternatives(book, keepsFile) });
    written.set(book.package.path, writeSource(opf));
  }
  const files = [
    { name: 'mimetype', read: () => new TextEncoder().encode('application/epub+zip') },
    ...bookFiles(input, written),
    ...all.map(({ path, bytes }) => ({ name: path, read: () => bytes })),
  ];
  return book.isEpub2 ? renameDocuments(files, xhtmlPaths(book), book.resolve) : files;
}

/** The spine names the documents themselves, so links do, too. */
function linkToStandIns(document: EditionDocument, book: EditionBook, standIns: Map<string, string>): void {
  for (const element of elementsWithin(document.root)) {
    const { href } = element.attributes;
    const path = href === undefined ? undefined : standIns.get(book.resolve(document.path, href)?.path ?? '');
    if (path !== undefined) document.edits.set(element, 'href', relativeHref(document.path, path));
  }
}

const xhtmlPaths = (book: EditionBook): string[] =>
  [...book.package.items.values()]
    .filter(({ mediaType, path }) => /html|oeb1-document/.test(mediaType) && book.archive.has(path))
    .map(({ path }) => path);

function upgradeDocument({ book, keepsFile }: EditionFilesInput, path: string): void {
  const document = keepsFile(path) ? book.document(path) : null;
  if (document !== null) upgradeXhtml(document, book.title);
}

/**
 * The properties that an EPUB 3's manifest states for its documents: an EPUB 2's has none, and a cut document may
 * need fewer.
 */
function propertiesOf(book: EditionBook, cut: BookCut): Map<string, string[]> {
  const paths = xhtmlPaths(book).filter((path) => book.isEpub2 || cut.partOf(path) !== null);
  return new Map(
    paths.map((path) => {
      const root = book.document(path)?.root;
      const part = cut.partOf(path);
      const kept =
        root === undefined ? [] : [...elementsWithin(root)].filter((one) => part?.keeps(one) !== 'none');
      const names = new Set(kept.map(({ name }) => localName(name)));
      const found = Object.entries(CONTENT_PROPERTIES).filter(([name]) => names.has(name));
      return [path, [...new Set(found.map(([, property]) => property))]];
    }),
  );
}

/** A nav document for a book without one. */
function addedNav(
  { book, cut, words, prefix }: EditionFilesInput,
  pages: readonly AddedPage[],
): EditionFile[] {
  const folder = book.package.path.slice(0, book.package.path.lastIndexOf('/') + 1);
  const path = `${folder}${prefix}/nav.xhtml`;
  const markup = writeNav({
    ...{
      path,
      cut,
      pages,
      toc: book.toc,
      hasPlace: (target) => book.hasPlace(target),
      language: words.language,
      title: words.contents,
    },
    first: book.paths[0] ?? path,
    guide: book.guide(cut, path),
  });
  const bytes = new TextEncoder().encode(markup);
  return [{ id: `${prefix}-nav`, path, mediaType: 'application/xhtml+xml', properties: 'nav', bytes }];
}

function* filesOf({ archive }: EditionBook): Generator<string> {
  for (const name of archive.names()) if (name !== 'mimetype' && !name.endsWith('/')) yield name;
}

function bookFiles(
  { book, cut, keepsFile }: EditionFilesInput,
  written: Map<string, Uint8Array | null>,
): ZipFile[] {
  const isKept = (name: string): boolean =>
    name === book.package.path || (name.startsWith('META-INF/') ? keepsMeta(name, cut) : keepsFile(name));
  return [...filesOf(book)].filter(isKept).flatMap((name) => {
    const bytes = written.get(name);
    return bytes === null ? [] : [{ name, read: () => bytes ?? book.archive.read(name)! }];
  });
}

/** Signatures are those of another file. In a book that is cut, they may contain a reader's own notes. */
const keepsMeta = (name: string, cut: BookCut): boolean =>
  name !== 'META-INF/signatures.xml' && (cut.isWhole || META.has(name));

const META = new Set([
  'META-INF/container.xml',
  'META-INF/encryption.xml',
  'META-INF/com.apple.ibooks.display-options.xml',
]);

const ncxPaths = ({ package: { items }, archive }: EditionBook): string[] =>
  [...items.values()]
    .filter(({ mediaType }) => mediaType === 'application/x-dtbncx+xml')
    .map(({ path }) => path)
    .filter((path) => archive.has(path));

/** Whether each picture that the documents show has an alternative text, even an empty one. */
function hasAlternatives(book: EditionBook, keepsFile: (path: string) => boolean): boolean {
  return book.paths.filter(keepsFile).every((path) => {
    const document = book.document(path);
    if (document === null) return !/^image\//.test(book.itemAt(path)?.mediaType ?? '');
    return [...elementsWithin(document.root)].every(
      ({ name, attributes }) => localName(name) !== 'img' || attributes.alt !== undefined,
    );
  });
}
