import { composeChapters } from '../chapters/compose-chapters.ts';
import { createStyler } from '../presentation/styler.ts';
import type { StartTrace, ReadXhtmlOptions, ReadDocument } from '../canonical/read-document.ts';
import { readXhtml } from '../canonical/read-xhtml.ts';
import { limits } from '../limits.ts';
import { watchForOpening } from '../chapters/watch-for-opening.ts';
import type { PlacedEntry } from '../chapters/plan-chapters.ts';
import type { FaceNames } from '../presentation/presentation.ts';
import { PublicationError } from '../publication-error.ts';
import type { Publication, ReadOptions, ReadStep } from '../publication.ts';
import { type DecodeUtf8, decodeText } from '../decode/decode.ts';
import { skipDoctype } from '../markup/doctype.ts';
import { countWords } from '../canonical/white-space.ts';
import type { Archive } from '../zip/archive.ts';
import type { TocEntry } from './read-contents.ts';
import type { Resolver } from './resolve-href.ts';
import type { PackageDocument } from './package-document.ts';
import { NonSpineDocuments } from './non-spine-documents.ts';
import { EmbeddedFonts } from './embedded-fonts.ts';
import { PictureStore } from './picture-store.ts';
import { StyleSheets } from './style-sheets.ts';

export interface OpenEpub {
  archive: Archive;
  resolve: Resolver;
  book: PackageDocument;
  toc: TocEntry[];
  options: ReadOptions;
  /** Whether one of the steps should contain the first chapter. */
  withOpening: boolean;
}

export type ReadEpub = Pick<
  Publication,
  'chapters' | 'contents' | 'notes' | 'resources' | 'drawings' | 'fonts' | 'documents'
>;

/**
 * Reads the documents of the spine one by one. One that is listed twice is read where it is listed first: its text is in
 * one chapter, once. Throws PublicationError, or the signal's reason.
 */
export function* readDocuments(open: OpenEpub): Generator<ReadStep, ReadEpub, undefined> {
  const { archive, resolve, book, toc, options } = open;
  const pictures = new PictureStore(archive, book);
  const fonts = new EmbeddedFonts(archive, book, resolve);
  const styles = new StyleSheets(archive, resolve, fonts);
  const { decodeUtf8 } = options;
  const sources = { archive, resolve, pictures, styles, faces: fonts.names, decodeUtf8 };
  const paths = documentPaths(book);
  const indexes = new Map(paths.map((path, i) => [path, i]));
  const documents: ReadDocument[] = [];
  const asides = new NonSpineDocuments(book, (path) => readDocument(path, sources));
  const place = (entry: TocEntry): PlacedEntry => {
    const document = entry.target === null ? undefined : indexes.get(entry.target.path);
    const anchors = document === undefined ? undefined : documents[document]?.anchors;
    const fragment = entry.target?.fragment ?? '';
    const offset = anchors?.get(fragment);
    const isGuess = anchors !== undefined && offset === undefined && fragment !== '';
    return {
      title: entry.title,
      place: document === undefined ? null : { document, offset: offset ?? 0, isGuess },
      children: entry.children.map(place),
    };
  };
  const compose = (onlyFirst: boolean) =>
    composeChapters({
      documents,
      contents: toc.map(place),
      metadata: book.metadata,
      notes: asides.notes,
      onlyFirst,
      resolveLink: (from, reference) => {
        const target = resolve(paths[from] ?? '', reference);
        const document = target === null ? undefined : indexes.get(target.path);
        if (target === null) return null;
        if (document !== undefined) return { document, fragment: target.fragment };
        const aside = asides.keyOf(target);
        return aside === null ? null : { document: NOT_A_DOCUMENT, fragment: aside };
      },
    });
  const drawings = () => [
    ...pictures.drawings(),
    ...documents.flatMap((document) => document.drawings),
    ...asides.drawings(),
  ];
  const opening = open.withOpening
    ? watchForOpening(() => compose(true), {
        resources: () => pictures.resources(),
        drawings,
      })
    : null;
  let chars = 0;
  for (const path of paths) {
    if (options.signal?.aborted) throw options.signal.reason;
    const document = readDocument(path, sources);
    documents.push(document);
    const [done, total] = [documents.length, paths.length];
    options.onProgress?.(done, total);
    chars += document.text.length;
    const found = done < total ? opening?.update(chars) : null;
    yield { done, total, opening: found ?? null };
  }
  const facts = book.spine.map(({ item, linear }) => ({
    ...documents[indexes.get(item.path)!]!.facts,
    linear,
  }));
  const { chapters, contents, notes } = compose(false);
  return {
    ...{ chapters, contents, notes },
    resources: pictures.resources(),
    drawings: drawings(),
    fonts: fonts.usedIn(chapters),
    documents: facts,
  };
}

/** The index of a document that no chapter shows. */
const NOT_A_DOCUMENT = -1;

/** The documents in reading order, each once: what `ChapterPart` counts. */
export const documentPaths = ({ spine }: PackageDocument): string[] => [
  ...new Set(spine.map(({ item }) => item.path)),
];

export interface Sources {
  archive: Archive;
  resolve: Resolver;
  pictures: PictureStore;
  styles: StyleSheets;
  faces: FaceNames;
  decodeUtf8?: DecodeUtf8 | undefined;
}

/** Without styles, for callers that only need the text. */
export const textSources = ({ archive, resolve, book, options }: Omit<OpenEpub, 'withOpening'>): Sources => ({
  archive,
  resolve,
  pictures: new PictureStore(archive, book),
  styles: new StyleSheets(archive, resolve, null),
  faces: new Map(),
  decodeUtf8: options.decodeUtf8,
});

/** A page with nothing but the picture at this path. */
const readPicturePage = (path: string, pictures: PictureStore, trace: StartTrace | undefined): ReadDocument =>
  readXhtml('<html><body><img src=""/></body></html>', {
    linear: true,
    ...(trace && { trace }),
    styleBy: null,
    resolvePicture: () => pictures.displayable(path),
  });

export function readDocument(
  path: string,
  { archive, resolve, pictures, styles, faces, decodeUtf8 }: Sources,
  trace?: StartTrace,
): ReadDocument {
  if (pictures.isPage(path)) return readPicturePage(path, pictures, trace);
  const size = archive.size(path) ?? 0;
  if (size > limits.xmlBytes)
    throw new PublicationError('BOOK_TOO_COMPLEX', 'A chapter of the book is too large.');
  const bytes = archive.read(path);
  if (bytes === null) throw new PublicationError('BAD_PACKAGE', 'A chapter of the book is missing.');
  const { text, start } = skipDoctype(decodeText(bytes, decodeUtf8));
  const options: ReadXhtmlOptions = {
    linear: true,
    ...(trace && { trace }),
    styleBy: (sheets) => createStyler(styles.rulesFor(path, sheets), faces),
    nameDrawing: (number) => `${path}#drawing-${number}`,
    resolvePicture: (href) => {
      if (/^\s*data:/i.test(href)) return pictures.displayableFromData(href);
      const target = resolve(path, href);
      return target === null ? null : pictures.displayable(target.path);
    },
  };
  const document = readXhtml(text, options, start);
  // Styles that hide most of a text expect a script, which never runs here.
  return !document.factsMatchText && countWords(document.text) * 2 < document.facts.words
    ? readXhtml(text, { ...options, styleBy: null }, start)
    : document;
}
