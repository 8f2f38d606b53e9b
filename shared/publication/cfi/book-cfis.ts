import { openFile } from '../epub/open-epub.ts';
import type { ChildPlace, PackageDocument } from '../epub/package-document.ts';
import { PictureStore } from '../epub/picture-store.ts';
import { type ReadEpub, type Sources, readDocument, readDocuments } from '../epub/read-documents.ts';
import { StyleSheets } from '../epub/style-sheets.ts';
import { detectFormat } from '../parse-publication.ts';
import type { PlannedChapter } from '../plan-chapters.ts';
import type { ReadOptions } from '../publication.ts';
import { isSpace } from '../text/white-space.ts';
import { Chunk, DocumentOutline, OutlineElement } from './document-outline.ts';
import { type ParsedCfi, isPlainId, parseCfi, walkTo, writeCfi } from './vendor-epubjs.ts';

/** A place in a book: the number of a chapter, and an offset in its canonical text in UTF-16 units. */
export interface ChapterPlace {
  chapter: number;
  offset: number;
}

/** Places of one book as EPUB Canonical Fragment Identifiers, which other readers understand. */
export interface BookCfis {
  /** Null for a place that the book does not have. */
  cfiAt(place: ChapterPlace): string | null;
  /**
   * The place that a CFI means, of a range its start; null for one that leads into no document of the book. What
   * `cfiAt` wrote comes back exactly, but for a place within the empty line between two blocks, which becomes the end
   * of the first, and one between a letter and a mark that the file has as one character, which becomes its start.
   */
  placeOf(cfi: string): ChapterPlace | null;
}

/**
 * Makes and resolves the CFIs of an EPUB (https://w3c.github.io/epub-specs/epub33/epubcfi/). It reads the whole book
 * once, and a document again when it is first asked about. Null for an FB2, which has none. Throws PublicationError.
 */
export function openCfis(bytes: Uint8Array, options: ReadOptions = {}): BookCfis | null {
  return detectFormat(bytes) === 'epub' ? new EpubCfis(bytes, options) : null;
}

interface Traced {
  text: string;
  outline: DocumentOutline;
}

class EpubCfis implements BookCfis {
  private readonly book: PackageDocument;
  private readonly sources: Sources;
  private readonly read: Pick<ReadEpub, 'plan' | 'paths'>;
  private readonly traced = new Map<number, Traced>();

  constructor(bytes: Uint8Array, options: ReadOptions) {
    const file = openFile(bytes, options);
    const { archive, resolve } = file;
    this.book = file.book;
    this.sources = {
      archive,
      resolve,
      pictures: new PictureStore(archive),
      styles: new StyleSheets(archive, resolve),
    };
    const steps = readDocuments({ ...file, wantsOpening: false });
    let step = steps.next();
    while (!step.done) step = steps.next();
    this.read = { plan: step.value.plan, paths: step.value.paths };
  }

  cfiAt({ chapter, offset }: ChapterPlace): string | null {
    const found = documentPlace(this.read.plan.chapters[chapter - 1], offset);
    if (found === null) return null;
    const { text, outline } = this.trace(found.document);
    const base = this.baseOf(found.document);
    const root = outline.documentElement;
    if (base === null || root === null) return null;
    const at = Math.min(found.offset, text.length);
    const letters = countLettersTo(text, at);
    const isAtLetter = at < text.length && !isSpace(text.charCodeAt(at));
    const place = outline.placeOfLetter(isAtLetter ? letters : letters - 1);
    if (place === null) return writeCfi(base, root.children.at(-1) ?? root, null);
    return writeCfi(base, place.chunk, isAtLetter ? place.start : place.end);
  }

  placeOf(cfi: string): ChapterPlace | null {
    const parsed = parseCfi(cfi);
    const document = parsed && this.documentOf(parsed);
    if (parsed === null || document === null) return null;
    const { text, outline } = this.trace(document);
    const offset = offsetOf(parsed, outline, text);
    return this.read.plan.locate(document, offset);
  }

  /** `/6/4[id]`: the spine in the package, the itemref in the spine. */
  private baseOf(document: number): string | null {
    const entry = this.book.spine.find(({ item }) => item.path === this.read.paths[document]);
    return entry ? `${step(this.book.spinePlace)}${step(entry.itemref)}` : null;
  }

  private documentOf({ base: [spine, itemref] }: ParsedCfi): number | null {
    if (spine?.index !== this.book.spinePlace.index || itemref === undefined) return null;
    const { spine: entries } = this.book;
    const entry =
      entries.find((one) => itemref.id !== null && one.itemref.id === itemref.id) ??
      entries.find((one) => one.itemref.index === itemref.index);
    const document = entry ? this.read.paths.indexOf(entry.item.path) : -1;
    return document < 0 ? null : document;
  }

  private trace(document: number): Traced {
    const known = this.traced.get(document);
    if (known) return known;
    let outline = new DocumentOutline();
    const begin = () => (outline = new DocumentOutline());
    const { text } = readDocument(this.read.paths[document]!, this.sources, begin);
    const traced = { text, outline };
    this.traced.set(document, traced);
    return traced;
  }
}

const step = ({ index, id }: ChildPlace): string => `/${(index + 1) * 2}${isPlainId(id) ? `[${id}]` : ''}`;

/** The part of a chapter where an offset lies; between two parts, the start of the next. */
function documentPlace(
  chapter: PlannedChapter | undefined,
  offset: number,
): { document: number; offset: number } | null {
  if (chapter === undefined || offset < 0) return null;
  let base = 0;
  for (const { document, start, text } of chapter.parts) {
    if (text === '') continue;
    if (offset <= base + text.length) return { document, offset: start + Math.max(0, offset - base) };
    base += text.length + 2;
  }
  const last = chapter.parts.at(-1);
  return last ? { document: last.document, offset: last.start + last.text.length } : null;
}

function countLettersTo(text: string, end: number): number {
  let letters = 0;
  for (let i = 0; i < end; i++) if (!isSpace(text.charCodeAt(i))) letters++;
  return letters;
}

/** Where in the document's text a CFI points; as near as can be where the document has changed. */
function offsetOf(cfi: ParsedCfi, outline: DocumentOutline, text: string): number {
  const node = nearest(cfi, outline);
  if (!(node instanceof Chunk)) return letterOffset(text, node?.letters ?? 0);
  const { letters, isAtLetter, isAfterLetter } = outline.lettersBefore(node, cfi.offset ?? 0);
  return isAfterLetter && !isAtLetter ? letterOffset(text, letters - 1) + 1 : letterOffset(text, letters);
}

/** The node itself, else by numbers alone, else what is left of the way to it. */
function nearest({ path }: ParsedCfi, outline: DocumentOutline): Chunk | OutlineElement | null {
  const byNumber = path.map((one) => ({ ...one, id: null }));
  const node = walkTo(path, outline) ?? walkTo(byNumber, outline);
  for (let length = path.length - 1; node === null && length > 0; length--) {
    const around = walkTo(byNumber.slice(0, length), outline);
    if (around instanceof OutlineElement) return around;
  }
  return node instanceof Chunk || node instanceof OutlineElement ? node : null;
}

/** Offset of the letter of this number; the end where there are fewer. */
function letterOffset(text: string, number: number): number {
  let left = number;
  for (let i = 0; i < text.length; i++) if (!isSpace(text.charCodeAt(i)) && left-- === 0) return i;
  return text.length;
}
