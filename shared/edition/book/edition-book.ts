import type { ChapterPart } from '../../publication/chapters/chapter-parts.ts';
import type { ManifestItem, PackageDocument } from '../../publication/epub/package-document.ts';
import { openFile } from '../../publication/epub/open-epub.ts';
import {
  documentPaths,
  type OpenEpub,
  type Sources,
  textSources,
} from '../../publication/epub/read-documents.ts';
import type { Resolver, Target } from '../../publication/epub/resolve-href.ts';
import type { Chapter, Publication, ReadOptions } from '../../publication/publication.ts';
import type { Archive } from '../../publication/zip/archive.ts';
import { childrenOf, findElement, findElements, readXml, textOf } from '../../publication/markup/xml-tree.ts';
import { type EditionDocument, openDocument } from './edition-document.ts';
import { elementsWithin } from '../source/source-tree.ts';
import type { TocEntry } from '../../publication/epub/read-contents.ts';
import type { XmlElement } from '../../publication/markup/xml-element.ts';
import { type GuideReference, LANDMARK_OF_GUIDE } from '../contents/landmark-of-guide.ts';
import { relativeHref } from '../relative-href.ts';
import type { BookCut } from './book-cut.ts';
import { fb2AsEpub } from './fb2-as-epub.ts';

/** A book as the source of an edition: an EPUB's files, and the positions of chapters in its documents. */
export class EditionBook {
  readonly archive: Archive;
  readonly resolve: Resolver;
  readonly package: PackageDocument;
  readonly chapters: readonly (Pick<Chapter, 'title' | 'text'> & { parts: readonly ChapterPart[] })[];
  /** Documents in reading order, as `ChapterPart` counts them. */
  readonly paths: readonly string[];
  readonly toc: readonly TocEntry[];
  readonly title: string;
  /** Whether it has to be converted to EPUB 3 first. */
  readonly isEpub2: boolean;
  private readonly root: XmlElement;
  private readonly sources: Sources;
  private readonly notes: ReadonlySet<string>;
  private readonly items: ReadonlyMap<string, ManifestItem>;
  private readonly fixed: ReadonlySet<string>;
  private readonly opened = new Map<string, EditionDocument | null>();

  /** @param file an EPUB @param publication what the parser made of it */
  constructor(
    file: Omit<OpenEpub, 'withOpening'>,
    { chapters, notes }: Pick<Publication, 'chapters' | 'notes'>,
  ) {
    this.archive = file.archive;
    this.resolve = file.resolve;
    this.package = file.book;
    this.chapters = chapters;
    this.paths = documentPaths(file.book);
    this.sources = textSources(file);
    this.notes = new Set(notes.map(({ id }) => id));
    this.toc = file.toc;
    this.title = file.book.metadata.title;
    this.root = readXml(file.archive.read(file.book.path)!);
    const version = findElement(this.root, 'package')?.attributes.get('version')?.trim() ?? '';
    this.isEpub2 = !version.startsWith('3');
    this.fixed = fixedLayoutPaths(this.root, file.book);
    this.items = new Map([...file.book.items.values()].map((item) => [item.path, item]));
  }

  /** Reads a document once. Null for one that has no elements of its own, such as a picture. */
  document(path: string): EditionDocument | null {
    let document = this.opened.get(path);
    if (document === undefined) {
      document = openDocument(path, this.sources);
      this.opened.set(path, document);
    }
    return document;
  }

  /** Those that have been read. */
  get documents(): EditionDocument[] {
    return [...this.opened.values()].filter((one) => one !== null);
  }

  /** Whether a document has the element that a target names, if it names one. */
  hasPlace({ path, fragment }: Target): boolean {
    const root = fragment === '' ? undefined : this.document(path)?.root;
    if (root === undefined) return true;
    return [...elementsWithin(root)].some(
      ({ attributes: { id, name } }) => id === fragment || name === fragment,
    );
  }

  itemAt(path: string): ManifestItem | undefined {
    return this.items.get(path);
  }

  /** Documents that are read in place of items of an unknown kind in the spine, by the paths of these. */
  get standIns(): Map<string, string> {
    const itemrefs = findElement(this.root, 'spine')?.children ?? [];
    return new Map(
      this.package.spine.flatMap(({ item, itemref }) => {
        const named = this.package.items.get(itemrefs[itemref.index]?.attributes.get('idref')?.trim() ?? '');
        return named === undefined || named === item ? [] : [[named.path, item.path]];
      }),
    );
  }

  /** Whether a document is a page of a fixed size, which has no room for more. */
  isFixedLayout(path: string): boolean {
    return this.fixed.has(path);
  }

  get hasFixedLayout(): boolean {
    return this.fixed.size > 0;
  }

  /** The guide's references that an edition keeps, as landmarks of a nav document at `from`. */
  guide(cut: BookCut, from: string): GuideReference[] {
    return childrenOf(findElement(this.root, 'guide'), 'reference').flatMap(({ attributes }) => {
      const type = LANDMARK_OF_GUIDE[attributes.get('type')?.trim().toLowerCase() ?? ''];
      const target = this.resolve(this.package.path, attributes.get('href') ?? 'data:');
      if (type === undefined || target === null || !this.paths.includes(target.path)) return [];
      if (!cut.keepsTarget(target)) return [];
      const href = relativeHref(from, target.path, target.fragment);
      return [{ type, title: attributes.get('title')?.trim() || type, href }];
    });
  }

  get navPath(): string | null {
    return [...this.items.values()].find(({ properties }) => properties.includes('nav'))?.path ?? null;
  }

  /** Whether a link there opens a note. */
  isNote({ path, fragment }: Target): boolean {
    return this.notes.has(`${path}#${fragment}`) || this.notes.has(`${this.paths.indexOf(path)}-${fragment}`);
  }

  isContentDocument(path: string): boolean {
    return this.paths.includes(path) || /xhtml|html|svg/.test(this.items.get(path)?.mediaType ?? '');
  }
}

/** Pages of fixed layout (EPUB 3.3, 8.2): by the package's metadata for all of them, and by each item's properties. */
function fixedLayoutPaths(root: XmlElement, book: PackageDocument): Set<string> {
  const layout = findElements(root, 'meta').find(
    ({ attributes }) => attributes.get('property') === 'rendition:layout',
  );
  const isFixed = layout !== undefined && textOf(layout) === 'pre-paginated';
  const itemrefs = childrenOf(findElement(root, 'spine'), 'itemref');
  return new Set(
    itemrefs.flatMap(({ attributes }) => {
      const words = attributes.get('properties') ?? '';
      const path = book.items.get(attributes.get('idref')?.trim() ?? '')?.path;
      const own =
        words.includes('rendition:layout-pre-paginated') ||
        (isFixed && !words.includes('rendition:layout-reflowable'));
      return own && path !== undefined ? [path] : [];
    }),
  );
}

/** Opens a book for an edition: an EPUB as it is, an FB2 written as one. Throws PublicationError. */
export function openEditionBook(
  bytes: Uint8Array,
  publication: Publication,
  options: ReadOptions,
): EditionBook {
  if (publication.format === 'epub') return new EditionBook(openFile(bytes, options), publication);
  const converted = fb2AsEpub(bytes, publication, options);
  return new EditionBook(openFile(converted.epub, options), converted.publication);
}
