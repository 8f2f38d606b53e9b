import {
  placeInChapters,
  documentPlace,
  type DocumentPlace,
  type HasParts,
} from '../chapters/chapter-parts.ts';
import { openFile } from '../epub/open-epub.ts';
import type { ChildPlace, PackageDocument } from '../epub/package-document.ts';
import { documentPaths, readDocument, type Sources, textSources } from '../epub/read-documents.ts';
import { detectFormat } from '../parse-publication.ts';
import type { ReadOptions } from '../publication.ts';
import { isSpace } from '../canonical/white-space.ts';
import { Chunk, DocumentOutline, OutlineElement } from './document-outline.ts';
import { isPlainId, joinRange, type ParsedCfi, parseCfi, walkTo, writeCfi } from './vendor-epubjs.ts';
import type { TextPlace } from '../chapters/text-place.ts';

/** A place, or the stretch of a chapter that begins there. */
export interface ChapterStretch extends TextPlace {
  end?: number;
}

/** Places of one book as EPUB Canonical Fragment Identifiers, which other readers understand. */
export interface BookCfis {
  /** Null for a place that the book does not have. A stretch is a range; a place, where it spans documents. */
  cfiAt(stretch: ChapterStretch): string | null;
  /**
   * The place that a CFI means, of a range its start; null for one that leads into no document of the book. What
   * `cfiAt` wrote comes back exactly, but for a place within the empty line between two blocks, which becomes the end
   * of the first, and one between a letter and a mark that the file has as one character, which becomes its start.
   */
  placeOf(cfi: string): TextPlace | null;
}

/**
 * Makes and resolves the CFIs of an EPUB (https://w3c.github.io/epub-specs/epub33/epubcfi/). It reads a document
 * again at the first call for it. Null for an FB2, which has none. Throws PublicationError.
 *
 * @param chapters as this version of the parser made them of the same file
 */
export function openCfis(
  bytes: Uint8Array,
  chapters: readonly HasParts[],
  options: ReadOptions = {},
): BookCfis | null {
  return detectFormat(bytes) === 'epub' ? new EpubCfis(bytes, chapters, options) : null;
}

interface Traced {
  text: string;
  letters: LetterCount;
  outline: DocumentOutline;
}

/** A long document's outline takes tens of MB, and readers mostly stay in one document. */
const TRACED_DOCUMENTS = 3;

class EpubCfis implements BookCfis {
  private readonly book: PackageDocument;
  private readonly sources: Sources;
  private readonly chapters: readonly HasParts[];
  private readonly locate: (place: DocumentPlace) => TextPlace;
  private readonly paths: string[];
  private readonly traced = new Map<number, Traced>();

  constructor(bytes: Uint8Array, chapters: readonly HasParts[], options: ReadOptions) {
    const file = openFile(bytes, options);
    const { book } = file;
    this.book = book;
    this.sources = textSources(file);
    this.chapters = chapters;
    this.locate = placeInChapters(chapters);
    this.paths = documentPaths(book);
  }

  cfiAt({ chapter, offset, end }: ChapterStretch): string | null {
    const start = this.pointAt(chapter, offset, false);
    if (start === null || end === undefined || end <= offset) return start;
    const last = this.pointAt(chapter, end, true);
    return (last && joinRange(start, last)) ?? start;
  }

  placeOf(cfi: string): TextPlace | null {
    const parsed = parseCfi(cfi);
    const document = parsed && this.documentOf(parsed);
    if (parsed === null || document === null) return null;
    const { text, outline } = this.trace(document);
    return this.locate({ document, offset: offsetOf(parsed, outline, text) });
  }

  /**
   * Right before the letter that follows, or right after the one before if there is none or `isEnd` is true.
   */
  private pointAt(chapter: number, offset: number, isEnd: boolean): string | null {
    const found = documentPlace(this.chapters[chapter - 1], offset);
    const base = found && this.baseOf(found.document);
    if (found === null || base === null) return null;
    const { text, letters, outline } = this.trace(found.document);
    const root = outline.documentElement;
    if (root === null) return null;
    const at = Math.min(found.offset, text.length);
    const isAtLetter = !isEnd && at < text.length && !isSpace(text.charCodeAt(at));
    const before = letters.upTo(at);
    const place = outline.placeOfLetter(isAtLetter ? before : before - 1);
    if (place === null) return writeCfi(base, root.children.at(-1) ?? root, null);
    return writeCfi(base, place.chunk, isAtLetter ? place.start : place.end);
  }

  /** `/6/4[id]`: the spine in the package, the itemref in the spine. */
  private baseOf(document: number): string | null {
    const entry = this.book.spine.find(({ item }) => item.path === this.paths[document]);
    return entry ? `${step(this.book.spinePlace)}${step(entry.itemref)}` : null;
  }

  private documentOf({ base: [spine, itemref] }: ParsedCfi): number | null {
    if (spine?.index !== this.book.spinePlace.index || itemref === undefined) return null;
    const { spine: entries } = this.book;
    const entry =
      entries.find((one) => itemref.id !== null && one.itemref.id === itemref.id) ??
      entries.find((one) => one.itemref.index === itemref.index);
    const document = entry ? this.paths.indexOf(entry.item.path) : -1;
    return document < 0 ? null : document;
  }

  private trace(document: number): Traced {
    const known = this.traced.get(document);
    if (known) return known;
    if (this.traced.size >= TRACED_DOCUMENTS) this.traced.delete(this.traced.keys().next().value!);
    let outline = new DocumentOutline();
    const begin = () => (outline = new DocumentOutline());
    const { text } = readDocument(this.paths[document]!, this.sources, begin);
    const traced = { text, outline, letters: new LetterCount(text) };
    this.traced.set(document, traced);
    return traced;
  }
}

const step = ({ index, id }: ChildPlace): string => `/${(index + 1) * 2}${isPlainId(id) ? `[${id}]` : ''}`;

/** Number of letters (all characters but white space) before an offset. */
class LetterCount {
  private readonly text: string;
  /** At every `STRIDE`th offset. */
  private readonly counts: number[] = [0];

  constructor(text: string) {
    this.text = text;
  }

  upTo(end: number): number {
    const from = Math.floor(end / STRIDE);
    for (let i = this.counts.length; i <= from; i++)
      this.counts.push(this.counts[i - 1]! + this.count((i - 1) * STRIDE, i * STRIDE));
    return this.counts[from]! + this.count(from * STRIDE, end);
  }

  private count(start: number, end: number): number {
    let letters = 0;
    for (let i = start; i < end; i++) if (!isSpace(this.text.charCodeAt(i))) letters++;
    return letters;
  }
}

const STRIDE = 4096;

/** Where in the document's text a CFI points; as near as possible if the document has changed. */
function offsetOf(cfi: ParsedCfi, outline: DocumentOutline, text: string): number {
  const node = nearestNode(cfi, outline);
  if (!(node instanceof Chunk)) return letterOffset(text, node?.letters ?? 0);
  const { letters, isAtLetter, isAfterLetter } = outline.lettersBefore(node, cfi.offset ?? 0);
  return isAfterLetter && !isAtLetter ? letterOffset(text, letters - 1) + 1 : letterOffset(text, letters);
}

/** The exact node, else by step numbers alone, else the longest prefix that resolves. */
function nearestNode({ path }: ParsedCfi, outline: DocumentOutline): Chunk | OutlineElement | null {
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
