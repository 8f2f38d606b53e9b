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
import { type EditionDocument, openDocument } from './edition-document.ts';

/** A book as an edition is made of it: an EPUB's files, and where in its documents the chapters stand. */
export class EditionBook {
  readonly archive: Archive;
  readonly resolve: Resolver;
  readonly package: PackageDocument;
  readonly chapters: readonly (Pick<Chapter, 'title' | 'text'> & { parts: readonly ChapterPart[] })[];
  /** Documents in reading order, as `ChapterPart` counts them. */
  readonly paths: readonly string[];
  private readonly sources: Sources;
  private readonly notes: ReadonlySet<string>;
  private readonly items: ReadonlyMap<string, ManifestItem>;
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

  itemAt(path: string): ManifestItem | undefined {
    return this.items.get(path);
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

/** Opens an EPUB for an edition. Throws PublicationError. */
export const openEditionBook = (
  bytes: Uint8Array,
  publication: Pick<Publication, 'chapters' | 'notes'>,
  options: ReadOptions,
): EditionBook => new EditionBook(openFile(bytes, options), publication);
