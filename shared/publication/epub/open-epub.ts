import { type PlacedEntry } from '../plan-chapters.ts';
import { composeChapters } from '../compose.ts';
import { type ReadDocument, type ReadXhtmlOptions, readXhtml } from '../html/read-xhtml.ts';
import { createStyler } from '../css/styler.ts';
import { limits } from '../limits.ts';
import { pictureType } from '../picture.ts';
import { PublicationError } from '../publication-error.ts';
import type { OpenedPublication, Publication, ReadOptions, Resource } from '../publication.ts';
import { decodeText } from '../text/decode.ts';
import { skipProlog } from '../text/prolog.ts';
import { countWords } from '../text/white-space.ts';
import { type Archive, openArchive } from '../zip/archive.ts';
import { type TocEntry, readContents } from './contents.ts';
import { readCover, readPicture } from './cover.ts';
import { refuseProtected } from './encryption.ts';
import { type Resolver, makeResolver } from './href.ts';
import { type PackageDocument, readPackage } from './package-document.ts';
import { StyleSheets } from './style-sheets.ts';

/** Opens an EPUB 2 or 3: package, contents and cover are read, the documents not yet. Throws PublicationError. */
export function openEpub(bytes: Uint8Array, options: ReadOptions): OpenedPublication {
  const archive = openArchive(bytes, options);
  const resolve = makeResolver(archive);
  const book = readPackage(archive, resolve);
  if (book.spine.length === 0)
    throw new PublicationError('BAD_PACKAGE', 'The book has no readable chapters.');
  refuseProtected(archive, book, resolve);
  const toc = readContents(archive, book, resolve);
  const opened = { format: 'epub' as const, metadata: book.metadata, ...readCover(archive, book, resolve) };
  return {
    ...opened,
    outline: toc,
    readChapters: () => ({ ...opened, ...readChapters({ archive, resolve, book, toc, options }) }),
  };
}

interface Open {
  archive: Archive;
  resolve: Resolver;
  book: PackageDocument;
  toc: TocEntry[];
  options: ReadOptions;
}

function readChapters({
  archive,
  resolve,
  book,
  toc,
  options,
}: Open): Pick<Publication, 'chapters' | 'contents' | 'notes' | 'resources' | 'documents'> {
  const pictures = new PictureStore(archive);
  const styles = new StyleSheets(archive, resolve);
  const indexes = new Map<string, number>();
  const documents: ReadDocument[] = [];
  const paths: string[] = [];
  book.spine.forEach(({ item, linear }, i) => {
    if (options.signal?.aborted) throw options.signal.reason;
    // A document listed twice is read where it stands first: its text is in one chapter, once.
    if (!indexes.has(item.path)) {
      indexes.set(item.path, documents.length);
      documents.push(readDocument(archive, item.path, linear, { resolve, pictures, styles }));
      paths.push(item.path);
    }
    options.onProgress?.(i + 1, book.spine.length);
  });
  const place = (entry: TocEntry): PlacedEntry => {
    const document = entry.target === null ? undefined : indexes.get(entry.target.path);
    const offset =
      document === undefined ? 0 : (documents[document]!.anchors.get(entry.target?.fragment ?? '') ?? 0);
    return {
      title: entry.title,
      place: document === undefined ? null : { document, offset },
      children: entry.children.map(place),
    };
  };
  const composition = composeChapters({
    documents,
    contents: toc.map(place),
    metadata: book.metadata,
    notes: new Map(),
    resolveLink: (from, reference) => {
      const target = resolve(paths[from] ?? '', reference);
      const document = target === null ? undefined : indexes.get(target.path);
      return document === undefined ? null : { document, fragment: target?.fragment ?? '' };
    },
  });
  return {
    ...composition,
    resources: pictures.resources(),
    documents: factsBySpine(book, indexes, documents),
  };
}

const factsBySpine = (book: PackageDocument, indexes: Map<string, number>, documents: ReadDocument[]) =>
  book.spine.map(({ item, linear }) => ({ ...documents[indexes.get(item.path)!]!.facts, linear }));

function readDocument(
  archive: Archive,
  path: string,
  linear: boolean,
  { resolve, pictures, styles }: { resolve: Resolver; pictures: PictureStore; styles: StyleSheets },
): ReadDocument {
  const size = archive.size(path) ?? 0;
  if (size > limits.xmlBytes)
    throw new PublicationError('BOOK_TOO_COMPLEX', 'A chapter of the book is too large.');
  const bytes = archive.read(path);
  if (bytes === null) throw new PublicationError('BAD_PACKAGE', 'A chapter of the book is missing.');
  const { text, start } = skipProlog(decodeText(bytes));
  const options: ReadXhtmlOptions = {
    linear,
    styleBy: (sheets) => createStyler(styles.rulesFor(path, sheets)),
    resolvePicture: (href) => {
      const target = resolve(path, href);
      return target !== null && pictures.has(target.path) ? target.path : null;
    },
  };
  const document = readXhtml(text, options, start);
  // Styles that hide most of a text wait for a script that never runs.
  return !document.wordsKnown && countWords(document.text) * 2 < document.facts.words
    ? readXhtml(text, { ...options, styleBy: null }, start)
    : document;
}

/** The pictures that the documents show, each read and judged once. */
class PictureStore {
  private readonly archive: Archive;
  private readonly judged = new Map<string, Resource | null>();

  constructor(archive: Archive) {
    this.archive = archive;
  }

  has(path: string): boolean {
    const known = this.judged.get(path);
    if (known !== undefined) return known !== null;
    const bytes = readPicture(this.archive, path);
    const mediaType = bytes === null ? null : pictureType(bytes);
    this.judged.set(path, bytes === null || mediaType === null ? null : { href: path, mediaType, bytes });
    return mediaType !== null;
  }

  resources(): Resource[] {
    return [...this.judged.values()].filter((resource) => resource !== null);
  }
}
